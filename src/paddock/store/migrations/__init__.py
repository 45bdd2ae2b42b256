"""The steps by which a database of any age is brought up to date."""

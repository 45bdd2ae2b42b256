"""The migrations that bring a database of any age up to date."""

"""Paddock in the browser: pages, live tables, and the guard at the door."""

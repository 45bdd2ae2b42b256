"""Crazy Rally: tune a car, remember the course, drive fourteen cards without leaving the road."""

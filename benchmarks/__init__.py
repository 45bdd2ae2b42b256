"""Benchmarks: Paddock compared with other libraries and servers, both measured in one run."""

"""The obligations."""

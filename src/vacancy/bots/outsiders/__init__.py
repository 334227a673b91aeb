"""Outsiders at the table: players by rules of thumb, to measure bots by."""

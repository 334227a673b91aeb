"""The table in a terminal: a person plays there against bots."""

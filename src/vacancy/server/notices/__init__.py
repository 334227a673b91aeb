"""Notices: people who do not look are told of their turn, by browser, webhook or mail."""

"""Nets that have learnt a game: their weights as files, and how they play."""

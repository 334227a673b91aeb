"""Games for learning: many tables at once, as arrays."""

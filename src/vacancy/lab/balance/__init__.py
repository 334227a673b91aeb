"""How fair and varied a game is."""

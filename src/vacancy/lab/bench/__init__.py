"""How fast everything is."""

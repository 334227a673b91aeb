"""Many games: simulations, what they tell, and how fast everything is."""

"""Lines of play that a review follows, in the rules' dialect, compiled with each game."""

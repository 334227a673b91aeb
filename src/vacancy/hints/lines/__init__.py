"""Lines of play that hints follow, in the rules' dialect, compiled with each game."""

"""How strong players are: the model of ratings, and bots as its fixed points."""

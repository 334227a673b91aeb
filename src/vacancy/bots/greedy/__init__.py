"""The greedy bot: the best move in a few guessed worlds."""

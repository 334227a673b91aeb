"""The search: a tree of what a seat can see happen, grown in guessed worlds."""

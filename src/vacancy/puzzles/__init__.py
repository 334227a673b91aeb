"""Puzzles: positions of matches in which one way to go on is much the best, and hard to see.

Two kinds. In *exact* ones (`last_turns`, `last_moves`) all that can still happen was searched; in
*judged* ones (`hard_moves`) two evaluators and a long search agree. Both went through the same
sieve (`sieve`). `shelf` keeps them with their games, `trying` lets somebody try one.
`vacancy.lab.mining` plays the matches that they are found in.
"""

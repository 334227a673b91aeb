"""The shell in a terminal: playing, reading rules, replaying, and many games at once.

Nothing here knows a game: everything goes through the contract in `vacancy.engine.game`.
"""

"""The page's TypeScript, made from the types that the server and the games state.

`python -m vacancy.server.typescript` writes `web/src/generated/`: the protocol, and for each game
its table, its moves and its beats. A test says whether what is there is current.
"""

"""The server: tables that people and bots share over the network.

Read in this order: `tables.py` and `fold.py` (a table is folded from its log), `decide.py` (what a
command does, without any I/O), `project.py` and `events.py` (what each viewer is told), `store.py`
(the log on disk), `live.py` (the one way to change a table), `room.py` (who looks at it) and
`tellers.py` (processes that help to tell of moves), `bots.py` and `thinking.py` (what goes on by
itself), `session.py` (the WebSocket), `app.py` (HTTP), `neighbours.py` and `crier.py` (other
processes that serve the same tables).
"""

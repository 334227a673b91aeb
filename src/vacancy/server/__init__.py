"""The server: tables that people and bots share over the network.

Read the rooms in this order: `table` (a table is folded from its log, and what a command does to
it, without any I/O), `telling` (what each viewer is told), `store` (the log on disk), `live` (the
one way to change a table, who looks at it, and what goes on by itself), `http` (the application
and its routes), `cluster` (other processes that serve the same tables).
"""

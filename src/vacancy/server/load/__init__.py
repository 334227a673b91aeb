"""How a server bears many tables: `make load`. Loopback only; figures are reported, not judged.

A server in a process of its own, or several, and here its clients: every seat of every table is a
WebSocket. The tables are at different points of their matches, as those of a house are; then each
makes a move every two seconds. At other tables bots think, for somebody who answers them at once.
Measured are the times from a move to its acknowledgement and to the other seats' screens, how late
bots are, and what the server needs for all that.

Thousands of clients in one process must not wait for each other, which real ones do not: they do
not read what they need not know, and their garbage is left where it is (Python's collector, looking
through all of it, took a third of a second at a time).
"""

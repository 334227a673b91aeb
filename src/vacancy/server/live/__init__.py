"""Tables in use: the hub, the rooms, the sockets, and the bots that think."""

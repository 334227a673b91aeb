"""Reviews of matches that are over, worked out in processes beside the server."""

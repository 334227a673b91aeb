"""Several processes that serve the same tables, and how they hear of each other."""

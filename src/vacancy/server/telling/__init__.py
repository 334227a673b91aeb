"""What each viewer is told: views, events, and the processes that help to tell."""

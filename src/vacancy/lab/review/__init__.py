"""What reviews are worth: many matches between bots looked at again, and what that tells."""

"""Which bot is stronger, and how sure that is."""

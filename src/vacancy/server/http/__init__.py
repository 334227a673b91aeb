"""HTTP: the application, its routes, and who is let in."""

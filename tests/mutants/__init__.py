"""Rules that are broken on purpose, to see which tests notice."""

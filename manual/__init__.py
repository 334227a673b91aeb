"""How the documentation site is made: see `mkdocs.yml`."""

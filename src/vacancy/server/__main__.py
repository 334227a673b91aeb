"""`python -m vacancy.server`."""

from .command import main

main()

"""`python -m vacancy.cli`."""

from . import main

main()

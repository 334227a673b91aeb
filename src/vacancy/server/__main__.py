"""`python -m vacancy.server`: the same as `vacancy serve`."""

from vacancy.cli import main

main("serve")

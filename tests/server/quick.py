"""`python -m tests.server.quick`: a server whose passwords are hashed in no time.

Argon2 takes a tenth of a second of processor time on purpose, for every login of every test. What
it is in earnest is tested by itself (`test_store.py`).
"""

from functools import cache

from argon2 import PasswordHasher

from vacancy.cli import main
from vacancy.server.store import passwords


@cache
def quick_hasher() -> PasswordHasher:
    return PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)


def serve() -> None:
    """Carry out the command line of this process."""
    passwords.hasher = quick_hasher
    main("serve")


if __name__ == "__main__":
    serve()

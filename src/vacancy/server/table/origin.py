"""Where a table comes from that begins in the middle of another's match, or with its deal.

The first row of its log holds what was given: the other's moves and numbers, and from where on
chance is dealt anew. So the table is whole without the other one.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Literal

from vacancy.engine.nonces import Nonces
from vacancy.engine.prelude import Anew, Prelude
from vacancy.engine.rng import new_secret

from .parts import Body

if TYPE_CHECKING:
    from .table import Table


@dataclass(frozen=True)
class Origin:
    """The match that a table goes on from, and what of it was given."""

    table: str
    is_duplicate: bool
    """Whether it is the same deal, to be compared, rather than some position."""
    actions: tuple[int, ...]
    nonces: Nonces
    prelude: Prelude

    @property
    def luck(self) -> Literal["same", "anew"]:
        """Whether chance goes on as it did there."""
        return "anew" if self.prelude.is_dealt_anew else "same"


def write_origin(origin: Origin) -> Body:
    """What the first row of a log says of it."""
    return {
        "table": origin.table,
        "is_duplicate": origin.is_duplicate,
        "actions": list(origin.actions),
        "nonces": {str(seat): nonce for seat, nonce in origin.nonces.items()},
        "anew": [[each.number, each.secret.hex()] for each in origin.prelude.anew],
    }


def read_origin(told: Body | None) -> Origin | None:
    """What the first row of a log says of it, if it does."""
    if told is None:
        return None
    actions = tuple(told["actions"])
    anew = tuple(Anew(number, bytes.fromhex(secret)) for number, secret in told["anew"])
    nonces = {int(seat): nonce for seat, nonce in told["nonces"].items()}
    prelude = Prelude(len(actions), anew)
    return Origin(told["table"], told["is_duplicate"], actions, nonces, prelude)


def write_given(table: Table, origin: Origin) -> Body:
    """What the first row of a log holds of another's match: secret, rules and what was given."""
    return {
        "secret": table.secret.hex(),
        "rules_version": table.rules_version,
        "origin": write_origin(origin),
    }


def given_again(table: Table) -> Body:
    """What was given to a table, for its rematch: chance that was dealt anew is so once more.

    Not that of a duplicate, which is to be the same for all.
    """
    origin = table.origin
    if origin is None:
        return {}
    if origin.prelude.is_dealt_anew and not origin.is_duplicate:
        prelude = origin.prelude.onward(origin.prelude.count, new_secret())
        origin = replace(origin, prelude=prelude)
    return write_given(table, origin)


def play_on_from(table: Table, number: int, secret: bytes | None) -> Origin:
    """A position of a match: with the same luck as there, or chance that follows from a secret."""
    return Origin(
        table.id,
        is_duplicate=False,
        actions=tuple(move.action for move in table.moves[:number]),
        nonces=table.nonces,
        prelude=(table.match.prelude or Prelude()).onward(number, secret),
    )


def deal_again(table: Table) -> Origin:
    """The deal of a match; that of a duplicate is the deal of the first."""
    if table.origin is not None:
        given = table.origin
        first = given.table if given.is_duplicate else table.id
        return Origin(first, True, given.actions, given.nonces, given.prelude)
    return Origin(table.id, True, (), table.nonces, Prelude())

"""Apartament: trucks, a furniture factory and hotels to furnish, for two to four players.

Read in this order: `rules.md` (the numbered rules), `layout.py` (what lies on the table),
`rules/turn.py` (how a turn goes), then the chapter you care about.
"""

from vacancy.engine.game import Game, Rules
from vacancy.engine.options import Choice

from . import table, view, words
from .components import DATA, DECISION_LIMIT
from .layout import Beat, SeatCoins, State
from .moves import ACTIONS, LEGAL_LIMIT
from .rules import guessing, scoring, turn
from .setup import begin

GAME = Game(
    name="apartament",
    title="Apartament",
    designer=DATA["designer"],
    minutes=DATA["minutes"],
    seats=range(2, 5),  # APT-2.1
    rules_version=1,
    rule_prefix="APT",
    options=(
        Choice("seat_coins", tuple(each.name.lower() for each in SeatCoins), "none"),  # APT-3.10
    ),
    state=State,
    beat=Beat,
    actions=ACTIONS,
    legal_limit=LEGAL_LIMIT,
    decision_limit=DECISION_LIMIT,
    rules=Rules(
        begin=begin,
        list_legal=turn.list_legal,
        why_not=turn.why_not,
        apply=turn.apply,
        step=turn.step,
        score=scoring.score,
        tie_break=scoring.tie_break,
        redraw=guessing.redraw,
        chapter=scoring.chapter,
    ),
    view_of=view,
    words=words,
    table=table,
    package=__name__,
)

"""Pan tu nie stał!: queues for scarce goods, for two to five players.

Read in this order: `rules.md` (the numbered rules), `layout.py` (what lies on the table),
`rules/turn.py` (how a turn goes), then the chapter you care about.
"""

from vacancy.engine.game import Game, Rules
from vacancy.engine.options import SeatChoice
from vacancy.engine.tuning import Thought, Tuning

from . import terminal, view, words
from .aims import AIMS
from .components import DATA, START_HAND
from .counted import COUNTED
from .dials import DIALS
from .estimate import estimate, glance
from .features import FEATURES
from .layout import (
    ACTIONS,
    DECK,
    GOODS,
    LEGAL_LIMIT,
    OLD_RULES,
    RULES_VERSION,
    SEATS,
    TURNS,
    Beat,
    State,
)
from .outsiders import OUTSIDERS
from .rules import guessing, scoring, turn
from .setup import begin

LAID, DRAWN, ENDED, SPECIAL = DECK, DECK - START_HAND, TURNS, 2  # PTN-8.11; one Pan, one Sonny
TAKEN = GOODS  # at most which good and which card for each pair of goods (PTN-9.2)

GAME = Game(
    name="pan_tu_nie_stal",
    title=DATA["title"],
    designer=DATA["designer"],
    minutes=DATA["minutes"],
    seats=range(2, SEATS + 1),
    rules_version=RULES_VERSION,
    old_rules_versions=(OLD_RULES,),
    rule_prefix="PTN",
    options=(SeatChoice("first"),),  # PTN-3.8
    state=State,
    beat=Beat,
    actions=ACTIONS,
    legal_limit=LEGAL_LIMIT,
    decision_limit=SEATS * (LAID + DRAWN + ENDED + SPECIAL) + TAKEN,
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
        estimate=estimate,
        glance=glance,
    ),
    view_of=view,
    words=words,
    terminal=terminal,
    colours=tuple(DATA["colours"]),
    counted=COUNTED,
    features=FEATURES,
    outsiders=OUTSIDERS,
    tuning=Tuning(
        chapters=2,
        is_each_seats=True,
        exploration=2500,
        iterations=24_000,
        thoughts=(
            Thought(120, 0.6),
            Thought(250, 0.3),
            Thought(800),
            Thought(4_000),
            Thought(64_000),
        ),
        seconds=1.2,
        turns=4,
        samples=2,
    ).with_larger(
        chapters=3,
        turns=2,
        samples=3,
        more_moves=4,
        tries=3,
        sees_ahead=True,
        minds_others=False,
        leader=0,
        iterations=900,
        parts=(75, 75, 25, 1),
    ),
    aims=AIMS,
    dials=DIALS,
    package=__name__,
)

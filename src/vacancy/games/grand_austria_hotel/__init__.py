"""Grand Austria Hotel: a hotel in Vienna, its guests, its staff and the emperor.

Read in this order: `rules.md` (the numbered rules), `layout.py` (what lies on the table),
`components.json` (cards and tiles as rows of the vocabulary `Op`), `rules/turn.py` (how a turn
goes), then the chapter you care about.
"""

from vacancy.engine.game import Game, Rules
from vacancy.engine.options import Choice, Effect, SeatChoice
from vacancy.engine.record import names_of
from vacancy.engine.tuning import Thought, Tuning

from . import terminal, view, words
from .aims import AIMS
from .counted import COUNTED
from .data import DATA
from .dials import DIALS
from .estimate import estimate
from .features import FEATURES
from .layout import LAYOUT_CHOICES, SIDES, STACK_NAMES, Beat, State, stack_choices
from .moves import ACTIONS, LEGAL_LIMIT
from .outsiders import OUTSIDERS
from .rules import guessing, scoring, turn
from .setup import begin
from .vocabulary import Variant


def stack_choice(name: str, letter: str) -> Choice:
    """A politics card or emperor tile of one letter, or a random one (GAH-3.7, GAH-10.17)."""
    return Choice(f"{name}_{letter}", stack_choices(letter), "random")


def hotel_choice(seat: int) -> Choice:
    """The layout of a seat, from 1; boards differ on side B only (GAH-3.13)."""
    effect = Effect("board", "b", seats=seat, rule="GAH-3.13")
    return Choice(f"hotel_{seat}", LAYOUT_CHOICES, "dealt", effect)


GAME = Game(
    name="grand_austria_hotel",
    title=DATA["title"],
    designer=DATA["designer"],
    minutes=DATA["minutes"],
    seats=range(2, 5),
    rules_version=1,
    rule_prefix="GAH",
    options=(  # GAH-9.40
        Choice(
            "edition", tuple(edition["id"] for edition in DATA["editions"]), "2016"
        ),  # GAH-10.90
        Choice("staff", names_of(Variant), "normal"),  # GAH-3.31
        Choice("board", SIDES, "a"),  # GAH-3.13
        *(hotel_choice(seat) for seat in range(1, 5)),
        *(stack_choice("politics", letter) for letter in STACK_NAMES),
        *(stack_choice("emperor", letter) for letter in STACK_NAMES),
        Choice("vp_floor", ("none", "zero"), "none"),  # GAH-10.89
        SeatChoice("first"),  # GAH-3.17
    ),
    state=State,
    beat=Beat,
    actions=ACTIONS,
    legal_limit=LEGAL_LIMIT,
    decision_limit=6000,  # 7 rounds of 8 turns and up to 14 rolls, 40 decisions a turn and more
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
        glimpse=guessing.glimpse,
        estimate=estimate,
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
        tries=3,
        sees_ahead=True,
        scale=2000,
        iterations=6_000,
        parts=(500, 300, 80, 1),
        thoughts=(
            Thought(60, 3.0, 0.15),
            Thought(100, 1.5),
            Thought(100, 0.5),
            Thought(500),
            Thought(8_000),
        ),
        seconds=0.5,
    ).with_larger(minds_others=False, iterations=3_000, parts=(250, 150, 40, 1)),
    aims=AIMS,
    dials=DIALS,
    package=__name__,
)

"""Last Room: the smallest game that has everything: hidden cards, a draw, a refusal, an end."""

from vacancy.engine.game import Game, Rules

from . import rules, telling
from .layout import ACTIONS, COLOURS, SEATS, TURNS, Beat, State

GAME = Game(
    name="last_room",
    title="Last Room",
    designer="Vacancy",
    minutes=5,
    seats=range(2, SEATS + 1),
    rules_version=1,
    rule_prefix="LR",
    options=(),
    state=State,
    beat=Beat,
    actions=ACTIONS,
    legal_limit=ACTIONS,
    decision_limit=TURNS * SEATS,
    rules=Rules(
        begin=rules.begin,
        list_legal=rules.list_legal,
        why_not=rules.why_not,
        apply=rules.apply,
        step=rules.step,
        score=rules.score,
        redraw=rules.redraw,
    ),
    view_of=telling,
    words=telling,
    terminal=telling,
    colours=COLOURS,
    package=__name__,
)

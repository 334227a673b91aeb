"""A review put together from its pieces, as many as there are."""

from __future__ import annotations

from itertools import pairwise
from operator import itemgetter
from typing import Any

import numpy as np

from vacancy.engine.record import NONE

from .accounts import write_accounts
from .measured import is_rough
from .pieces import DIGITS, Luck, Outlook, Sight, Verdict
from .reviewer import FORMAT, Reviewer
from .scale import accuracy_of, counted, mark_of, points
from .shapes import Choice, Decision, Doubt, Draw, Point, Review, Turning
from .walk import Step

TURNINGS = 3
TURN_LEAST = 0.03
"""A smaller change of anybody's share turned nothing."""
LASTING = 3
"""What shares are for so many points before and after a change tells what of it lasted."""


def assemble(reviewer: Reviewer) -> Review:
    """The review as far as it is done."""
    walk, pieces = reviewer.walk, reviewer.pieces
    graph, decisions = write_graph(reviewer), write_decisions(reviewer)
    done = sum(task.label in pieces for task in reviewer.tasks)
    progress = done / max(len(reviewer.tasks), 1)
    return {
        "format": FORMAT,
        "game": walk.game.name,
        "seats": walk.seats,
        "moves": len(walk.steps),
        "depth": reviewer.depth_name,
        "evaluator": reviewer.edition,
        "is_rough": is_rough(walk.game, reviewer.evaluator.name, walk.seats),
        "progress": round(progress, 4),
        "is_done": done == len(reviewer.tasks),
        "result": [round(share, DIGITS) for share in reviewer.result],
        "graph": graph,
        "decisions": decisions,
        "draws": [draw for step in walk.steps for draw in write_draws(reviewer, step)],
        "accounts": write_accounts(reviewer, decisions),
        "turnings": find_turnings(graph, walk.steps),
    }


# The graph


def write_graph(reviewer: Reviewer) -> list[Point]:
    """What every seat could expect, from the start to the end."""
    points = [point_after(reviewer, 0)]
    for step in reviewer.walk.steps:
        points += points_of(reviewer, step)
    if points[-1]["moment"] != "end":
        points[-1] |= {"moment": "end", "shares": reviewer.result, "errors": nothing(reviewer)}
    return points


def points_of(reviewer: Reviewer, step: Step) -> list[Point]:
    """The points of a move: what was decided, and what chance made of it."""
    luck: Any = reviewer.pieces.get(f"luck {step.number}")
    whole = point_after(reviewer, step.number)
    if not step.events:
        return [whole]
    if luck is None:
        return [whole | {"moment": "chance", "beat": step.events[-1].beat}]
    told = [point(step.number, luck["shares"][0], luck["errors"][0])]
    for index, event in enumerate(step.events, 1):
        told.append(point(step.number, luck["shares"][index], luck["errors"][index]))
        told[-1] |= {"moment": "chance", "beat": event.beat}
    told[-1] |= {"known": whole["known"], "known_errors": whole["known_errors"]}
    return told


def point_after(reviewer: Reviewer, move: int) -> Point:
    """The point after a whole move, as well as it is known."""
    pieces = reviewer.pieces
    outlook: Outlook | Any = pieces.get(f"outlook {move}")
    sight: Sight | Any = pieces.get(f"sight {move}")
    if outlook is None:
        sketch: Any = pieces.get("sketch")
        outlook = {"shares": sketch["shares"][move] if sketch else [], "errors": []}
    told = point(move, outlook["shares"], outlook["errors"])
    told["moment"] = "decision" if move else "start"
    if sight is not None:
        told |= {"known": sight["shares"], "known_errors": sight["errors"]}
    return told


def point(move: int, shares: list[float], errors: list[float]) -> Point:
    return {
        "move": move,
        "moment": "decision",
        "beat": None,
        "shares": shares,
        "errors": errors,
        "known": None,
        "known_errors": None,
    }


def nothing(reviewer: Reviewer) -> list[float]:
    return [0.0] * reviewer.walk.seats


# Decisions and draws


def write_decisions(reviewer: Reviewer) -> list[Decision]:
    """The decisions that have been judged."""
    found = ((step, reviewer.pieces.get(f"verdict {step.number}")) for step in reviewer.walk.steps)
    return [write_decision(reviewer, step, verdict) for step, verdict in found if verdict]


def write_decision(reviewer: Reviewer, step: Step, verdict: Verdict | Any) -> Decision:
    """A verdict with its mark."""
    loss, error = verdict["loss"], verdict["error"]
    mark = mark_of(loss, error)
    doubt: Doubt | None = None
    if mark is None and mark_of(loss, 0.0) is not None:
        doubt = "unsure"
    elif mark is not None and verdict["is_close"]:
        mark, doubt = None, "close"
    elif mark is not None and verdict["is_doubted"]:
        mark, doubt = None, "search"
    return {
        "move": step.number,
        "seat": step.seat,
        "action": step.action,
        "best": verdict["best"],
        "legal": step.legal,
        "loss": loss,
        "error": error,
        "mark": mark,
        "doubt": doubt,
        "accuracy": round(accuracy_of(counted(loss, doubt)), 1),
        "choices": write_choices(verdict, step.action, reviewer.walk.seats),
        "line": verdict["line"],
    }


def write_choices(verdict: Verdict, action: int, seats: int) -> list[Choice]:
    """The moves that were tried, the best first.

    The best one and the one that was played were measured again in other samples; all the others
    are told as far from the latter as they were found.
    """
    found = dict(zip(verdict["actions"], verdict["shares"], strict=True))
    shift = verdict["share"] - found[action]
    shares = {each: min(share + shift, verdict["best_share"]) for each, share in found.items()}
    shares |= {action: verdict["share"], verdict["best"]: verdict["best_share"]}
    told: list[Choice] = [
        {
            "action": each,
            "share": round(max(shares[each], 0.0), 4),
            "points": round(points(max(shares[each], 0.0), seats), 1),
            "chance": chance,
        }
        for each, chance in zip(verdict["actions"], verdict["chances"], strict=True)
    ]
    first = verdict["best"]
    return sorted(told, key=lambda each: (each["action"] != first, -each["share"]))


def write_draws(reviewer: Reviewer, step: Step) -> list[Draw]:
    """What chance brought in a move."""
    luck: Luck | Any = reviewer.pieces.get(f"luck {step.number}")
    if luck is None:
        return []
    return [
        {"move": step.number, "beat": event.beat, "luck": mine, "errors": errors}
        for event, mine, errors in zip(step.events, luck["luck"], luck["luck_errors"], strict=True)
    ]


# Turning points


def find_turnings(graph: list[Point], steps: list[Step]) -> list[Turning]:
    """The greatest changes that last, of different moves, in the order of the match."""
    found: list[tuple[float, Turning]] = []
    for index, (old, new) in enumerate(pairwise(graph), 1):
        step = steps[new["move"] - 1]
        is_chance = new["moment"] == "chance"
        turning: Turning = {
            "move": new["move"],
            "moment": "chance" if is_chance else "decision",
            "beat": new["beat"],
            "seat": None if is_chance or step.seat == NONE else step.seat,
            "before": old["shares"],
            "after": new["shares"],
        }
        found.append((lasting_change(graph, index), turning))
    greatest: list[Turning] = []
    for size, each in sorted(found, key=itemgetter(0), reverse=True):
        is_new = each["move"] not in {other["move"] for other in greatest}
        if size >= TURN_LEAST and is_new and len(greatest) < TURNINGS:
            greatest.append(each)
    return sorted(greatest, key=lambda each: each["move"])


def lasting_change(graph: list[Point], index: int) -> float:
    """By how much shares changed from the point before to this one, as far as that lasted.

    Half-way through a turn the judge may think little of what has been begun: what the next move
    mends has turned nothing.
    """
    before = np.array([each["shares"] for each in graph[max(index - LASTING, 0) : index]])
    after = np.array([each["shares"] for each in graph[index : index + LASTING]])
    step, stayed = after[0] - before[-1], after.mean(0) - before.mean(0)
    lasted = np.where(step * stayed > 0, np.minimum(abs(step), abs(stayed)), 0.0)
    return float(lasted.max(initial=0.0))

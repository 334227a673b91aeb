"""What every game must pass: the judge is shipped with the contract.

Each check plays or takes positions of one game and raises `AssertionError` with what is wrong. The
tests run all of them over the registry; the author of a new game can call them one by one.

>>> import vacancy
>>> game = vacancy.game("overbooking").uncompiled
>>> check_match(game, seats=2, options={}, seed=1)
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from typing import Any

from .game import Game, IllegalMove, Seat, State
from .options import Choice
from .record import Record
from .rng import secret_from_seed
from .snapshot import snapshot
from .transcript import Match
from .words import LANGUAGES, Message

ILLEGAL_SAMPLE = 12
"""How many illegal actions are tried in each position."""

SLOW_SHARE = 0.3
"""The share of positions that get the slower checks: neighbours are much alike."""
spoken: set[str] = set()


def option_sets(game: Game, seats: int | None = None) -> list[dict[str, str]]:
    """The defaults, and some sets of options in which each value of each option occurs.

    They fit a table of so many seats, or every table.
    """
    values = [
        (option.name, option.values if isinstance(option, Choice) else (option.default, "0"))
        for option in game.options
    ]
    longest = max((len(known) for _, known in values), default=0)
    sets = [
        {name: known[(turn + place) % len(known)] for place, (name, known) in enumerate(values)}
        for turn in range(longest)
    ]
    needed = {o.effect.option: o.effect.value for o in game.options if o.effect is not None}
    sets = [{}, *({**each, **needed} for each in sets), *(sets[:1] if needed else [])]
    return [without_idle(game, seats or game.seats[0], each) for each in sets]


def without_idle(game: Game, seats: int, options: Mapping[str, str]) -> dict[str, str]:
    """Options without those that make no difference at a table."""
    chosen = {option.name: options.get(option.name, option.default) for option in game.options}
    idle = {
        option.name
        for option in game.options
        if option.effect is not None and option.effect.why_none(option.name, seats, chosen)
    }
    return {name: value for name, value in options.items() if name not in idle}


def positions(
    game: Game, seats: int, options: Mapping[str, Any], seed: int
) -> Iterator[tuple[State, int]]:
    """The positions of one random game, each with the action that is played in it next."""
    rng = random.Random(seed)
    state = game.new(seats, seed=seed, **options)
    while not game.is_over(state):
        action = rng.choice(game.legal(state))
        yield state, action
        game.play(state, action)


def check_match(
    game: Game,
    seats: int,
    options: Mapping[str, Any],
    seed: int,
    rules_version: int | None = None,
) -> None:
    """One random game from start to end, by these rules or the current ones, checked on the way."""
    rng = random.Random(seed)
    match = Match(game, seats, secret_from_seed(seed), options, seed, rules_version)
    while not game.is_over(match.state):
        assert len(match.moves) < game.decision_limit, "the game does not end"
        check_legal(game, match.state)
        action = rng.choice(game.legal(match.state))
        if rng.random() < SLOW_SHARE:
            check_notation(game, match.state)
            check_refusals(game, match.state, rng)
            check_dump(game, match.state)
            check_beats(game, match.state, action)
        match.play(action)
        game.check_limits(match.state)
    check_end(game, match.state)
    check_replay(match)


def check_legal(game: Game, state: State) -> None:
    """Somebody decides, and has a list of answers: ascending, in range, all of them accepted."""
    mover, legal = game.to_move(state), game.legal(state)
    assert mover is not None, "nobody decides, and the game is not over"
    assert 0 <= mover < state.seats, f"seat {mover} does not exist"
    assert legal, "there is no legal action"
    assert legal == sorted(set(legal)), f"legal actions are not ascending: {legal}"
    assert set(legal) <= set(range(game.actions)), f"out of range: {legal}"
    for action in legal:
        assert game.why_not(state, action) is None, f"{action} is listed, and refused"


def check_notation(game: Game, state: State) -> None:
    """Each legal move has words of its own, which mean it again, and a label to offer it by."""
    said = {action: game.say(state, action) for action in game.legal(state)}
    assert len(set(said.values())) == len(said), f"two moves share their words: {said}"
    shown = snapshot(state)
    assert game.words.prompt(shown) == game.words.prompt(state)
    for action, words in said.items():
        assert words == " ".join(words.lower().split()), f"not in normal form: {words!r}"
        speak(game, game.words.label(state, action))
        assert game.words.say(shown, action) == words, "a snapshot is said otherwise"
        assert game.words.label(shown, action) == game.words.label(state, action)
        if action in game.plain_actions:
            told = game.put_in_words(shown, action)
            assert game.describe_move(shown, action) == told, f"{words} is no plain move"
    action = random.Random(len(said)).choice(list(said))
    assert game.parse(state, f"  {said[action].upper()} ") == action


def check_refusals(game: Game, state: State, rng: random.Random) -> None:
    """What is not listed is refused with a reason in both languages, and nothing changes."""
    before, legal = state.to_bytes(), set(game.legal(state))
    others = [action for action in range(game.actions) if action not in legal]
    sample = rng.sample(others, min(len(others), ILLEGAL_SAMPLE))
    for action in [*sample, -1, game.actions]:
        reason = game.why_not(state, action)
        assert reason is not None, f"{action} is not listed, and accepted"
        speak(game, reason)
        try:
            game.play(state, action)
        except IllegalMove:
            pass
        else:
            raise AssertionError(f"illegal action {action} was played")
        assert state.to_bytes() == before, f"a refused action {action} changed the position"


def check_dump(game: Game, state: State) -> None:
    """The position survives being told with names."""
    assert game.load(game.dump(state)) == state, "load(dump(state)) is another position"


def check_beats(game: Game, state: State, action: int) -> None:
    """Walking the beats of a move ends where playing it ends, and each can be told to everybody."""
    played, walked = game.copy(state), game.copy(state)
    assert played == state, "a copy differs from its original"
    game.play(played, action)
    assert played != state, "a move changed nothing, or changed the copy and its original"
    beats = list(game.beats(walked, action))
    assert beats, "nothing happened"
    assert walked == played, "the beats of a move do not end where the move ends"
    for after, beat in beats:
        for seat in [None, *range(state.seats)]:
            speak(game, game.log(after, beat, seat))


def check_end(game: Game, state: State) -> None:
    """After the end there is nothing to do, and the places follow from the points."""
    assert game.to_move(state) is None
    assert game.legal(state) == []
    assert game.why_not(state, 0) is not None
    scores, ranking = game.scores(state), game.ranking(state)
    assert min(ranking) == 1
    for mine, my_place in zip(scores, ranking, strict=True):
        for other, place in zip(scores, ranking, strict=True):
            assert not (mine > other and my_place >= place), f"{scores} do not give {ranking}"
    for seat, points in enumerate(scores):
        parts = game.view_of.score_parts(state, seat)
        assert sum(parts.values()) == points, f"{parts} are not {points} points"


def check_replay(match: Match) -> None:
    """The transcript of a match leads to the same bytes."""
    again = Match.from_text(match.to_text(), takes_variants=True)
    assert again.moves == match.moves
    assert again.state == match.state, "the transcript leads to another position"
    assert again.commitment == match.commitment


def check_agreement(game: Game, seats: int, options: Mapping[str, Any], seed: int) -> None:
    """Compiled and uncompiled rules give the same bytes, lists, guesses and reasons."""
    fast, slow = game.compiled, game.uncompiled
    state = slow.new(seats, seed=seed, **options)
    assert fast.new(seats, seed=seed, **options) == state, "the start positions differ"
    rng = random.Random(seed)
    while not slow.is_over(state):
        legal = slow.legal(state)
        assert fast.legal(state) == legal, "the legal lists differ"
        any_action = rng.randrange(game.actions)
        assert fast.why_not(state, any_action) == slow.why_not(state, any_action)
        seat, key = rng.randrange(seats), rng.getrandbits(32)
        assert fast.known(state, seat) == slow.known(state, seat), "what a seat knows differs"
        assert fast.hide(state, seat, key) == slow.hide(state, seat, key), "the guesses differ"
        twin, action = state.copy(), rng.choice(legal)
        slow.play(state, action)
        fast.play(twin, action)
        assert twin == state, f"action {action} leads to different bytes"
    assert fast.scores(state) == slow.scores(state)
    assert fast.ranking(state) == slow.ranking(state)


def check_secrecy(game: Game, state: State, seat: Seat, rng: random.Random) -> None:
    """In two worlds that a seat cannot tell apart it gets the same, byte for byte."""
    world = game.hide(state, seat, rng)
    assert game.known(world, seat) == game.known(state, seat), "a guess changed what is known"
    game.check_limits(world)
    assert game.view(world, seat) == game.view(state, seat), "the views differ"
    key = rng.getrandbits(32)
    assert game.hide(world, seat, key) == game.hide(state, seat, key), "guesses tell the worlds"
    mover = game.to_move(state)
    assert game.to_move(world) == mover
    if mover is not None and mover == seat:
        assert game.legal(world) == game.legal(state), "the legal lists differ"
        action = rng.choice(game.legal(state))
        mine, theirs = first_beat(game, state, action), first_beat(game, world, action)
        assert game.known_beat(mine, seat) == game.known_beat(theirs, seat), "the beats differ"


def first_beat(game: Game, state: State, action: int) -> Record:
    """What happens first when an action is played."""
    return next(iter(game.beats(game.copy(state), action)))[1]


def speak(game: Game, message: Message) -> None:
    """A message has words in every language; each is tried once."""
    if (known := f"{game.name} {message}") in spoken:
        return
    for language in LANGUAGES:
        assert game.speaker(language).say(message).strip(), f"{message.id} is empty in {language}"
    spoken.add(known)

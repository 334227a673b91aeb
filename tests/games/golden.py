"""Recorded matches of a game: its folder of transcripts, replayed."""

from __future__ import annotations

import hashlib
import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from vacancy.engine.dump import dump
from vacancy.engine.game import Game, State
from vacancy.engine.record import NONE, Record
from vacancy.engine.transcript import Match


def what_happened(beat: Record) -> dict[str, Any]:
    """What a beat tells, without what is blank: so the digests were made."""
    blank = dump(type(beat)())
    return {
        name: NONE if told is None else told
        for name, told in dump(beat).items()
        if told != blank[name]
    }


class Golden:
    """A `golden/` folder: transcripts, `facts.json` about them, and logs in `log/`."""

    def __init__(self, game: Game, folder: Path) -> None:
        self.game, self.folder = game, folder
        self.names = sorted(path.stem for path in folder.glob("*.txt"))
        self.facts: dict[str, Any] = json.loads((folder / "facts.json").read_text("utf-8"))

    def text(self, name: str) -> str:
        return (self.folder / f"{name}.txt").read_text("utf-8")

    def replay(self, name: str) -> Match:
        """The match of a transcript, every move checked."""
        return Match.from_text(self.text(name), find=lambda _: self.game)

    def sample(self, share: float) -> Iterator[State]:
        """A share of the positions of all matches, and the last one of each."""
        rng = random.Random(1)
        for name in self.names:
            match = self.replay(name)
            state = match.at(0).state
            for action in match.moves:
                if rng.random() < share:
                    yield state
                self.game.play(state, action)
            yield state

    def beats(self, name: str) -> list[tuple[Any, Any]]:
        """All that happened in a match, with the positions after it."""
        match = self.replay(name)
        state = match.at(0).state
        return [told for action in match.moves for told in self.game.beats(state, action)]

    def digest(self, name: str) -> str:
        """The hash of all that a spectator saw happen."""
        beats = [self.game.known_beat(beat, None) for _, beat in self.beats(name)]
        lines = [json.dumps(what_happened(beat)) for beat in beats]
        return hashlib.sha256("\n".join(lines).encode()).hexdigest()

    def check(self, name: str) -> None:
        """A recorded match has the same result, goes the same way, and is written the same."""
        match = self.replay(name)
        assert self.game.is_over(match.state)
        assert self.game.ranking(match.state) == self.facts[name]["ranking"]
        assert self.digest(name) == self.facts[name]["beats"]
        assert match.to_text() == self.text(name)

    def check_log(self, name: str, language: str) -> None:
        """A spectator reads the same log."""
        speaker = self.game.speaker(language)
        log = [speaker.say(self.game.log(after, beat, None)) for after, beat in self.beats(name)]
        written = (self.folder / "log" / f"{name}.{language}.txt").read_text("utf-8")
        assert log == written.splitlines()

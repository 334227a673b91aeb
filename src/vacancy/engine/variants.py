"""A game with other components: its package, loaded once more under another name.

Whatever a game makes of its components (tables, names, features, limits) is made when its modules
are loaded, and compiled rules take tables in as constants. So a variant is a second package of the
same sources, which reads other components. Nothing is shared with the game itself, neither in
memory nor in the folder of compiled code, which is named after the package; and the name of the
package holds a digest of what was changed.
"""

from __future__ import annotations

import hashlib
import json
import sys
from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from importlib.util import module_from_spec, spec_from_file_location
from typing import TYPE_CHECKING, Any

from .components import components_of, varied
from .dials import BadVariant, changed
from .words import Message

if TYPE_CHECKING:
    from .game import Game


def vary(game: Game, changes: Mapping[str, Any]) -> Game:
    """A game with some values of its components changed; refused in words, with the place.

    The same changes give the same game. Without any it is the game itself.
    """
    if game.dials is None:
        raise BadVariant(Message("variant-none", {"game": game.title}))
    made = load(game.package, canonical(changes)) if changes else game
    return made.compiled if game.is_compiled else made.uncompiled


def canonical(changes: Any) -> str:
    """Changes as one line of text, the same for the same changes."""
    return json.dumps(changes, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def digest_of(changes: str) -> str:
    """A short name for changes."""
    return hashlib.sha256(changes.encode()).hexdigest()[:12]


@cache
def load(package: str, changes: str) -> Game:
    """The game of a package with changes, made once."""
    game: Game = sys.modules[package].GAME
    assert game.dials is not None
    components = changed(components_of(package), json.loads(changes), game.dials)
    why = game.dials.check(components)
    if why is not None:
        raise BadVariant(why, game.speaker("en"))
    name = f"{package}~{digest_of(changes)}"
    varied[name] = components
    return replace(package_like(package, name), changes=changes)


def package_like(package: str, name: str) -> Game:
    """The game of a package, loaded once more under another name."""
    original = sys.modules[package]
    assert original.__file__ is not None
    spec = spec_from_file_location(
        name, original.__file__, submodule_search_locations=list(original.__path__)
    )
    assert spec is not None
    assert spec.loader is not None
    module = sys.modules[name] = module_from_spec(spec)
    spec.loader.exec_module(module)
    made: Game = module.GAME
    return made

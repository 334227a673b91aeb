"""Back-door abilities (OB-8): rows of the components file, carried out one after another."""

from __future__ import annotations

from vacancy.engine.actions import encode
from vacancy.engine.decisions import pop, push, top
from vacancy.engine.dialect import rule
from vacancy.engine.record import NONE, Array

from ..components import ABILITY, ABILITY_BEDS, ABILITY_TARGET, ABILITY_WHOSE
from ..layout import (
    AIM,
    DECLINE,
    DOOR,
    Ability,
    Beat,
    Event,
    Hotel,
    LaidCard,
    Reason,
    State,
    Task,
    Whose,
)
from .beats import note_card, note_target


@rule
def do_abilities(state: State, beat: Beat) -> None:
    """Let the next card at the back door act, the nearest to the hotel first (OB-6.3)."""
    frame = top(state)
    place = state.hotels[frame.a]
    if frame.b == place.door_count:
        place.free_beds = max(place.free_beds, 0)  # OB-6.9, OB-8.11
        pop(state)
        return
    card = place.door[frame.b]
    ability = ABILITY[card.kind]
    if ability == Ability.ENTER:
        note_card(beat, Event.ENTER, card, frame.a)
        enter_queue(place, frame.b)
    elif ability == Ability.BEDS:
        place.free_beds += ABILITY_BEDS[card.kind]  # OB-8.2, OB-8.6
        note_card(beat, Event.BEDS, card, frame.a)
        beat.beds = ABILITY_BEDS[card.kind]
        frame.b += 1
    elif has_target(place, card):
        push(state, Task.AIM, card.owner, frame.a, frame.b)  # OB-8.12, OB-10.3
    else:
        note_card(beat, Event.NO_TARGET, card, frame.a)
        frame.b += 1  # OB-8.7


@rule
def enter_queue(place: Hotel, index: int) -> None:
    """A monk moves to the end of the queue (OB-8.1)."""
    place.queue[place.queue_count] = place.door[index]
    place.queue_count += 1
    leave_door(place, index)


@rule
def leave_door(place: Hotel, index: int) -> None:
    """Take a card away from the back door; the one behind it moves up."""
    for behind in range(index, DOOR - 1):
        place.door[behind] = place.door[behind + 1]
    clear_card(place.door[DOOR - 1])
    place.door_count -= 1


@rule
def clear_card(card: LaidCard) -> None:
    """Leave an empty place."""
    card.owner = NONE
    card.crest = NONE
    card.is_large = NONE
    card.is_face_up = 0
    card.kind = NONE
    card.choice = NONE


@rule
def has_target(place: Hotel, card: LaidCard) -> bool:
    """Whether an ability has anything to aim at in the queue as it is now (OB-8.8)."""
    for index in range(place.queue_count):
        if why_not_target(place, card, index) == Reason.OK:
            return True
    return False


@rule
def why_not_target(place: Hotel, card: LaidCard, index: int) -> int:
    """Whether a card at the back door may aim at a place of the queue (OB-8.10)."""
    if index >= place.queue_count:
        return Reason.NOBODY_THERE
    target = place.queue[index]
    if ABILITY_WHOSE[card.kind] == Whose.OWN and target.owner != card.owner:  # OB-8.3, OB-8.4
        return Reason.NOT_YOURS
    if ABILITY_TARGET[card.kind] != NONE and target.kind != ABILITY_TARGET[card.kind]:  # OB-8.5
        return Reason.NOT_WORKERS
    if ABILITY[card.kind] == Ability.CHOOSE and target.choice != NONE:  # OB-8.9
        return Reason.ALREADY_CHOSEN
    return Reason.OK


@rule
def why_not_aim(state: State, kind: int, index: int) -> int:
    """Whether the card that acts now may aim there."""
    frame = top(state)
    place = state.hotels[frame.a]
    card = place.door[frame.b]
    return Reason.NOT_ASKED if kind != card.kind else why_not_target(place, card, index)


@rule
def list_aims(state: State, out: Array[int]) -> int:
    """All targets from the hotel outwards, then declining (OB-10.4)."""
    frame = top(state)
    place = state.hotels[frame.a]
    card = place.door[frame.b]
    count = 0
    for index in range(place.queue_count):
        if why_not_target(place, card, index) == Reason.OK:
            out[count] = encode(AIM, card.kind, index)
            count += 1
    out[count] = DECLINE.first  # OB-8.7
    return count + 1


@rule
def do_aim(state: State, beat: Beat, index: int) -> None:
    """Maids and soldiers replace the target, nobles have it booked first."""
    frame = top(state)
    hotel = frame.a
    door = frame.b
    pop(state)
    place = state.hotels[hotel]
    card = place.door[door]
    if ABILITY[card.kind] == Ability.REPLACE:
        note_card(beat, Event.REPLACE, card, hotel)
        note_target(beat, place.queue[index], index)
        place.queue[index] = card  # OB-8.3, OB-8.5, OB-8.9: a choice is lost with its card
        leave_door(place, door)
    else:
        note_card(beat, Event.CHOOSE, card, hotel)
        note_target(beat, place.queue[index], index)
        place.queue[index].choice = place.choice_count  # OB-8.4
        place.choice_count += 1
        top(state).b += 1


@rule
def do_decline(state: State, beat: Beat) -> None:
    """The card stays at the back door, and nothing more happens to it (OB-8.7, OB-8.13)."""
    frame = top(state)
    note_card(beat, Event.DECLINE, state.hotels[frame.a].door[frame.b], frame.a)
    pop(state)
    top(state).b += 1

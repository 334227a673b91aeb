// What happens, shown where it happens: cards are laid and walk in, tokens and coins go to their owners.

import { tick } from 'svelte';
import type { Beat, Side, Table } from '../../generated/overbooking';
import { fly, flash, float, homeOf } from '../../pieces/flight';
import { isStill } from '../../pieces/motion';

const TURN_MS = 350;

/** Show a beat. It is called before the board changes; `before` is the table as it was until then. */
export function showBeat(root: HTMLElement, beat: Beat, before: Table, you: number | null): void {
  const { event, hotel, owner } = beat;
  if (hotel === null) return;
  const place = before.hotels[hotel];
  const slot = (side: Side, index: number): Element | null => root.querySelector(`[data-slot="${hotel}-${side}-${index}"]`);
  const later = (deed: () => void): void => void tick().then(deed);
  if (event === 'reveal') later(() => turnUp(root, hotel));
  if (owner === null || !place) return;
  const door = slot('door', place.door.findIndex((card) => card.owner === owner && card.crest === beat.crest && (card.kind === null || card.kind === beat.kind)));
  if (event === 'lay' && beat.side !== null) {
    const laid = slot(beat.side, place[beat.side].length);
    if (beat.token_count > 0) {
      fly(root.querySelector(`[data-token="${hotel}"]`), homeOf(owner), owner);
      float(homeOf(owner), '+1', owner);
    }
    if (owner !== you) later(() => fly(homeOf(owner), laid, owner, laid?.firstElementChild));
    else later(() => flash(laid, owner));
  } else if (event === 'beds') {
    flash(door, owner);
    float(root.querySelector(`[data-beds="${hotel}"]`), beat.beds > 0 ? `+${beat.beds}` : `−${-beat.beds}`, owner);
  } else if (event === 'enter') {
    fly(door, slot('queue', place.queue.length - 1) ?? door, owner);
  } else if (event === 'replace' && beat.place !== null) {
    fly(door, slot('queue', beat.place), owner);
  } else if (event === 'choose' && beat.place !== null) {
    flash(door, owner);
    flash(slot('queue', beat.place), owner);
  } else if (event === 'book' && beat.place !== null) {
    fly(slot('queue', beat.place), homeOf(owner), owner);
    float(homeOf(owner), `+${place.queue[beat.place]?.coins ?? 0}`, owner);
  } else if (event === 'turn_away' && beat.place !== null) {
    flash(slot('queue', beat.place), owner);
    float(slot('queue', beat.place), '✕', owner);
  } else if (event === 'decline' || event === 'no_target') {
    flash(door, owner);
  }
}

/** All cards at a hotel turn around. */
function turnUp(root: HTMLElement, hotel: number): void {
  if (isStill()) flash(root.querySelectorAll('.lodge')[hotel], null);
  for (const card of isStill() ? [] : root.querySelectorAll(`[data-slot^="${hotel}-"] .card`))
    card.animate([{ transform: 'rotateY(90deg)' }, { transform: 'none' }], { duration: TURN_MS, easing: 'ease-out' });
}

// What a beat looks like: dice are taken, guests walk, items land, coins and points float to their owner.
// It is called before the board changes, when everything still lies where it starts from.

import { flash, float, fly, homeOf } from '../../pieces/flight';
import type { Spoken } from '../../lib/protocol';
import type { Beat, Owner, Table } from '../../generated/grand_austria_hotel';

export interface Scene {
  table: Table;
  /** Whose house is shown. */
  seen: number;
  say: (message: Spoken) => string;
}

type Shown = (beat: Beat, owner: Owner, scene: Scene) => void;

/** Show what happens; things of players whose house is not shown go to their place beside the board. */
export function showBeat(beat: Beat, scene: Scene): void {
  const owner = scene.table.players[beat.owner ?? -1];
  if (!beat.event || !owner) return;
  SHOWN[beat.event]?.(beat, owner, scene);
  if (beat.price > 0) float(purseOf(owner, scene), inWords('float-crowns', -beat.price, scene), owner.seat);
}

/** A place in somebody's house, or the player's beside the board while another house is shown. */
function within(owner: Owner, scene: Scene, place: string): string {
  return scene.seen === owner.seat && document.querySelector(place) ? place : homeOf(owner.seat);
}

/** A gain or a loss as it floats: "+3 VP". */
function inWords(id: string, amount: number, scene: Scene): string {
  return scene.say({ id, args: { signed: `${amount > 0 ? '+' : '−'}${Math.abs(amount)}`, n: Math.abs(amount) } });
}

const purseOf = (owner: Owner, scene: Scene): string => within(owner, scene, `[data-purse="${owner.seat}"]`);
const picture = (place: string): Element | null => document.querySelector(place);
const dish = (beat: Beat): Element | null => picture(`[data-shelf="${beat.kind}"] .dish`);

function gain(id: string, place: (owner: Owner, scene: Scene) => string): Shown {
  return (beat, owner, scene) => {
    if (beat.amount !== 0) float(place(owner, scene), inWords(id, beat.amount, scene), owner.seat);
  };
}

const gainPoints = gain('float-vp', (owner) => homeOf(owner.seat));

const takeGuest: Shown = (beat, owner, scene) => fly(`[data-guest="${beat.guest}"]`, within(owner, scene, '[data-free-table]'), owner.seat);

const takeDie: Shown = (beat, owner) => {
  const dice = document.querySelectorAll(`[data-face="${beat.face}"] .die`);
  fly(dice[dice.length - 1], homeOf(owner.seat), owner.seat);
};

/** An item goes from where it comes from to a table. */
const place: Shown = (beat, owner, scene) => {
  const isServed = beat.event === 'serve_item';
  const from = isServed ? within(owner, scene, `[data-shelf="${beat.kind}"]`) : `[data-face="${scene.table.space ?? 0}"]`;
  fly(from, within(owner, scene, `[data-seated="${beat.guest}"]`), owner.seat, dish(beat));
};

const store: Shown = (beat, owner, scene) =>
  fly(`[data-face="${scene.table.space ?? 0}"]`, within(owner, scene, `[data-shelf="${beat.kind}"]`), owner.seat, dish(beat));

const room: Shown = (beat, owner, scene) => flash(within(owner, scene, `[data-room="${beat.room}"]`), owner.seat);

const checkIn: Shown = (beat, owner, scene) => {
  const bed = within(owner, scene, `[data-room="${beat.room}"]`);
  fly(within(owner, scene, `[data-seated="${beat.guest}"]`), bed, owner.seat, picture(`[data-seated="${beat.guest}"] .portrait`));
  flash(bed, owner.seat);
  gainPoints(beat, owner, scene);
};

/** A card goes from the hand to work; others' cards come from their place. */
const play: Shown = (beat, owner, scene) => {
  const card = picture(`[data-card="${beat.card}"]`);
  fly(card ?? homeOf(owner.seat), within(owner, scene, `[data-staff="${owner.seat}"]`), owner.seat, card?.querySelector('.whole'));
};

const draw: Shown = (_, owner, scene) => flash(scene.seen === owner.seat ? '[data-hand]' : homeOf(owner.seat), owner.seat);

/** The marker walks on the emperor's track. */
const step: Shown = (beat, owner, scene) => {
  const end = scene.table.emperor_vp.length - 1;
  const to = Math.min(end, owner.emperor + beat.amount);
  fly(`[data-marker="${owner.seat}"]`, `[data-place="${to}"]`, owner.seat);
};

const retreat: Shown = (beat, owner, scene) => {
  fly(`[data-marker="${owner.seat}"]`, `[data-place="${beat.other}"]`, owner.seat);
  gainPoints(beat, owner, scene);
};

const visit: Shown = (beat, owner) => {
  flash(`[data-tile="${beat.tile}"]`, owner.seat);
  flash(homeOf(owner.seat), owner.seat);
};

const politics: Shown = (beat, owner, scene) => {
  flash(`[data-politics="${beat.tile}"]`, owner.seat);
  gainPoints(beat, owner, scene);
};

const SHOWN: Partial<Record<NonNullable<Beat['event']>, Shown>> = {
  first_guest: takeGuest,
  take_guest: takeGuest,
  take_die: takeDie,
  choose_space: (beat, owner) => flash(`[data-face="${beat.face}"]`, owner.seat),
  joker: (beat, owner) => flash(`[data-face="${beat.face}"]`, owner.seat),
  place,
  serve_item: place,
  kitchen: store,
  choose_item: store,
  fill: (beat, owner, scene) => flash(within(owner, scene, `[data-seated="${beat.guest}"]`), owner.seat),
  prepare: room,
  occupy: room,
  remove: room,
  check_in: checkIn,
  play,
  use: (beat, owner, scene) => flash(within(owner, scene, `[data-worker="${beat.card}"]`), owner.seat),
  discard: (beat, owner, scene) => flash(within(owner, scene, `[data-worker="${beat.card}"]`), owner.seat),
  draw,
  show_drawn: draw,
  gain_vp: gainPoints,
  gain_crowns: gain('float-crowns', purseOf),
  gain_steps: step,
  track_points: retreat,
  bonus: visit,
  penalty: visit,
  politics,
  pass: (_, owner) => flash(homeOf(owner.seat), owner.seat),
};

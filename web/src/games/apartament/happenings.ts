// What just happened, shown where it happened: things fly to their owner, coins and prestige float.

import type { Beat } from '../../generated/apartament';
import { flash, float, fly, homeOf } from '../../pieces/flight';

/** How large a parcel is that stands for a piece of furniture. */
const PARCEL = 16;

/** A place among a player's things: on the board if theirs are shown there, else in small beside it. */
function at(seat: number, place: string): Element | string {
  return document.querySelector(`[data-estate="${seat}"] ${place}`) ?? document.querySelector(`${homeOf(seat)} ${place}`) ?? homeOf(seat);
}

const purse = (seat: number): Element | string => at(seat, '[data-counter="coins"]');
const honour = (seat: number): Element | string => at(seat, '[data-counter="prestige"]');
const truck = (seat: number): Element | string => at(seat, '[data-truck]');

/** A piece from the truck into a room. On a hotel that is shown it travels by itself; in small, as a parcel in its style. */
function deliver(beat: Beat, seat: number): void {
  const room = at(seat, `[data-room="${beat.area}"]`);
  const from = document.querySelector(`${homeOf(seat)} [data-truck]`)?.getBoundingClientRect();
  if (!from || document.querySelector(`[data-estate="${seat}"]`)) {
    flash(room, seat);
    return;
  }
  const parcel = document.createElement('span');
  parcel.className = 'parcel';
  fly(new DOMRect(from.left + from.width / 2 - PARCEL / 2, from.top + from.height / 2, PARCEL, PARCEL), room, seat, parcel);
  flash(room, seat);
}

type Shown = (beat: Beat, seat: number) => void;

const SHOWN: Partial<Record<NonNullable<Beat['event']>, Shown>> = {
  take_order: (beat, seat) => fly(`[data-slot="${beat.slot}"]`, truck(seat), seat),
  buy_furniture: (beat, seat) => {
    fly(`[data-town="${beat.place}"] [data-piece="${beat.piece}"]`, truck(seat), seat);
    float(purse(seat), `−${beat.coins}`, seat);
  },
  unload: (_, seat) => flash('[data-town="base"]', seat),
  crate: (_, seat) => float(purse(seat), '+1', seat),
  deliver,
  scrap: (_, seat) => flash(truck(seat), seat),
  move_furniture: (beat, seat) => {
    flash(at(seat, `[data-room="${beat.target}"]`), seat);
    float(purse(seat), `−${beat.coins}`, seat);
  },
  score_room: (beat, seat) => {
    flash(at(seat, `[data-room="${beat.area}"]`), seat);
    float(at(seat, `[data-room="${beat.area}"]`), `+${beat.prestige}`, seat);
  },
  score_order_set: (beat, seat) => float(honour(seat), `+${beat.prestige}`, seat),
  buy_star: (beat, seat) => {
    fly('[data-stars] li', at(seat, '[data-counter="stars"]'), seat);
    float(honour(seat), `−${beat.prestige}`, seat);
  },
  buy_upgrade: (beat, seat) => {
    flash(at(seat, `[data-upgrade="${beat.upgrade}"]`), seat);
    float(purse(seat), `−${beat.coins}`, seat);
  },
  activate_vignette: (_, seat) => flash(at(seat, '[data-vignette]'), seat),
  use_vignette: (_, seat) => flash(at(seat, '[data-vignette]'), seat),
};

/** To be called before the board shows what came of it: things still lie where they start from. */
export function showBeat(beat: Beat): void {
  if (beat.event === 'produce') flash(`[data-town="${beat.place}"]`, null);
  if (beat.event && beat.seat !== null) SHOWN[beat.event]?.(beat, beat.seat);
}

// What happens in this town, shown where it happens: cards fly from hand to queue, goods are carried home.

import { flash, float, fly, homeOf, type Place } from '../../pieces/flight';
import type { Beat } from '../../generated/pan_tu_nie_stal';

interface Ware {
  box: DOMRect;
  picture: Element;
  value: number;
}

/** What lay where before a beat changed it. */
export interface Seen {
  /** Where the cards come from; none when it is the hand of somebody whose hand is not seen. */
  start: DOMRect | null;
  /** Which place in its queue a Sonny gives up. */
  sonny: number;
  goods: Partial<Record<string, Ware>>;
}

interface Told {
  you: number | null;
  /** That somebody has drawn a card, in two words. */
  drawn: string;
}

/** What is shown by a mark on its shop: the rest is seen as it moves. */
const MARKED = new Set(['take', 'cover', 'refill', 'close']);

const shopOf = (shop: number | null): string => `[data-shop="${shop}"]`;
const whoIs = (seat: number | null, kind: string | null): string => `[data-who="${seat}-${kind}"]`;
const boxOf = (element: Element | null | undefined): DOMRect | null => element?.getBoundingClientRect() ?? null;

/** Look at the board as it is before a beat. */
export function look(beat: Beat, root: HTMLElement): Seen {
  const here = root.querySelector(shopOf(beat.shop));
  const from = beat.event === 'sonny' ? `${shopOf(beat.from_shop)} ${whoIs(beat.seat, beat.kind)}` : `.hand.seat-${beat.seat} [data-kind="${beat.kind}"]`;
  const people = [...(here?.querySelectorAll('[data-who]') ?? [])];
  const goods = Object.fromEntries([...(here?.querySelectorAll<HTMLElement>('[data-good]') ?? [])].map((place) => [place.dataset['good'] ?? '', wareAt(place)]));
  return { start: boxOf(root.querySelector(from)), sonny: people.findIndex((each) => each.matches(whoIs(beat.seat, 'sonny'))), goods };
}

function wareAt(place: HTMLElement): Ware | undefined {
  const picture = place.querySelector('svg')?.cloneNode(true) as Element | undefined;
  return picture && { box: place.getBoundingClientRect(), picture, value: Number(place.dataset['value']) };
}

/** Show on the board as it is now what a beat has done. */
export function play(beat: Beat, root: HTMLElement, seen: Seen, told: Told): void {
  const { event, seat, shop } = beat;
  const start: Place = seen.start ?? (seat === null ? null : homeOf(seat));
  const queue = [...root.querySelectorAll(`${shopOf(shop)} [data-who]`)];
  if (event === 'join' || event === 'mother') {
    const mine = queue.filter((each) => each.matches(whoIs(seat, beat.kind)));
    for (const each of mine.slice(-Math.max(1, beat.count))) fly(start, each, seat, each.querySelector('.figure'));
  } else if (event === 'sonny') {
    const moved = queue[seen.sonny];
    if (moved) fly(start, moved, seat, moved.querySelector('.figure'));
  } else if (event === 'win') {
    carryHome(beat, seen);
  } else if (event === 'draw') {
    if (seat !== null && seat !== told.you) float(homeOf(seat), told.drawn, seat);
  } else if (event === 'run_out') {
    if (seat !== null) flash(homeOf(seat), seat);
  } else if (shop !== null && MARKED.has(event ?? '')) {
    flash(root.querySelector(shopOf(shop)), seat);
  }
}

/** Both goods of a shop go to their winners, who may be one. */
function carryHome(beat: Beat, { goods }: Seen): void {
  const points = new Map<number, number>();
  for (const [name, seat] of [[beat.good, beat.seat], [beat.other_good, beat.other_seat]] as const) {
    const ware = goods[name ?? ''];
    if (!ware || seat === null) continue;
    fly(ware.box, homeOf(seat), seat, ware.picture);
    points.set(seat, (points.get(seat) ?? 0) + ware.value);
  }
  for (const [seat, sum] of points) float(homeOf(seat), `+${sum}`, seat);
}

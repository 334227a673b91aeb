// What happens, shown where it happens: things fly, numbers float, places flash; in their owner's colour.

import { isStill } from './motion';

const FLIGHT_MS = 600;
const FLOAT_MS = 600;
const FLASH_MS = 600;
/** How long a place stays marked where nothing may move. */
const STILL_MS = 1200;

const going = new Set<() => void>();

/** A place on the page: an element, the selector of one (the first that is seen), or where something lay. */
export type Place = Element | DOMRect | string | null | undefined;

/** Where a seat's things come to lie when the board shows none: their miniature beside it. */
export const homeOf = (seat: number): string => `[data-home="${seat}"]`;

/** End all that is still under way. */
export function land(): void {
  for (const end of [...going]) end();
}

/** Let a picture fly from one place to another: a copy of `picture`, or of what lies at the start. */
export function fly(from: Place, to: Place, seat: number | null, picture?: Element | null): void {
  const [at, there, shown] = [boxOf(from), boxOf(to), picture ?? find(from)];
  if (!there) return;
  if (!at || !shown || isStill()) {
    flash(there, seat);
    return;
  }
  const size = shown.getBoundingClientRect();
  const copy = shown.cloneNode(true) as HTMLElement | SVGElement;
  const width = size.width || at.width;
  const height = size.height || at.height;
  const layer = lay(seat);
  Object.assign(layer.style, { left: `${at.left + (at.width - width) / 2}px`, top: `${at.top + (at.height - height) / 2}px`, width: `${width}px`, height: `${height}px` });
  copy.removeAttribute('id');
  layer.append(copy);
  const dx = there.left + there.width / 2 - (at.left + at.width / 2);
  const dy = there.top + there.height / 2 - (at.top + at.height / 2);
  const shrink = Math.min(1, Math.max(0.3, Math.min(there.width / width, there.height / height)));
  const rise = `translate(${dx / 2}px, ${dy / 2 - 24}px) scale(${(1 + shrink) / 2 + 0.08})`;
  run(layer, [{ transform: 'none' }, { transform: rise, offset: 0.5 }, { transform: `translate(${dx}px, ${dy}px) scale(${shrink})` }], FLIGHT_MS);
}

/** Let words (`+3`) rise from a place. */
export function float(at: Place, words: string, seat: number | null): void {
  const box = boxOf(at);
  if (!box) return;
  const layer = lay(seat);
  layer.classList.add('float');
  layer.textContent = words;
  Object.assign(layer.style, { left: `${box.left + box.width / 2}px`, top: `${box.top + box.height / 2}px` });
  if (isStill()) run(layer, [{ opacity: 1 }, { opacity: 1 }], STILL_MS);
  else run(layer, [{ opacity: 0, translate: '-50% 0' }, { opacity: 1, translate: '-50% -14px', offset: 0.25 }, { opacity: 0, translate: '-50% -38px' }], FLOAT_MS);
}

/** Mark a place for a moment. */
export function flash(at: Place, seat: number | null): void {
  const box = boxOf(at);
  if (!box) return;
  const layer = lay(seat);
  layer.classList.add('flash');
  Object.assign(layer.style, { left: `${box.left - 3}px`, top: `${box.top - 3}px`, width: `${box.width + 6}px`, height: `${box.height + 6}px` });
  if (isStill()) run(layer, [{ opacity: 1 }, { opacity: 1 }], STILL_MS);
  else run(layer, [{ opacity: 0 }, { opacity: 1, offset: 0.3 }, { opacity: 0 }], FLASH_MS);
}

function boxOf(place: Place): DOMRect | null {
  return place instanceof DOMRect ? place : (find(place)?.getBoundingClientRect() ?? null);
}

/** The first of a kind that is seen, wholly or in part. */
function find(place: Place): Element | null {
  if (!place || place instanceof DOMRect) return null;
  const all = typeof place === 'string' ? [...document.querySelectorAll(place)] : [place];
  return all.find((each) => each.getClientRects().length > 0) ?? null;
}

/** A layer over the page that takes no presses and is not read aloud. */
function lay(seat: number | null): HTMLElement {
  const layer = document.createElement('div');
  layer.className = `flight ${seat === null ? '' : `seat-${seat}`}`;
  layer.setAttribute('aria-hidden', 'true');
  (document.querySelector('[data-game]') ?? document.body).append(layer);
  return layer;
}

function run(layer: HTMLElement, frames: Keyframe[], duration: number): void {
  const animation = layer.animate(frames, { duration, easing: 'cubic-bezier(0.3, 0.1, 0.2, 1)', fill: 'both' });
  const end = (): void => {
    going.delete(end);
    layer.remove();
  };
  going.add(end);
  animation.finished.then(end, end);
}

// How things move in this town: goods from shelf to hands, people in and out of queues.

import { crossfade, fly, scale, type TransitionConfig } from 'svelte/transition';
import { lasting } from '../../pieces/motion';

/** How long a place stays bare while whoever will stand there is still on the way. */
const FLOWN_MS = 380;

const [leave, arrive] = crossfade({
  duration: () => lasting(520),
  fallback: (node) => scale(node, { duration: lasting(300), start: 0.3 }),
});

/** A good leaves one place and arrives at another, by its name. */
export const carryOut = leave;
export const carryIn = arrive;

/** Somebody is seen in a queue as soon as they have flown there. */
export function appear(_node: Element, { isFlown }: { isFlown: boolean }): TransitionConfig {
  return { duration: isFlown ? lasting(FLOWN_MS) : 0, css: (part) => `opacity: ${part < 0.95 ? 0 : 1}` };
}

/** Somebody walks off. */
export function walk(node: Element): TransitionConfig {
  return fly(node, { x: -40, duration: lasting(420) });
}

// How things move in this town: goods from shelf to hands to homes, people in and out of queues.

import { crossfade, fly, scale, type FlyParams, type TransitionConfig } from 'svelte/transition';
import { lasting } from '../../pieces/motion';

const [leave, arrive] = crossfade({
  duration: () => lasting(520),
  fallback: (node) => scale(node, { duration: lasting(300), start: 0.3 }),
});

/** A good leaves one place and arrives at another, by its name. */
export const carryOut = leave;
export const carryIn = arrive;

/** Somebody comes to the end of a queue, or walks off. */
export function walk(node: Element, { x = 70 }: FlyParams = {}): TransitionConfig {
  return fly(node, { x, duration: lasting(420) });
}

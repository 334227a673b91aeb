// Arrow keys among things of a kind; Tab still reaches each of them.

import { on } from 'svelte/events';

type Attachment = (group: HTMLElement) => () => void;

const STEPS: Record<string, 1 | -1> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Arrows lead from one to the next in the order of the page, Home and End to the ends. */
function roveAmong(wanted: string): Attachment {
  function press(group: HTMLElement, event: KeyboardEvent): void {
    const things = [...group.querySelectorAll<HTMLElement>(wanted)];
    const at = things.indexOf(document.activeElement as HTMLElement);
    if (event.defaultPrevented || at < 0) return;
    const to = target(event.key, at, things.length);
    if (to === null) return;
    event.preventDefault();
    things[to]?.focus();
  }
  return (group) => on(group, 'keydown', (event) => press(group, event));
}

function target(key: string, at: number, count: number): number | null {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = STEPS[key];
  return step === undefined ? null : (at + step + count) % count;
}

/** An attachment for a group of buttons. */
export const rove = roveAmong('button:not(:disabled), a[href]');

/** An attachment for a board: among what is lit. */
export const roveLit = roveAmong('[data-legal]');

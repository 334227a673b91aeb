// A side of a hotel: pressed anywhere, it takes the card that is taken up; pointed at, it shows what would be.

import { on } from 'svelte/events';
import type { Side } from '../../generated/overbooking';
import type { Desk } from './desk.svelte';

/** An attachment for a side of a hotel. */
export function layingAt(desk: Desk, hotel: number, side: Side): (node: HTMLElement) => () => void {
  return (node) => {
    const come = (): void => desk.come(hotel, side);
    const go = (): void => desk.go(hotel, side);
    const ends = [
      on(node, 'pointerenter', come),
      on(node, 'pointerleave', go),
      on(node, 'focusin', come),
      on(node, 'focusout', go),
      // Its button has said so itself already.
      on(node, 'click', (event) => {
        const isButton = (event.target as Element).closest('button') !== null;
        if (!isButton && desk.picked !== null) desk.letGo(hotel, side);
      }),
    ];
    return () => ends.forEach((end) => end());
  };
}

// The beds of a hotel one by one: who has them, who wants them.

import type { Hotel, Outlook } from '../../generated/overbooking';
import type { BedState } from './Bed.svelte';

export interface BedLook {
  state: BedState;
  owner: number | null;
  isMore: boolean;
}

/** Those who would get beds lie in them: what they want at least is sure, the rest of it is open. */
export function bedsOf(hotel: Hotel, outlook: Outlook): BedLook[] {
  const taken = Array<Omit<BedLook, 'isMore'>>(outlook.total - outlook.beds).fill({ state: 'taken', owner: null });
  const claimed = outlook.claims
    .filter((claim) => claim.fate !== 'no')
    .flatMap(({ owner, least, most, fate }) => Array.from({ length: most }, (_, bed) => ({ state: fate === 'sure' && bed < least ? ('wanted' as const) : ('maybe' as const), owner })));
  const filled = [...taken, ...claimed];
  return Array.from({ length: Math.max(hotel.beds, outlook.total) }, (_, bed) => {
    if (bed >= outlook.total) return { state: 'gone', owner: null, isMore: false };
    return { state: 'free', owner: null, ...filled[bed], isMore: bed >= hotel.beds };
  });
}

// What can be told of a card without asking.

import type { AbilityName, HandCard, Size } from '../../generated/overbooking';

export function sizeOf(card: HandCard): Size {
  return card.beds > 3 ? 'large' : 'small';
}

/** What a card does at a back door, as a sign; some tell with how many beds. */
export const SIGNS: Record<AbilityName, (beds: number) => string> = {
  enter: () => '→',
  'beds-more': (beds) => `+${beds}`,
  'beds-fewer': (beds) => `−${beds}`,
  'replace-own': () => '⇄',
  'choose-own': () => '1.',
  'replace-any': () => '⇄',
};

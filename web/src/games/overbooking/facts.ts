// What can be told of a card without asking.

import type { HandCard, Size } from '../../generated/overbooking';

export function sizeOf(card: HandCard): Size {
  return card.beds > 3 ? 'large' : 'small';
}

// Two goods are won at a time: one by whoever is ahead, one by whoever's person carries it.

import { partOf } from '../logs';
import type { Sources } from '../sources';

export const sources: Sources = {
  names: ['ahead', 'carried'],
  gains({ message }, seatOf) {
    if (message.id !== 'log-win') return [];
    const won = [['who', 'good', 'ahead'], ['other', 'other-good', 'carried']] as const;
    return won.flatMap(([owner, good, source]) => {
      const [seat, value] = [seatOf(owner), partOf(message, good)?.args['value']];
      return seat === null || typeof value !== 'number' ? [] : [{ seat, source, points: value }];
    });
  },
};

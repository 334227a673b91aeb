// Stars are bought with prestige, so what matters is where that came from.

import { partOf, wordOf } from '../logs';
import type { Gain, Sources } from '../sources';

/** The kinds of rooms by the first letter of their names. */
const ROOMS: Record<string, string> = { s: 'small', m: 'medium', a: 'apartment' };

export const sources: Sources = {
  names: ['small', 'medium', 'apartment', 'orders', 'coins'],
  gains({ message }, seatOf): Gain[] {
    const [seat, { id, args }] = [seatOf('who'), message];
    if (seat === null) return [];
    const prestige = Number(args['prestige'] ?? 0);
    if (id === 'log-score-room') return [{ seat, source: ROOMS[wordOf(partOf(message, 'area'), 'area').charAt(0)] ?? 'small', points: prestige }];
    if (id === 'log-score-order-set') return [{ seat, source: 'orders', points: prestige }];
    if (id === 'log-count') return [{ seat, source: 'orders', points: prestige }, { seat, source: 'coins', points: Number(args['coins'] ?? 0) }];
    return [];
  },
};

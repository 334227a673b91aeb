// What a turn came to, as the log tells it; the rest are its details.

import type { LogLook } from '../logs';

export const log: LogLook = {
  results: [
    'log-first-guest', 'log-pass', 'log-take-guest', 'log-take-die', 'log-joker', 'log-prepare', 'log-occupy', 'log-remove',
    'log-play', 'log-lose-card', 'log-discard', 'log-fill', 'log-check-in', 'log-extra-turn', 'log-politics',
    'log-track-points', 'log-bonus', 'log-penalty', 'log-escape', 'log-lose-items', 'log-copy', 'log-final',
  ],
  turns: ['log-keep', 'log-first-guest', 'log-turn'],
  house: ['log-track-points', 'log-no-dice', 'log-last-die', 'log-final'],
  heads: ['log-roll'],
  rounds: ['log-roll'],
  opensWithHead: true,
};

// What of the log is worth telling: what a turn brought, not every crate and card of it.

import type { LogLook } from '../logs';

export const log: LogLook = {
  results: [
    'log-take-order',
    'log-buy-furniture',
    'log-unload',
    'log-deliver',
    'log-scrap',
    'log-score-room',
    'log-score-order-set',
    'log-activate-vignette',
    'log-buy-star',
    'log-buy-upgrade',
    'log-use-vignette',
    'log-idle',
    'log-count',
  ],
  house: ['log-count'],
  heads: ['log-last-round', 'log-end'],
};

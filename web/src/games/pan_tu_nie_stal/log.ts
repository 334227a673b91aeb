// What of this game's log is worth telling.

import type { LogLook } from '../logs';

export const log: LogLook = {
  results: ['log-draw', 'log-join', 'log-mother', 'log-cover', 'log-sonny', 'log-take', 'log-win', 'log-close'],
  turns: 'named',
  heads: ['log-run-out', 'log-final'],
};

// What of the log is worth telling.

import type { LogLook } from '../logs';

export const log: LogLook = {
  results: ['log-lay', 'log-pass', 'log-reveal', 'log-enter', 'log-beds', 'log-replace', 'log-choose', 'log-book', 'log-turn-away'],
  turns: ['log-lay', 'log-pass', 'log-reveal'],
  house: ['log-reveal'],
  heads: ['log-turn-tiles', 'log-new-tiles'],
  rounds: ['log-turn-tiles', 'log-new-tiles'],
};

// What a turn came to, as the log tells it; the rest are its details.

import type { Entry, Message } from '../../lib/protocol';
import { partOf, wordOf, type LogLook } from '../logs';

const DICE = ['log-take-die', 'log-perform'];
/** What ends all that a die gives. */
const AFTERWARDS = ['log-use', 'log-serve', 'log-check-in', 'log-end-turn', 'log-bonus'];
const [ROOMS_ACTION, STAFF_ACTION] = [3, 5];

/** A die with all that it gives is one line: what it shows or copies, and the items, rooms, steps or card. */
function condense(entries: readonly Entry[]): Entry[] {
  const told: Entry[] = [];
  let copied: Entry | null = null;
  let die: Entry | null = null;
  for (const entry of entries) {
    const { id } = entry.message;
    if (AFTERWARDS.includes(id)) die = null;
    if (id === 'log-joker') copied = entry;
    else if (DICE.includes(id)) {
      told.push((die = begun(entry, copied)));
      copied = null;
    } else if (die && isGiven(entry.message, die.message)) {
      die.message = joined(die.message, entry.message);
      if (id === 'log-play') die = null; // what comes now is what the card gives
    } else told.push(entry);
  }
  return told;
}

function begun(entry: Entry, copied: Entry | null): Entry {
  const { args, id } = entry.message;
  const action = copied?.message.args['face'] ?? args['face'] ?? 0;
  return { ...entry, message: { ...entry.message, id: 'log-die', args: { ...args, taken: Number(id === 'log-take-die'), action, copied: Number(copied !== null), given: 0 } } };
}

/** Whether this is what a die gives. */
function isGiven({ id }: Message, die: Message): boolean {
  if (id === 'log-prepare') return die.args['action'] === ROOMS_ACTION;
  return id === 'log-play' ? die.args['action'] === STAFF_ACTION : id === 'log-split';
}

/** What a die gave, with this besides. */
function joined(die: Message, { id, args }: Message): Message {
  const sum = (own: string, its: string): number => Number(die.args[own] ?? 0) + Number(args[its] ?? 0);
  const given = Number(die.args['action']);
  if (id === 'log-split') {
    const [one, two] = [Number(args['amount']), Number(args['other'])];
    return { ...die, args: { ...die.args, given, one, two, both: Number(one > 0 && two > 0) } };
  }
  if (id === 'log-play') return { ...die, args: { ...die.args, given, price: args['price'] ?? 0, card: args['card'] ?? '' } };
  const before = wordOf(die, 'rooms');
  const room = wordOf(partOf({ id, args, rule: null }, 'room'), 'room');
  const rooms = before ? `${before}, ${room}` : room;
  return { ...die, args: { ...die.args, given, rooms, price: sum('price', 'price'), vp: sum('vp', 'other') } };
}

export const log: LogLook = {
  results: [
    'log-first-guest', 'log-pass', 'log-take-guest', 'log-die', 'log-prepare', 'log-occupy', 'log-remove',
    'log-play', 'log-lose-card', 'log-discard', 'log-fill', 'log-check-in', 'log-extra-turn', 'log-politics',
    'log-track-points', 'log-bonus', 'log-penalty', 'log-escape', 'log-lose-items', 'log-copy', 'log-final', 'log-take-die',
  ],
  condense,
  silent: ['log-choose-space', 'log-no-boost'],
  turns: ['log-keep', 'log-first-guest', 'log-turn'],
  house: ['log-track-points', 'log-no-dice', 'log-last-die', 'log-final'],
  heads: ['log-roll'],
  rounds: ['log-roll'],
  opensWithHead: true,
};

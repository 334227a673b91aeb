// What is printed on the cards, from the components of the game.

import { kinds } from '../../../../src/vacancy/games/pan_tu_nie_stal/components.json';
import type { Spoken } from '../../lib/protocol';
import type { Kind } from '../../generated/pan_tu_nie_stal';

/** The sentence on a card. */
export function ability(kind: Kind): Spoken {
  const row = kinds.find((each) => each.id === kind);
  return { id: `ability-${row?.ability ?? 'none'}`, args: { value: row?.value ?? 0 } };
}

// How a match ended, for whoever tells of it.

import type { TableSession } from '../../lib/session.svelte';
import { t } from '../../lib/words.svelte';

export interface Ending {
  /** The place of each seat; none of a match that was broken off. */
  ranking: number[] | null;
  scores: number[];
  /** The seats, the first first. */
  order: number[];
  winners: number[];
}

/** Places and points, as the server told them with the end. */
export function endingOf(session: TableSession): Ending {
  const { result } = session.table ?? {};
  const ranking = result?.ranking ?? null;
  const scores = result?.scores ?? session.playback.view?.scores ?? [];
  const order = scores.map((_, seat) => seat).sort((a, b) => (ranking?.[a] ?? 0) - (ranking?.[b] ?? 0));
  return { ranking, scores, order, winners: order.filter((seat) => ranking?.[seat] === 1) };
}

/** Who has won, in a few words. */
export function headlineOf(session: TableSession): string {
  const { ranking, winners } = endingOf(session);
  const names = winners.map((seat) => session.names[seat] ?? '');
  if (!ranking) return t('end-broken-off');
  if (winners.length > 1) return t('end-shared', { names: names.join(', ') });
  if (winners[0] !== undefined && winners[0] === session.you) return t('end-you-win');
  return t('end-wins', { name: names[0] ?? '' });
}

// A turning point of a review, for whoever tells of it.

import type { Turning } from '../../lib/protocol';
import type { TableSession } from '../../lib/session.svelte';
import { percent } from '../../lib/verdicts';
import { t } from '../../lib/words.svelte';

/** For whom it changed most. */
export function mostChanged({ before, after }: Turning): number {
  const changes = after.map((share, seat) => Math.abs(share - (before[seat] ?? 0)));
  return changes.indexOf(Math.max(...changes));
}

/** Whose chances went from where to where. */
export function changeIn(session: TableSession, turning: Turning): string {
  const seat = mostChanged(turning);
  return t('analysis-turning', {
    name: session.names[seat] ?? '',
    before: percent(turning.before[seat] ?? 0),
    after: percent(turning.after[seat] ?? 0),
  });
}

/** What happened there, as the log tells it. */
export function lineOf(session: TableSession, turning: Turning): string {
  const entries = session.log.filter((entry) => entry.number === turning.move);
  const found = entries.find((entry) => entry.beat === (turning.beat ?? 0)) ?? entries[0];
  return found ? session.say(found.message) : '';
}

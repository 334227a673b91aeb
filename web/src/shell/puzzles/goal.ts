// Words about puzzles that several places need.

import type { PuzzleCard, PuzzleStand } from '../../lib/protocol';
import { botName } from '../../lib/seats';
import { sayIn, sayOr, t } from '../../lib/words.svelte';

/** What is to be done, in a sentence. */
export function goalWords(stand: PuzzleStand): string {
  const asked = t('puzzle-asks', { form: stand.card.form, goal: stand.card.goal });
  const [points, tie] = stand.wanted;
  const isShared = stand.card.form === 'turn' && stand.card.goal === 'win' && stand.share < 1;
  if (isShared) return `${asked} ${t('puzzle-shared')}`;
  if (points === undefined) return asked;
  const wanted = t('puzzle-wanted', { points });
  if (tie === undefined) return `${asked} ${wanted}`;
  return `${asked} ${wanted} ${t('puzzle-wanted-tie', { tie, what: sayIn(stand.card.game, { id: 'tie-break' }) })}`;
}

/** Who mostly finds it, as a measure of how hard it is. */
export const levelWords = (level: string | null): string =>
  level === null ? t('puzzle-hardest') : t('puzzle-found-by', { level: botName(level), rank: level });

/** What a theme is called: a decision of its game, or what all games share. */
export const themeWords = (game: string, theme: string): string =>
  theme === 'long' ? t('puzzle-theme-long') : sayOr(game, `decision-${theme}`, theme);

/** What lists are sorted by: the levels from the weakest on, and last what none of them finds. */
export const LEVELS = ['concierge', 'director', ''] as const;

export const levelOf = (card: PuzzleCard): string => card.level ?? '';

/** Whether it is to be played to the end, or one move is looked for; and whether that was worked out or judged. */
export const KINDS = ['turn', 'move', 'hard'] as const;

export const kindOf = ({ form, basis }: PuzzleCard): (typeof KINDS)[number] => (form === 'turn' ? 'turn' : basis === 'exact' ? 'move' : 'hard');

import { describe, expect, test } from 'vitest';
import { aidLines, AID_PARTS, hasAid, loadHowTo, panelWords } from '../src/games/howto';
import { settings } from '../src/lib/settings.svelte';
import { loadGameWords } from '../src/lib/words.svelte';

const GAMES = Object.keys(import.meta.glob('../../src/vacancy/games/*/text/en.ftl')).map(
  (path) => path.split('/').at(-3) ?? '',
);

describe.each(GAMES)('%s', (game) => {
  test.each(['en', 'pl'] as const)('tells each panel in a heading and at most three sentences (%s)', async (language) => {
    settings.language = language;
    await loadGameWords(game);
    const book = await loadHowTo(game);
    for (const panel of book?.panels ?? []) {
      const { title, text, picture } = panelWords(game, panel);
      expect([title, text, picture].filter((words) => words.startsWith('howto-'))).toEqual([]);
      expect(text.split(/(?<=[.!?])\s+(?=\p{Lu}|\d:)/u).length).toBeLessThanOrEqual(3);
    }
    expect(book?.panels.length).toBeGreaterThanOrEqual(6);
  });

  test.each(['en', 'pl'] as const)('has a player aid (%s)', async (language) => {
    settings.language = language;
    await loadGameWords(game);
    expect(AID_PARTS.filter((part) => aidLines(game, part).length === 0)).toEqual([]);
  });
});

test('a game that the page was built without has neither', async () => {
  expect(await loadHowTo('last_room')).toBeNull();
  expect(hasAid('last_room')).toBe(false);
});

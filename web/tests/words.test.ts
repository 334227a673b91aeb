import { expect, test, vi } from 'vitest';
import { api } from '../src/lib/api';
import { settings } from '../src/lib/settings.svelte';
import { loadGameWords, sayIn, sayOr } from '../src/lib/words.svelte';

const TOY = { en: 'greet = Hello, { $who }!\nsuitcase = suitcase', pl: 'greet = Witaj, { $who }!\nsuitcase = walizka' };

test('the words of a game that the page was built without come from the server', async () => {
  const asked = vi.spyOn(api, 'words').mockImplementation((_, language) => Promise.resolve(TOY[language as 'en' | 'pl']));
  await loadGameWords('toy');
  await loadGameWords('toy');
  expect(asked.mock.calls).toEqual([['toy', 'en'], ['toy', 'pl']]);
  const greeting = { id: 'greet', args: { who: { id: 'suitcase', args: {}, rule: null } } };
  settings.language = 'en';
  expect(sayIn('toy', greeting)).toBe('Hello, suitcase!');
  settings.language = 'pl';
  expect(sayIn('toy', greeting)).toBe('Witaj, walizka!');
});

test('those of a game that is built in do not', async () => {
  const asked = vi.spyOn(api, 'words').mockClear();
  await loadGameWords('overbooking');
  expect(asked).not.toHaveBeenCalled();
  expect(sayOr('overbooking', 'pitch', '')).not.toBe('');
});

test('without words a message is told by its id, and a house word by any game', () => {
  settings.language = 'en';
  expect(sayIn('toy', { id: 'no-such-thing' })).toBe('no-such-thing');
  expect(sayIn('toy', { id: 'home' })).toBe('Back to the lobby');
  expect(sayIn('toy', { id: 'greet', args: { who: { id: 'suitcase', args: {}, rule: null } } }, () => 'Ala')).toBe('Hello, Ala!');
});

import { expect, test } from 'vitest';
import { softened } from '../src/lib/hyphens';

const shown = (text: string): string => softened(text).replaceAll('\u00ad', '-');

test.each([
  ['Cramersopholus', 'Cra-mer-so-pho-lus'],
  ['Przygotowanie', 'Przy-go-to-wa-nie'],
  ['Apartament', 'Apar-ta-ment'],
  ['Durgoing', 'Dur-going'],
  ['Duchess', 'Du-chess'],
  ['Vocalist', 'Vo-ca-list'],
])('%s may be broken between its syllables', (word, parts) => {
  expect(shown(word)).toBe(parts);
});

test('short words stay whole', () => {
  expect(shown('Goście w hotelu')).toBe('Goście w hotelu');
});

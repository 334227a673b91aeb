import { expect, test } from 'vitest';
import { softened } from '../src/lib/hyphens';

const shown = (text: string): string => softened(text).replaceAll('\u00ad', '-');

test.each([
  ['Cramersopholus', 'Cra-mer-so-pho-lus'],
  ['Przygotowanie', 'Przy-go-to-wa-nie'],
  ['Apartament', 'Apar-ta-ment'],
])('%s may be broken between its syllables', (word, parts) => {
  expect(shown(word)).toBe(parts);
});

test('short words stay whole', () => {
  expect(shown('Goście w kawiarni')).toBe('Goście w kawiarni');
});

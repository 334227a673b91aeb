import { expect, test } from 'vitest';
import { parseRule, withoutAbsent, withoutNumber } from '../src/lib/ruletext';

test('marks become spans, and what is between them stays', () => {
  expect(parseRule('A **bold** and an *italic* word, `code`, see OB-6.4a.')).toEqual([
    {
      kind: 'text',
      spans: [
        { kind: 'plain', text: 'A ' },
        { kind: 'bold', text: 'bold' },
        { kind: 'plain', text: ' and an ' },
        { kind: 'italic', text: 'italic' },
        { kind: 'plain', text: ' word, ' },
        { kind: 'code', text: 'code' },
        { kind: 'plain', text: ', see ' },
        { kind: 'rule', text: 'OB-6.4a' },
        { kind: 'plain', text: '.' },
      ],
    },
  ]);
});

test('a product is no italics, and a word with a dash is no rule', () => {
  expect(parseRule('2 * 3 * 4 in well-1.5')).toEqual([
    { kind: 'text', spans: [{ kind: 'plain', text: '2 * 3 * 4 in well-1.5' }] },
  ]);
});

test('a table loses its ruled line and keeps its cells', () => {
  const [text, table] = parseRule('Points:\n| seat | points |\n|---|---|\n| 1 | **3** |');
  expect(text).toMatchObject({ kind: 'text' });
  expect(table).toEqual({
    kind: 'table',
    rows: [
      [[{ kind: 'plain', text: 'seat' }], [{ kind: 'plain', text: 'points' }]],
      [[{ kind: 'plain', text: '1' }], [{ kind: 'bold', text: '3' }]],
    ],
  });
});

test('code is left alone, and paragraphs are blocks', () => {
  const blocks = parseRule('One\ngoes on.\n\n```\n| not a *table* |\n```\n\nTwo.');
  expect(blocks.map((block) => block.kind)).toEqual(['text', 'code', 'text']);
  expect(blocks[1]).toEqual({ kind: 'code', text: '| not a *table* |' });
});

test('markup of the page is only text', () => {
  expect(parseRule('<b>no</b>')).toEqual([{ kind: 'text', spans: [{ kind: 'plain', text: '<b>no</b>' }] }]);
});

test('brackets that lead only to rules which are not shown are left out', () => {
  const known = new Set(['OB-2.1']);
  expect(withoutAbsent('Cards (OB-2.1) and files (OB-9.9, OB-9.8).', known)).toBe('Cards (OB-2.1) and files.');
  expect(withoutAbsent('Both (OB-2.1, OB-9.9).', known)).toBe('Both (OB-2.1, OB-9.9).');
});

test('a chapter is called by its title alone', () => {
  expect(withoutNumber('11. Worked examples')).toBe('Worked examples');
});

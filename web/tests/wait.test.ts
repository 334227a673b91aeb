import { expect, test } from 'vitest';

const texts = import.meta.glob<string>('../../src/vacancy/games/*/text/en.ftl', { query: '?raw', import: 'default', eager: true });

test.each(Object.entries(texts))('who waits reads what somebody else does, whatever is asked (%s)', (_, text) => {
  const asked = [...text.matchAll(/^prompt-([a-z-]+) =/gm)].map(([, name]) => name);
  expect(asked.length).toBeGreaterThan(0);
  expect(asked.filter((name) => !text.includes(`\nwait-${name} =`))).toEqual([]);
});

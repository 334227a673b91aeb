import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const GAMES = fileURLToPath(new URL('../../src/vacancy/games/', import.meta.url));
const games = readdirSync(GAMES, { withFileTypes: true }).filter((each) => each.isDirectory() && !each.name.startsWith('_')).map((each) => each.name);

test.each(games)('who waits at %s reads what somebody else does, whatever is asked', (game) => {
  const text = readFileSync(`${GAMES}${game}/text/en.ftl`, 'utf8');
  const asked = [...text.matchAll(/^prompt-([a-z-]+) =/gm)].map(([, name]) => name);
  expect(asked.length).toBeGreaterThan(0);
  for (const name of asked) expect(text).toMatch(new RegExp(`^wait-${name} =`, 'm'));
});

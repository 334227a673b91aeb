import { expect, test } from 'vitest';
import { faceOf } from '../src/lib/avatar';

test('a name has always the same face', () => {
  expect(faceOf('Zażółć')).toEqual(faceOf('Zażółć'.normalize('NFD')));
});

test('twenty names have hardly two faces alike', () => {
  const names = Array.from({ length: 20 }, (_, number) => `guest ${number}`);
  expect(new Set(names.map((name) => JSON.stringify(faceOf(name)))).size).toBeGreaterThan(17);
});

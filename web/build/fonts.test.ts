import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { unpackFont } from './fonts.ts';

const path = createRequire(import.meta.url).resolve('@fontsource/fraunces/files/fraunces-latin-ext-600-normal.woff');

test('a font that is unpacked has all its tables, each where its entry says, and the name it was given', () => {
  const woff = readFileSync(path);
  const font = unpackFont(woff, 'ours');
  const count = font.readUInt16BE(4);
  expect(count).toBe(woff.readUInt16BE(12));
  const tables = Array.from({ length: count }, (_, index) => {
    const entry = font.subarray(12 + 16 * index, 28 + 16 * index);
    return { name: entry.toString('latin1', 0, 4), at: entry.readUInt32BE(8), size: entry.readUInt32BE(12) };
  });
  for (const { at, size } of tables) expect(at % 4 === 0 && at + size <= font.length).toBe(true);
  const head = tables.find(({ name }) => name === 'head');
  expect(font.readUInt32BE((head?.at ?? 0) + 12)).toBe(0x5f0f3cf5); // the mark of every font
  const names = tables.find(({ name }) => name === 'name');
  expect(font.subarray(names?.at, (names?.at ?? 0) + (names?.size ?? 0)).swap16().toString('utf16le')).toContain('ours');
});

test('what is no WOFF file is refused', () => {
  expect(() => unpackFont(Buffer.alloc(64), 'ours')).toThrow('no WOFF');
});

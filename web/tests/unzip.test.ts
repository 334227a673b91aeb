import { expect, test } from 'vitest';
import { unzip } from '../src/lib/unzip';

const pressed = async (plain: Blob): Promise<Blob> =>
  new Response(plain.stream().pipeThrough(new CompressionStream('deflate-raw'))).blob();

/** A piece of an archive: numbers of two or four bytes at their places, and a name behind them. */
function piece(length: number, numbers: [at: number, bytes: 2 | 4, value: number][], name = ''): Blob {
  const view = new DataView(new ArrayBuffer(length));
  for (const [at, bytes, value] of numbers) {
    if (bytes === 2) view.setUint16(at, value, true);
    else view.setUint32(at, value, true);
  }
  return new Blob([view.buffer, name]);
}

/** An archive as other programs write it. */
async function zip(files: Record<string, string>, { method = 8, claim }: { method?: number; claim?: number } = {}): Promise<ArrayBuffer> {
  const parts: Blob[] = [];
  const list: Blob[] = [];
  let at = 0;
  for (const [name, text] of Object.entries(files)) {
    const plain = new Blob([text]);
    const packed = method === 8 ? await pressed(plain) : plain;
    const head = piece(30, [[0, 4, 0x04034b50], [26, 2, name.length]], name);
    const facts: [number, 2 | 4, number][] = [[0, 4, 0x02014b50], [10, 2, method], [20, 4, packed.size], [24, 4, claim ?? plain.size], [28, 2, name.length], [42, 4, at]];
    parts.push(head, packed);
    list.push(piece(46, facts, name));
    at += head.size + packed.size;
  }
  const end = piece(22, [[0, 4, 0x06054b50], [10, 2, list.length], [16, 4, at], [20, 2, 5]], 'hello');
  return new Blob([...parts, ...list, end]).arrayBuffer();
}

const FILES = { 'one.txt': 'Pan tu nie stał!\n', 'two.txt': 'x'.repeat(5000) };

test.each([0, 8])('files that are packed by method %i are all read', async (method) => {
  const found = await unzip(await zip(FILES, { method }));
  expect(found).toEqual(Object.entries(FILES).map(([name, text]) => ({ name, text })));
});

test('folders are left out', async () => {
  expect(await unzip(await zip({ 'matches/': '', ...FILES }))).toHaveLength(2);
});

test('what is longer than any match is not unpacked, whatever it says of itself', async () => {
  const bomb = { 'bomb.txt': 'x'.repeat(3_000_000) };
  expect(await unzip(await zip(bomb))).toEqual([]);
  await expect(unzip(await zip(bomb, { claim: 10 }))).rejects.toThrow(RangeError);
});

test('what is no archive, or packed otherwise, is refused', async () => {
  await expect(unzip(new TextEncoder().encode('vacancy 1').buffer)).rejects.toThrow(RangeError);
  await expect(unzip(await zip(FILES, { method: 12 }))).rejects.toThrow(RangeError);
});

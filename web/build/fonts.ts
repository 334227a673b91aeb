// Fonts for pictures that the server draws: from WOFF, which browsers read, to what everybody else reads.

import { inflateSync } from 'node:zlib';

const [WOFF_HEADER, WOFF_ENTRY, HEADER, ENTRY] = [44, 20, 12, 16];
const SIGNATURE = 0x774f4646; // "wOFF"
const NAMES = Buffer.from('name');
const [FAMILY, FACE] = [1, 6]; // kinds of names: of the family, and the one of PostScript

/** A font as TrueType or OpenType under a name of our own. A WOFF file holds the same tables, each packed by itself. */
export function unpackFont(woff: Buffer, family: string): Buffer {
  if (woff.readUInt32BE(0) !== SIGNATURE) throw new Error('this is no WOFF file');
  const count = woff.readUInt16BE(12);
  const head = writeHead(woff.subarray(4, 8), count);
  const parts = [head];
  let at = head.length;
  for (let index = 0; index < count; index += 1) {
    const entry = WOFF_HEADER + WOFF_ENTRY * index;
    const name = woff.subarray(entry, entry + NAMES.length);
    const table = name.equals(NAMES) ? writeNames(family) : unpackTable(woff, entry);
    const place = HEADER + ENTRY * index;
    name.copy(head, place);
    woff.copy(head, place + 4, entry + 16, entry + 20); // its sum, which nobody checks
    head.writeUInt32BE(at, place + 8);
    head.writeUInt32BE(table.length, place + 12);
    const padding = Buffer.alloc(-table.length & 3); // every table begins at a multiple of four
    parts.push(table, padding);
    at += table.length + padding.length;
  }
  return Buffer.concat(parts);
}

function writeHead(kind: Buffer, count: number): Buffer {
  const head = Buffer.alloc(HEADER + ENTRY * count);
  const power = Math.floor(Math.log2(count));
  kind.copy(head);
  [count, 16 * 2 ** power, power, 16 * (count - 2 ** power)].forEach((value, index) => head.writeUInt16BE(value, 4 + 2 * index));
  return head;
}

function unpackTable(woff: Buffer, entry: number): Buffer {
  const from = woff.readUInt32BE(entry + 4);
  const [packed, size] = [woff.readUInt32BE(entry + 8), woff.readUInt32BE(entry + 12)];
  const kept = woff.subarray(from, from + packed);
  return packed < size ? inflateSync(kept) : kept;
}

/** The table of names with that of the family and of the face alone, in UTF-16 for Windows and English, as all do. */
function writeNames(family: string): Buffer {
  const text = Buffer.from(family, 'utf16le').swap16();
  const entries = [FAMILY, FACE].flatMap((kind) => [3, 1, 0x409, kind, text.length, 0]);
  const fields = [0, 2, 2 * (3 + entries.length), ...entries];
  const head = Buffer.alloc(2 * fields.length);
  fields.forEach((value, index) => head.writeUInt16BE(value, 2 * index));
  return Buffer.concat([head, text]);
}

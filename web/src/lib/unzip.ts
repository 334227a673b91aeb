// What is in a ZIP file, for those who bring their matches along as they took them: files of text,
// stored or deflated. What this cannot read is told as a damaged file.

const END = 0x06054b50;
const ENTRY = 0x02014b50;
const END_BYTES = 22;
const COMMENT_MAX = 65_535;
const STORED = 0;
const DEFLATED = 8;
const FILES_MAX = 2000;
const FILE_BYTES_MAX = 100_000; // the house takes less; all of an archive fits a phone

export interface Unzipped {
  name: string;
  text: string;
}

/** The files of text in an archive; folders and what is too long for a match are left out. */
export async function unzip(archive: ArrayBuffer): Promise<Unzipped[]> {
  const view = new DataView(archive);
  const end = findEnd(view);
  const count = Math.min(view.getUint16(end + 10, true), FILES_MAX);
  const files: Unzipped[] = [];
  let at = view.getUint32(end + 16, true);
  for (let entry = 0; entry < count; entry += 1) {
    if (view.getUint32(at, true) !== ENTRY) throw new RangeError('no entry of a ZIP file');
    const [nameLength, extra, comment] = [28, 30, 32].map((offset) => view.getUint16(at + offset, true)) as [number, number, number];
    const name = new TextDecoder().decode(new Uint8Array(archive, at + 46, nameLength));
    const size = view.getUint32(at + 24, true);
    if (!name.endsWith('/') && size <= FILE_BYTES_MAX) files.push({ name, text: await read(view, at) });
    at += 46 + nameLength + extra + comment;
  }
  return files;
}

/** Where the end of the archive is told, behind which there may be a comment. */
function findEnd(view: DataView): number {
  const first = Math.max(0, view.byteLength - END_BYTES - COMMENT_MAX);
  for (let at = view.byteLength - END_BYTES; at >= first; at -= 1) {
    if (view.getUint32(at, true) === END) return at;
  }
  throw new RangeError('no ZIP file');
}

/** One file, by its entry in the list of all. */
async function read(view: DataView, entry: number): Promise<string> {
  const method = view.getUint16(entry + 10, true);
  const length = view.getUint32(entry + 20, true);
  const head = view.getUint32(entry + 42, true);
  const begin = head + 30 + view.getUint16(head + 26, true) + view.getUint16(head + 28, true);
  const packed = new Blob([new Uint8Array(view.buffer as ArrayBuffer, begin, length)]);
  if (method === STORED) return packed.text();
  if (method !== DEFLATED) throw new RangeError('packed in a way that is not known here');
  return inflate(packed);
}

/** What was packed; more than it claimed to be is not taken. */
async function inflate(packed: Blob): Promise<string> {
  const parts: BlobPart[] = [];
  const reader = packed.stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  for (let size = 0; ; ) {
    const { done, value } = await reader.read();
    if (done) return new Blob(parts).text();
    size += value.byteLength;
    if (size > FILE_BYTES_MAX) throw new RangeError('longer than it says');
    parts.push(value);
  }
}

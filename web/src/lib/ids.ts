/** An id that nobody else has. `crypto.randomUUID` is missing on plain HTTP in a local network. */
export function newId(): string {
  return randomHex(12);
}

/** So many random bytes as hexadecimal digits. */
export function randomHex(count: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(count));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

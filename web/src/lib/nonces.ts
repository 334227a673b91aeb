// Numbers for the start: this browser's part in the chance of a match. The server promises its secret
// first; then this number is given, kept here, and can be found again in the table and its transcript.

import { api } from './api';
import { randomHex } from './ids';
import type { TableDetails } from './protocol';

const KEY = 'vacancy.nonces';
const KEPT_MAX = 50;
const NONCE_BYTES = 16;

/** What this browser saw and gave before a match began. */
interface Given {
  table: string;
  commitment: string;
  nonce: string;
}

function readAll(): Given[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? (kept as Given[]) : [];
  } catch {
    return [];
  }
}

/** A new number, for a table whose promise has been seen. */
export const newNonce = (): string => randomHex(NONCE_BYTES);

/** Remember what was seen and given at a table, so that it can be checked; null if nothing was. */
export function rememberNonce({ id, commitment }: TableDetails, nonce: string | null): void {
  const others = readAll().filter((each) => each.table !== id);
  const given: Given[] = nonce === null ? [] : [{ table: id, commitment, nonce }];
  try {
    localStorage.setItem(KEY, JSON.stringify([...others, ...given].slice(-KEPT_MAX)));
  } catch {
    // Without storage the number counts all the same.
  }
}

/** Whether a table's chance still waits for the number of whoever sits here. */
export function isNonceMissing(table: TableDetails): boolean {
  const { your_seat: seat, seed, origin, status, nonces } = table;
  return status === 'waiting' && seed === null && origin === null && seat !== null && nonces[seat] === null;
}

/** Give this browser's number, unless it is given; a match begins without it, too. */
export async function giveNonce(table: TableDetails): Promise<void> {
  if (!isNonceMissing(table)) return;
  const nonce = newNonce();
  try {
    await api.giveNonce(table.id, nonce);
    rememberNonce(table, nonce);
  } catch {
    // The transcript says who gave none.
  }
}

/** Whether the table still shows what this browser saw and gave; null if it does not remember. */
export function isKept(table: TableDetails): boolean | null {
  const given = readAll().find((each) => each.table === table.id);
  if (given === undefined || table.your_seat === null) return null;
  return table.commitment === given.commitment && table.nonces[table.your_seat] === given.nonce;
}

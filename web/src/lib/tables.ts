import { api } from './api';
import { giveNonce, newNonce, rememberNonce } from './nonces';
import type { TableCard } from './protocol';
import { router } from './router.svelte';

/** Whether somebody may know what is drawn: a match for one person and bots. */
export const isPractice = ({ seed, origin }: Pick<TableCard, 'seed' | 'origin'>): boolean => seed !== null || origin !== null;

/** Go to a new table; with nobody but bots to wait for, the match begins at once. */
export async function goToTable(id: string): Promise<void> {
  const table = await api.table(id);
  const isReady = table.seats.every((seat) => seat.kind === 'bot' || seat.is_you);
  if (isReady && table.is_host && table.status === 'waiting') await begin(id);
  router.go(`/table/${id}`);
}

/** Begin the match, with a number from this browser. */
export async function begin(id: string): Promise<void> {
  await giveNonce(await api.table(id));
  await api.start(id);
}

/** Sit down; before the start, with a number from this browser. */
export async function sitDown(id: string, seat: number | null, invite: string | null): Promise<void> {
  const table = await api.table(id);
  const nonce = table.status === 'waiting' ? newNonce() : null;
  await api.join(id, seat, invite, nonce);
  rememberNonce(table, nonce);
}

/** Accept the seat that is kept at a rematch, and go there. */
export async function acceptRematch(id: string): Promise<void> {
  const { kept_for_you: seat } = await api.table(id);
  if (seat !== null) await sitDown(id, seat, null);
  router.go(`/table/${id}`);
}

import { api } from './api';
import { router } from './router.svelte';

/** Go to a new table; with nobody but bots to wait for, the match begins at once. */
export async function goToTable(id: string): Promise<void> {
  const table = await api.table(id);
  const isReady = table.seats.every((seat) => seat.kind === 'bot' || seat.is_you);
  if (isReady && table.is_host && table.status === 'waiting') await api.start(id);
  router.go(`/table/${id}`);
}

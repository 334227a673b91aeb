import { house } from './house.svelte';
import { t } from './words.svelte';

/** Copy a text; where the browser does not allow it, say so. */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    house.note(() => t('copied'));
  } catch {
    house.note(() => t('copy-by-hand'));
  }
}

/** A path of this page as a whole address. */
export function address(path: string): string {
  return new URL(path, location.origin).href;
}

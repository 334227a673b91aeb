// Notices in this browser: its subscription at a push service, and the service worker that shows them.

import { api } from './api';
import type { Notices } from './protocol';
import type { Language } from './settings.svelte';

export type PushState = 'insecure' | 'unsupported' | 'denied' | 'possible';

const WORKER = '/notices.js';

/** Whether this browser can be called, as far as can be known before asking. */
export function pushState(): PushState {
  if (!window.isSecureContext) return 'insecure';
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window)) return 'unsupported';
  return Notification.permission === 'denied' ? 'denied' : 'possible';
}

/** Ask the person and the browser, and tell the server where to call; null if the person would not. */
export async function subscribe(key: string, language: Language): Promise<Notices | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  await navigator.serviceWorker.register(WORKER);
  const { pushManager } = await navigator.serviceWorker.ready;
  const wish = { userVisibleOnly: true, applicationServerKey: key };
  const made = await pushManager.subscribe(wish).catch(async () => {
    await (await pushManager.getSubscription())?.unsubscribe(); // one for a house with another key
    return pushManager.subscribe(wish);
  });
  const { endpoint, keys } = made.toJSON();
  return api.subscribe({ endpoint: endpoint ?? '', p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '', language });
}

/** Be called here no more. */
export async function unsubscribe(): Promise<void> {
  const worker = await navigator.serviceWorker.getRegistration();
  await (await worker?.pushManager.getSubscription())?.unsubscribe();
  await worker?.unregister();
}

/** Show a notice from the page itself, where notices are on: for somebody who looks at another tab. */
export async function notify(title: string, path: string, lang: Language): Promise<void> {
  if (pushState() !== 'possible' || Notification.permission !== 'granted') return;
  const worker = await navigator.serviceWorker.getRegistration();
  const tag = path.replace('/table/', 'table-');
  await worker?.showNotification(title, { tag, lang, icon: '/icon.svg', data: { path } });
}

/** Where a notice leads that was pressed while a page was open. */
export function onPressed(go: (path: string) => void): () => void {
  if (!('serviceWorker' in navigator)) return () => undefined;
  const hear = (event: MessageEvent): void => {
    const path: unknown = (event.data as { go?: unknown } | null)?.go;
    if (typeof path === 'string' && path.startsWith('/')) go(path);
  };
  navigator.serviceWorker.addEventListener('message', hear);
  return () => navigator.serviceWorker.removeEventListener('message', hear);
}

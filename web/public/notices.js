// The service worker: shows notices that come while no page of the house is looked at, and opens the
// table when one is pressed. It keeps nothing and answers no requests.

const HOME = '/';

/** What a message says; one that cannot be read is still shown, as browsers want. */
function read(event) {
  try {
    return { title: 'Vacancy', body: '', tag: 'vacancy', path: HOME, lang: 'en', ...event.data.json() };
  } catch {
    return { title: 'Vacancy', body: '', tag: 'vacancy', path: HOME, lang: 'en' };
  }
}

const windows = () => self.clients.matchAll({ type: 'window', includeUncontrolled: true });
const isAt = (client, path) => new URL(client.url).pathname === path;

/** Show a notice, unless somebody has the table before their eyes: then the page tells it. */
async function show({ title, body, tag, path, lang }) {
  const open = await windows();
  if (open.some((client) => client.focused && isAt(client, path))) return;
  await self.registration.showNotification(title, {
    body,
    tag,
    lang,
    icon: '/icon.svg',
    badge: '/icon.svg',
    data: { path },
  });
}

/** Go to a table: in a page that is open, else in a new one. Nothing leads to another place. */
async function go(path) {
  const open = await windows();
  const target = new URL(path, self.location.origin);
  if (target.origin !== self.location.origin) return;
  const there = open.find((client) => isAt(client, target.pathname)) ?? open[0];
  if (!there) {
    await self.clients.openWindow(target.href);
    return;
  }
  await there.focus().catch(() => undefined); // some browsers let no page come to the front
  if (!isAt(there, target.pathname)) there.postMessage({ go: target.pathname });
}

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('push', (event) => event.waitUntil(show(read(event))));
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(go(event.notification.data?.path ?? HOME));
});

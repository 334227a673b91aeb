// Real paths without a framework. Links are plain <a href>; clicks on them stay in the page.

export type Route =
  | { page: 'lobby' }
  | { page: 'new'; game: string }
  | { page: 'table'; id: string }
  | { page: 'replay'; id: string }
  | { page: 'rules'; game: string; rule: string | null }
  | { page: 'settings' }
  | { page: 'host' }
  | { page: 'ratings' }
  | { page: 'puzzles' }
  | { page: 'puzzle'; id: string }
  | { page: 'player'; name: string }
  | { page: 'join'; id: string; invite: string | null }
  | { page: 'deal'; id: string; seat: number | null }
  | { page: 'mail'; link: string }
  | { page: 'nowhere' };

function read(location: Location): Route {
  const [first = '', second = '', ...more] = location.pathname.split('/').slice(1).map(decode);
  const fragment = decode(location.hash.slice(1)) || null;
  if (more.length > 0) return { page: 'nowhere' };
  if (first === '') return { page: 'lobby' };
  if (first === 'settings' && second === '') return { page: 'settings' };
  if (first === 'host' && second === '') return { page: 'host' };
  if (first === 'ratings' && second === '') return { page: 'ratings' };
  if (first === 'puzzles') return second === '' ? { page: 'puzzles' } : { page: 'puzzle', id: second };
  if (second === '') return { page: 'nowhere' };
  if (first === 'mail') return { page: 'mail', link: second };
  if (first === 'new') return { page: 'new', game: second };
  if (first === 'player') return { page: 'player', name: second };
  if (first === 'table') return { page: 'table', id: second };
  if (first === 'replay') return { page: 'replay', id: second };
  if (first === 'rules') return { page: 'rules', game: second, rule: fragment };
  if (first === 'deal') return { page: 'deal', id: second, seat: /^\d{1,2}$/.test(fragment ?? '') ? Number(fragment) - 1 : null };
  // The invitation is in the fragment, which browsers never send: no log and no referrer has it.
  if (first === 'join') return { page: 'join', id: second, invite: fragment };
  return { page: 'nowhere' };
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return '';
  }
}

/** What the server answers itself: no page of this one. */
const NOT_DRAWN = /^\/(api|docs)(\/|$)/;

class Router {
  route = $state.raw<Route>(read(location));

  constructor() {
    addEventListener('popstate', () => this.refresh());
    addEventListener('hashchange', () => this.refresh());
    document.addEventListener('click', (event) => this.follow(event));
  }

  /** Go to a path of this page. */
  go(path: string, how: 'push' | 'replace' = 'push'): void {
    history[how === 'push' ? 'pushState' : 'replaceState'](null, '', path);
    this.refresh();
    scrollTo(0, 0);
  }

  private refresh(): void {
    this.route = read(location);
  }

  private follow(event: MouseEvent): void {
    const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
    if (!isPlain || event.defaultPrevented || !(link instanceof HTMLAnchorElement)) return;
    const isOurs = link.origin === location.origin && !NOT_DRAWN.test(link.pathname);
    const staysHere = link.pathname === location.pathname && link.hash !== '';
    if (!isOurs || staysHere || link.target || link.hasAttribute('download')) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const router = new Router();

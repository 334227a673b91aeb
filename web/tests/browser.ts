// As much of a browser as the logic of the page asks for; no test here draws anything.

import { vi } from 'vitest';

/** What listens to what, so that a test can let it happen. */
export class Listeners {
  private readonly heard = new Map<string, Set<() => void>>();

  readonly addEventListener = (name: string, listener: () => void): void => {
    this.heard.set(name, (this.heard.get(name) ?? new Set()).add(listener));
  };

  readonly removeEventListener = (name: string, listener: () => void): void => {
    this.heard.get(name)?.delete(listener);
  };

  happen(name: string): void {
    this.heard.get(name)?.forEach((listener) => listener());
  }

  count(name: string): number {
    return this.heard.get(name)?.size ?? 0;
  }
}

/** The document: whether it is in sight, and who listens to that. */
export class FakeDocument extends Listeners {
  hidden = false;

  get visibilityState(): string {
    return this.hidden ? 'hidden' : 'visible';
  }
}

/** An element that lies in something, or does not. */
export class FakeElement {
  constructor(private readonly inside: string | null = null) {}

  closest(): string | null {
    return this.inside;
  }
}

vi.stubGlobal('document', new FakeDocument());
vi.stubGlobal('navigator', { language: 'en-GB', languages: ['en-GB'] });
vi.stubGlobal('Element', FakeElement);

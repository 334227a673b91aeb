import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Told, Welcome } from '../src/generated/protocol';
import { Live, type Listener } from '../src/lib/live';
import { FakeDocument, Listeners } from './browser';

class FakeSocket {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly made: FakeSocket[] = [];
  readyState = FakeSocket.CONNECTING;
  readonly sent: { type: string; id?: string; since?: number | null }[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((told: { data: string }) => void) | null = null;
  onclose: ((closing: { code: number }) => void) | null = null;

  constructor(readonly address: string) {
    FakeSocket.made.push(this);
  }

  static get last(): FakeSocket {
    const found = FakeSocket.made.at(-1);
    if (!found) throw new Error('nobody has dialled');
    return found;
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as (typeof this.sent)[number]);
  }

  close(code = 1000): void {
    if (this.readyState === 3) return;
    this.readyState = 3;
    this.onclose?.({ code });
  }

  open(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
  }

  tell(told: Told): void {
    this.onmessage?.({ data: JSON.stringify(told) });
  }
}

const listener = {
  welcome: vi.fn(),
  event: vi.fn(),
  presence: vi.fn(),
  connection: vi.fn(),
  refused: vi.fn(),
} satisfies Listener;
const welcome = { type: 'welcome', version: 5 } as Welcome;
const asked: Told = { type: 'event', version: 6, event: { kind: 'undo-refused' } };
const NO: Told = { type: 'refused', id: null, reason: { id: 'error-protocol', args: {}, rule: null } };
let live: Live;
let page: Listeners;

/** Dial, be let in, and know version 5. */
function begin(): FakeSocket {
  live = new Live('ws://house/live', listener);
  FakeSocket.last.open();
  FakeSocket.last.tell(welcome);
  return FakeSocket.last;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  FakeSocket.made.length = 0;
  page = new Listeners();
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('document', new FakeDocument());
  vi.stubGlobal('addEventListener', page.addEventListener);
  vi.stubGlobal('removeEventListener', page.removeEventListener);
});

afterEach(() => {
  live.close();
  vi.useRealTimers();
});

describe('versions', () => {
  test('the next one is heard, one heard already is not', () => {
    const socket = begin();
    socket.tell(asked);
    socket.tell(asked);
    expect(listener.event).toHaveBeenCalledTimes(1);
  });

  test('after a gap the page asks from where it stands, once', () => {
    const socket = begin();
    socket.tell({ ...asked, version: 8 });
    socket.tell({ ...asked, version: 9 });
    expect(listener.event).not.toHaveBeenCalled();
    expect(socket.sent.map(({ type, since }) => [type, since])).toEqual([['hello', null], ['hello', 5]]);
  });

  test('a reader who was too slow says hello again', () => {
    const socket = begin();
    socket.tell({ type: 'resync' });
    expect(socket.sent.at(-1)).toMatchObject({ type: 'hello', since: 5 });
  });
});

describe('a lost connection', () => {
  test('is dialled again, goes on from its version, and sends again what was not answered', async () => {
    const before = begin();
    const outcome = live.ask({ type: 'resign' });
    before.close(1006);
    expect(listener.connection).toHaveBeenLastCalledWith('lost');
    vi.advanceTimersByTime(400);
    const after = FakeSocket.last;
    expect(after).not.toBe(before);
    after.open();
    expect(after.sent[0]).toMatchObject({ type: 'hello', since: 5 });
    expect(after.sent[1]).toEqual(before.sent.at(-1));
    after.tell({ type: 'ack', id: after.sent[1]?.id ?? '', version: 6 });
    await expect(outcome).resolves.toEqual({ kind: 'done' });
  });

  test('is waited for ever longer, but not for ever', () => {
    begin();
    const pauses: number[] = [];
    for (let failure = 0; failure < 8; failure += 1) {
      const socket = FakeSocket.last;
      const since = Date.now();
      socket.close(1006);
      vi.advanceTimersToNextTimer();
      while (FakeSocket.last === socket) vi.advanceTimersToNextTimer();
      pauses.push(Date.now() - since);
    }
    expect(pauses[0]).toBeLessThan(400);
    expect(pauses.at(-1)).toBeGreaterThan(5_000);
    expect(Math.max(...pauses)).toBeLessThan(10_001);
  });

  test('whoever was logged out comes back as a stranger', () => {
    begin().close(4401);
    vi.advanceTimersByTime(400);
    FakeSocket.last.open();
    expect(FakeSocket.last.sent[0]).toMatchObject({ since: null });
  });

  test('the network is back: nobody waits for the pause to end', () => {
    begin();
    page.happen('offline');
    const count = FakeSocket.made.length;
    page.happen('online');
    expect(FakeSocket.made).toHaveLength(count + 1);
  });

  test('silence is asked about, and given up on', () => {
    const socket = begin();
    vi.advanceTimersByTime(17_000);
    expect(socket.sent.at(-1)).toMatchObject({ type: 'ping' });
    vi.advanceTimersByTime(12_000);
    expect(listener.connection).toHaveBeenCalledWith('lost');
  });
});

describe('answers', () => {
  test('a refusal goes to whoever asked', async () => {
    const socket = begin();
    const outcome = live.ask({ type: 'move', number: 0, action: 1 });
    socket.tell({ ...NO, id: socket.sent.at(-1)?.id ?? null });
    await expect(outcome).resolves.toMatchObject({ kind: 'refused' });
    expect(listener.refused).not.toHaveBeenCalled();
  });

  test('a refusal that nobody asked for is told to everybody', () => {
    begin().tell(NO);
    expect(listener.refused).toHaveBeenCalledWith(NO.reason);
  });

  test('once closed, nothing is dialled or listened to', () => {
    begin();
    live.close();
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.made).toHaveLength(1);
    expect(page.count('online') + page.count('offline')).toBe(0);
  });
});

// The live connection of a table: it says hello, keeps the versions in order, sends again what was
// not answered, and comes back by itself after sleep, refresh and lost networks.

import { newId } from './ids';
import type { Asking, HintTold, Message, TableEvent, Told, Welcome } from './protocol';

export type Connection = 'connecting' | 'live' | 'lost';

/** What became of something asked: done, refused with a reason, or answered. */
export type Outcome =
  | { kind: 'done' }
  | { kind: 'refused'; reason: Message }
  | { kind: 'answer'; reason: Message | null }
  | { kind: 'hint'; number: number; told: HintTold };

export interface Listener {
  welcome(told: Welcome): void;
  event(event: TableEvent): void;
  presence(online: number[], watching: number): void;
  connection(state: Connection): void;
  /** Something was refused that nobody asked for, such as a greeting in another protocol. */
  refused(reason: Message): void;
}

interface Unanswered {
  text: string;
  answer: (outcome: Outcome) => void;
}

const PROTOCOL = 1;
const PAUSES_MS = [250, 500, 1000, 2000, 4000, 8000];
const QUIET_MS = 15_000;
const PATIENCE_MS = 8_000;
/** The codes of a socket that was cut because its session has ended, or who had it is banned: the next one is a stranger's. */
const ENDED = [4401, 4403];

export class Live {
  private socket: WebSocket | null = null;
  private version: number | null = null;
  private unanswered = new Map<string, Unanswered>();
  private failures = 0;
  private heardAt = 0;
  private isClosed = false;
  private isCatchingUp = false;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private pulse: ReturnType<typeof setInterval>;

  constructor(
    private readonly address: string,
    private readonly listener: Listener,
  ) {
    this.pulse = setInterval(() => this.feelPulse(), 4000);
    addEventListener('online', this.hurry);
    addEventListener('offline', this.drop);
    document.addEventListener('visibilitychange', this.hurry);
    this.connect();
  }

  /** Ask for something; it is sent again after a reconnect until it is answered. */
  ask(asking: Asking): Promise<Outcome> {
    const id = newId();
    const text = JSON.stringify({ ...asking, id });
    return new Promise((answer) => {
      this.unanswered.set(id, { text, answer });
      this.send(text);
    });
  }

  /** Connect afresh: the server learns at the door who somebody is. */
  renew(): void {
    this.version = null;
    this.connect();
  }

  close(): void {
    this.isClosed = true;
    clearInterval(this.pulse);
    clearTimeout(this.retry);
    removeEventListener('online', this.hurry);
    removeEventListener('offline', this.drop);
    document.removeEventListener('visibilitychange', this.hurry);
    this.forget();
  }

  private connect(): void {
    clearTimeout(this.retry);
    this.forget();
    this.listener.connection(this.failures > 0 ? 'lost' : 'connecting');
    const socket = new WebSocket(this.address);
    this.socket = socket;
    this.heardAt = Date.now();
    this.isCatchingUp = false;
    socket.onopen = () => this.greet();
    socket.onmessage = (told) => this.hear(JSON.parse(String(told.data)) as Told);
    socket.onclose = (closing) => {
      if (ENDED.includes(closing.code)) this.version = null;
      this.reconnectLater(socket);
    };
  }

  private greet(): void {
    this.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL, since: this.version }));
    for (const { text } of this.unanswered.values()) this.send(text);
    this.failures = 0;
    this.heardAt = Date.now();
    this.listener.connection('live');
  }

  private hear(told: Told): void {
    this.heardAt = Date.now();
    switch (told.type) {
      case 'welcome':
        this.version = told.version;
        this.isCatchingUp = false;
        this.listener.welcome(told);
        break;
      case 'event':
        this.hearEvent(told.version, told.event);
        break;
      case 'presence':
        this.listener.presence(told.online, told.watching);
        break;
      case 'resync':
        this.greet();
        break;
      case 'ack':
      case 'pong':
        this.settle(told.id, { kind: 'done' });
        break;
      case 'refused':
        if (told.id !== null && this.unanswered.has(told.id)) this.settle(told.id, { kind: 'refused', reason: told.reason });
        else this.listener.refused(told.reason);
        break;
      case 'answer':
        this.settle(told.id, { kind: 'answer', reason: told.reason });
        break;
      case 'hint':
        this.settle(told.id, { kind: 'hint', number: told.number, told });
        break;
    }
  }

  /** Versions are consecutive: one heard twice is dropped, a gap is asked for again. */
  private hearEvent(version: number, event: TableEvent): void {
    if (this.version === null || version <= this.version) return;
    if (version > this.version + 1) {
      if (!this.isCatchingUp) this.greet();
      this.isCatchingUp = true;
      return;
    }
    this.isCatchingUp = false;
    this.version = version;
    this.listener.event(event);
  }

  private settle(id: string, outcome: Outcome): void {
    this.unanswered.get(id)?.answer(outcome);
    this.unanswered.delete(id);
  }

  private send(text: string): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(text);
  }

  private forget(): void {
    const old = this.socket;
    this.socket = null;
    if (!old) return;
    old.onopen = old.onmessage = old.onclose = null;
    old.close();
  }

  private reconnectLater(socket: WebSocket): void {
    if (this.isClosed || socket !== this.socket) return;
    const pause = PAUSES_MS[Math.min(this.failures, PAUSES_MS.length - 1)] ?? 0;
    this.failures += 1;
    this.listener.connection('lost');
    clearTimeout(this.retry);
    this.retry = setTimeout(() => this.connect(), pause * (0.75 + Math.random() / 2));
  }

  /** Back on the network or in sight: do not wait for the pause to end. */
  private hurry = (): void => {
    if (this.isClosed || document.visibilityState === 'hidden') return;
    const isOpen = this.socket?.readyState === WebSocket.OPEN;
    if (isOpen) this.feelPulse();
    else if (this.socket?.readyState !== WebSocket.CONNECTING) this.connect();
  };

  /** The network is gone: a socket that is still open may never notice. */
  private drop = (): void => {
    const socket = this.socket;
    if (!socket) return;
    this.failures = Math.max(this.failures, 1);
    socket.onopen = socket.onmessage = null;
    socket.close();
    this.reconnectLater(socket);
  };

  private feelPulse(): void {
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    const quiet = Date.now() - this.heardAt;
    if (quiet > QUIET_MS + PATIENCE_MS) this.drop();
    else if (quiet > QUIET_MS) void this.ask({ type: 'ping' });
  }
}

// The server's HTTP interface. A refusal is a `Refusal` with words in both languages.

import type {
  Chapter,
  GameInfo,
  Me,
  Message,
  NewTable,
  ReplayStep,
  TableCard,
  TableDetails,
} from './protocol';

/** The server said no, and why; or it could not be reached. */
export class Refusal extends Error {
  constructor(
    readonly reason: Message,
    readonly status: number,
  ) {
    super(reason.id);
  }
}

const UNREACHABLE: Message = { id: 'problem-unreachable', args: {}, rule: null };
const UNEXPECTED: Message = { id: 'problem-unexpected', args: {}, rule: null };
const PATIENCE_MS = 15_000;

async function ask<Answer>(method: 'GET' | 'POST', path: string, body?: unknown): Promise<Answer> {
  let response: Response;
  try {
    response = await fetch(`/api${path}`, {
      method,
      signal: AbortSignal.timeout(PATIENCE_MS),
      ...(body === undefined
        ? {}
        : { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
    });
  } catch {
    throw new Refusal(UNREACHABLE, 0);
  }
  const told: unknown = await response.json().catch(() => null);
  if (!response.ok) throw new Refusal(readReason(told), response.status);
  return told as Answer;
}

function readReason(told: unknown): Message {
  const reason = (told as { error?: Partial<Message> } | null)?.error;
  if (typeof reason?.id !== 'string') return UNEXPECTED;
  return { id: reason.id, args: reason.args ?? {}, rule: reason.rule ?? null };
}

const get = <Answer>(path: string): Promise<Answer> => ask<Answer>('GET', path);
const post = <Answer = unknown>(path: string, body: unknown = {}): Promise<Answer> =>
  ask<Answer>('POST', path, body);
const table = (id: string): string => `/tables/${encodeURIComponent(id)}`;

export const api = {
  me: () => get<Me | null>('/me'),
  setName: (name: string) => post<Me>('/me', { name }),
  setPassword: (password: string) => post('/me/password', { password }),
  login: (name: string, password: string) => post('/login', { name, password }),
  logout: () => post('/logout'),

  games: () => get<GameInfo[]>('/games'),
  rules: (game: string, language: string) =>
    get<{ chapters: Chapter[] }>(`/games/${encodeURIComponent(game)}/rules?lang=${language}`),

  tables: (scope: 'listed' | 'mine') => get<TableCard[]>(`/tables?scope=${scope}`),
  create: (wish: NewTable) => post<{ id: string }>('/tables', wish),
  play: (game: string) => post<{ id: string }>('/play', { game }),
  table: (id: string) => get<TableDetails>(table(id)),
  join: (id: string, seat: number | null, invite: string | null) =>
    post(`${table(id)}/join`, { seat, invite }),
  leave: (id: string) => post(`${table(id)}/leave`),
  start: (id: string) => post(`${table(id)}/start`),
  rematch: (id: string) => post<{ id: string }>(`${table(id)}/rematch`),
  giveSeat: (id: string, seat: number, kind: 'bot' | 'open', bot: string | null) =>
    post(`${table(id)}/seat`, { seat, kind, bot }),
  replay: (id: string, move: number) => get<ReplayStep>(`${table(id)}/replay?move=${move}`),
  transcriptPath: (id: string) => `/api${table(id)}/transcript`,
};

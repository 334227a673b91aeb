// The server's HTTP interface. A refusal is a `Refusal` with words in both languages.

import type {
  GameInfo,
  Me,
  Message,
  NewTable,
  Replay,
  RulesInfo,
  TableCard,
  TableDetails,
  TableId,
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

async function call(method: 'GET' | 'POST', path: string, body?: unknown): Promise<Response> {
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
  if (!response.ok) throw new Refusal(readReason(await readJson(response)), response.status);
  return response;
}

const readJson = (response: Response): Promise<unknown> => response.json().catch(() => null);

async function ask<Answer>(method: 'GET' | 'POST', path: string, body?: unknown): Promise<Answer> {
  return (await readJson(await call(method, path, body))) as Answer;
}

function readReason(told: unknown): Message {
  const reason = (told as { error?: Partial<Message> } | null)?.error;
  if (typeof reason?.id !== 'string') return UNEXPECTED;
  return { id: reason.id, args: reason.args ?? {}, rule: reason.rule ?? null };
}

const get = <Answer>(path: string): Promise<Answer> => ask<Answer>('GET', path);
const post = <Answer = unknown>(path: string, body: unknown = {}): Promise<Answer> =>
  ask<Answer>('POST', path, body);
const game = (name: string): string => `/games/${encodeURIComponent(name)}`;
const table = (id: string): string => `/tables/${encodeURIComponent(id)}`;

export const api = {
  me: () => get<Me | null>('/me'),
  setName: (name: string) => post<Me>('/me', { name }),
  setPassword: (password: string) => post('/me/password', { password }),
  login: (name: string, password: string) => post('/login', { name, password }),
  logout: () => post('/logout'),

  games: () => get<GameInfo[]>('/games'),
  rules: (name: string, language: string) => get<RulesInfo>(`${game(name)}/rules?lang=${language}`),
  words: async (name: string, language: string) =>
    (await call('GET', `${game(name)}/words/${language}`)).text(),

  tables: (scope: 'listed' | 'mine') => get<TableCard[]>(`/tables?scope=${scope}`),
  create: (wish: NewTable) => post<TableId>('/tables', wish),
  play: (name: string) => post<TableId>('/play', { game: name }),
  table: (id: string) => get<TableDetails>(table(id)),
  join: (id: string, seat: number | null, invite: string | null) =>
    post(`${table(id)}/join`, { seat, invite }),
  leave: (id: string) => post(`${table(id)}/leave`),
  start: (id: string) => post(`${table(id)}/start`),
  rematch: (id: string) => post<TableId>(`${table(id)}/rematch`),
  giveSeat: (id: string, seat: number, kind: 'bot' | 'open', bot: string | null) =>
    post(`${table(id)}/seat`, { seat, kind, bot }),
  replay: (id: string, move: number) => get<Replay>(`${table(id)}/replay?move=${move}`),
  transcriptPath: (id: string) => `/api${table(id)}/transcript`,
};

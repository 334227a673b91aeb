// The server's HTTP interface. A refusal is a `Refusal` with words in both languages.

import type {
  AddressBan,
  Ban,
  Banned,
  BlockInfo,
  ChannelEnd,
  DealMatch,
  DeedInfo,
  Duplicate,
  FriendsInfo,
  GameInfo,
  Hook,
  HostChange,
  Imported,
  Judgement,
  Leaderboard,
  Lifting,
  MailAddress,
  MailInfo,
  MatchPage,
  Me,
  Message,
  NewFriend,
  NewTable,
  Notices,
  NoticeWish,
  Onward,
  PersonInfo,
  Profile,
  Question,
  PuzzleList,
  PuzzleReason,
  PuzzleScene,
  PuzzleSolution,
  PuzzleStand,
  PuzzleStep,
  RatedBots,
  RatingChange,
  Replay,
  Report,
  ReportInfo,
  ReviewState,
  RulesInfo,
  SanctionInfo,
  Sanctioning,
  ShownLine,
  SessionInfo,
  Story,
  Subscription,
  TableCard,
  TableDetails,
  TableId,
  TestSent,
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
const puzzle = (id: string): string => `/puzzles/${encodeURIComponent(id)}`;
const table = (id: string): string => `/tables/${encodeURIComponent(id)}`;

export const api = {
  me: () => get<Me | null>('/me'),
  setName: (name: string) => post<Me>('/me', { name }),
  setPassword: (password: string, old: string | null) => post<Me>('/me/password', { password, old }),
  sessions: () => get<SessionInfo[]>('/me/sessions'),
  endSession: (id: string) => post(`/me/sessions/${encodeURIComponent(id)}/end`),
  notices: () => get<Notices>('/me/notices'),
  setNotices: (wish: NoticeWish) => post<Notices>('/me/notices', wish),
  subscribe: (subscription: Subscription) => post<Notices>('/me/notices/push', subscription),
  setWebhook: (hook: Hook) => post<Notices>('/me/notices/webhook', hook),
  setMail: (mail: MailAddress) => post<Notices>('/me/notices/mail', mail),
  endChannel: (end: ChannelEnd) => post<Notices>('/me/notices/end', end),
  tryNotices: () => post<TestSent>('/me/notices/test'),
  mail: (link: string) => get<MailInfo>(`/mail/${encodeURIComponent(link)}`),
  confirmMail: (link: string) => post<MailInfo>(`/mail/${encodeURIComponent(link)}/confirm`),
  endMail: (link: string) => post(`/mail/${encodeURIComponent(link)}/end`),
  login: (name: string, password: string) => post('/login', { name, password }),
  logout: () => post('/logout'),

  games: () => get<GameInfo[]>('/games'),
  rules: (name: string, language: string) => get<RulesInfo>(`${game(name)}/rules?lang=${language}`),
  words: async (name: string, language: string) =>
    (await call('GET', `${game(name)}/words/${language}`)).text(),

  friends: () => get<FriendsInfo>('/me/friends'),
  addFriend: (whom: NewFriend) => post<FriendsInfo>('/me/friends', whom),
  endFriend: (id: string) => post<FriendsInfo>(`/me/friends/${encodeURIComponent(id)}/end`),
  leaderboard: (name: string, seats: number) => get<Leaderboard>(`/ratings/${encodeURIComponent(name)}/${seats}`),
  ratedBots: () => get<RatedBots[]>('/ratings/bots'),
  ratingChanges: (id: string) => get<RatingChange[]>(`${table(id)}/ratings`),
  player: (name: string) => get<Profile>(`/player?${new URLSearchParams({ name })}`),
  matches: (name: string, wish: { game: string; opponent: string; which: string; page: number }) =>
    get<MatchPage>(`/player/matches?${new URLSearchParams({ name, ...wish, page: String(wish.page) })}`),
  imports: () => get<Imported[]>('/me/imports'),
  importMatch: (text: string) => post('/me/imports', { text }),
  dropImport: (seal: string) => post(`/me/imports/${encodeURIComponent(seal)}/drop`),

  tables: (scope: 'listed' | 'mine' | 'all') => get<TableCard[]>(`/tables?scope=${scope}`),
  create: (wish: NewTable) => post<TableId>('/tables', wish),
  play: (name: string) => post<TableId>('/play', { game: name, begin: false }),
  table: (id: string) => get<TableDetails>(table(id)),
  join: (id: string, seat: number | null, invite: string | null, nonce: string | null) =>
    post(`${table(id)}/join`, { seat, invite, nonce }),
  giveNonce: (id: string, nonce: string) => post(`${table(id)}/nonce`, { nonce }),
  leave: (id: string) => post(`${table(id)}/leave`),
  start: (id: string) => post(`${table(id)}/start`),
  rematch: (id: string) => post<TableId>(`${table(id)}/rematch`),
  giveSeat: (id: string, seat: number, kind: 'bot' | 'open', bot: string | null) =>
    post(`${table(id)}/seat`, { seat, kind, bot }),
  replay: (id: string, move: number, seat: number | null) =>
    get<Replay>(`${table(id)}/replay?move=${move}${seat === null ? '' : `&seat=${seat}`}`),
  playOn: (id: string, wish: Onward) => post<TableId>(`${table(id)}/onward`, wish),
  playDeal: (id: string, wish: Duplicate) => post<TableId>(`${table(id)}/duplicate`, wish),
  deal: (id: string) => get<DealMatch[]>(`${table(id)}/deal`),
  story: (id: string) => get<Story>(`${table(id)}/story`),
  review: (id: string, depth: ReviewState['depth'], since: number) =>
    get<ReviewState>(`${table(id)}/review?depth=${depth}&since=${since}`),
  askReview: (id: string, depth: ReviewState['depth']) => post<ReviewState>(`${table(id)}/review`, { depth }),
  question: (id: string, move: number) => get<Question>(`${table(id)}/review/question?move=${move}`),
  judge: (id: string, move: number, action: number) => post<Judgement>(`${table(id)}/review/judge`, { move, action }),
  line: (id: string, move: number, action: number, line: number[]) =>
    post<ShownLine>(`${table(id)}/review/line`, { move, action, line }),
  kick: (id: string, seat: number, reason: string) => post(`${table(id)}/kick`, { seat, reason }),
  muteAt: (id: string, seat: number, isMuted: boolean) => post(`${table(id)}/mute`, { seat, is_muted: isMuted }),
  comeBack: (id: string) => post(`${table(id)}/back`),
  report: (id: string, report: Report) => post(`${table(id)}/report`, report),
  blocks: () => get<BlockInfo[]>('/me/blocks'),
  block: (id: string, whom: { seat: number } | { line: number }) => post('/me/blocks', { table: id, ...whom }),
  unblock: (id: string) => post(`/me/blocks/${encodeURIComponent(id)}/end`),

  puzzles: () => get<PuzzleList>('/puzzles'),
  puzzleScenes: (game: string) => get<PuzzleScene[]>(`/puzzles/scenes/${encodeURIComponent(game)}`),
  tryPuzzle: (id: string, moves: number[]) => post<PuzzleStand>(`${puzzle(id)}/try`, { moves }),
  whyNotInPuzzle: (id: string, moves: number[], asked: number | string) =>
    post<PuzzleReason>(`${puzzle(id)}/why`, { moves, asked }),
  puzzleSolution: (id: string) => get<PuzzleSolution>(`${puzzle(id)}/solution`),
  puzzleStep: (id: string, step: number) => get<PuzzleStep>(`${puzzle(id)}/solution/${step}`),
  reportPuzzle: (id: string, reason: string) => post(`${puzzle(id)}/report`, { reason }),

  becomeHost: (token: string) => post<Me>('/host', { token }),
  people: (name: string) => get<PersonInfo[]>(`/house/people?name=${encodeURIComponent(name)}`),
  sanctions: () => get<SanctionInfo[]>('/house/sanctions'),
  deeds: (before: number | null) => get<DeedInfo[]>(`/house/deeds${before === null ? '' : `?before=${before}`}`),
  reports: (page: number) => get<ReportInfo[]>(`/house/reports?page=${page}`),
  closeReport: (id: string, reason: string) => post(`/house/reports/${encodeURIComponent(id)}/close`, { reason }),
  ban: (ban: Ban) => post<Banned>('/house/ban', ban),
  banAddress: (ban: AddressBan) => post('/house/ban-address', ban),
  mute: (mute: Sanctioning) => post('/house/mute', mute),
  lift: (lifting: Lifting) => post('/house/lift', lifting),
  setHost: (change: HostChange) => post('/house/hosts', change),

  transcriptPath: (id: string) => `/api${table(id)}/transcript`,
};

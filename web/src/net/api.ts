import type { GameRecord, Language, Seat } from '@ankerplatz/kit';
import type {
  AccountMade,
  Agreed,
  Agreement,
  Chat,
  Clock,
  Club,
  ClubChange,
  ClubSettings,
  Companions,
  DeviceCode,
  Entries,
  FactorOffer,
  Factors,
  FinishedGame,
  FreeSeat,
  Invitations,
  LessonsDone,
  Lobby,
  Me,
  Moves,
  NewTable,
  NoticeKind,
  NoticeTest,
  NoticeWays,
  Opening,
  Passkey,
  PasskeyOptions,
  PeopleList,
  Phrase,
  Played,
  PushSubscription,
  ReplaySummary,
  SeatLog,
  SeatOrdersBody,
  Session,
  SpareCodes,
  TableInfo,
  TableList,
  TableWish,
  Token,
  TokenMade,
  TokenScope,
} from '@ankerplatz/protocol';
import { requestId } from '../ui/device/random.ts';
import { ask, query } from './http.ts';

/** The secret of a table by invitation; null: not known. */
export type Invitation = string | null;

const at = (table: string, ...rest: readonly (string | number)[]): string =>
  `/${['tables', table, ...rest].map(encodeURIComponent).join('/')}`;

/** Of random bytes that this device keeps until the game begins. */
const commitmentTo = async (table: string): Promise<string> =>
  (await import('./contributions.ts')).newCommitment(table);

/**
 * The consent of a player who sits down: that the coach may help all and that games are rated, as the table says; that
 * a blocked person sits there.
 */
interface SitterConsent {
  readonly coach?: boolean;
  readonly rated?: boolean | undefined;
  readonly besideBlocked?: boolean;
}

/** All requests to the server, by their purpose. */
export const api = {
  // People.
  me: () => ask<Me>('GET', '/me'),
  /** Where newcomers need an invitation, they show it. */
  beGuest: (name: string, language: Language, invitation: Invitation) =>
    ask<Me>('POST', '/guests', { name, language, ...(invitation !== null && { invitation }) }),
  register: (login: string, password: string) => ask<AccountMade>('POST', '/accounts', { login, password }),
  /** `code`: of the app, where it was asked for. */
  logIn: (login: string, password: string, code?: string) =>
    ask<Me>('POST', '/sessions', { login, password, ...(code === undefined ? {} : { code }) }),
  secondFactor: () => ask<Factors>('GET', '/me/second-factor'),
  offerSecondFactor: () => ask<FactorOffer>('POST', '/me/second-factor/offers'),
  startSecondFactor: (password: string, secret: string, code: string) =>
    ask<SpareCodes>('PUT', '/me/second-factor', { password, secret, code }),
  endSecondFactor: (password: string) => ask('DELETE', '/me/second-factor', { password }),
  passkeys: () => ask<{ readonly passkeys: readonly Passkey[] }>('GET', '/me/passkeys'),
  passkeyOptions: (password: string) => ask<PasskeyOptions>('POST', '/me/passkeys/options', { password }),
  addPasskey: (name: string, response: unknown) => ask('POST', '/me/passkeys', { name, response }),
  removePasskey: (id: string) => ask('DELETE', `/me/passkeys/${encodeURIComponent(id)}`),
  passkeyQuestion: () => ask<PasskeyOptions>('POST', '/passkeys/options'),
  logInByPasskey: (response: unknown) => ask<Me>('POST', '/sessions/passkey', { response }),
  recover: (login: string, code: string, password: string) =>
    ask<AccountMade>('POST', '/recoveries', { login, code, password }),
  logOut: () => ask('DELETE', '/sessions/current'),
  logOutEverywhere: () => ask('DELETE', '/sessions'),
  changeMe: (changes: { readonly name?: string; readonly language?: Language }) => ask<Me>('PATCH', '/me', changes),
  /** Lessons that were finished, to be kept; answers all of them. */
  keepLessons: (done: readonly string[]) => ask<LessonsDone>('POST', '/me/lessons', { done }),
  changePassword: (password: string, newPassword: string) => ask('POST', '/me/password', { password, newPassword }),
  /** A member gives the password. */
  leave: (password: string | null) => ask('DELETE', '/me', password === null ? undefined : { password }),
  makeDeviceCode: () => ask<DeviceCode>('POST', '/me/device-codes'),
  useDeviceCode: (code: string) => ask<Me>('POST', '/device-codes/use', { code }),
  tokens: () => ask<{ readonly tokens: readonly Token[] }>('GET', '/me/tokens'),
  makeToken: (name: string, scope: TokenScope) => ask<TokenMade>('POST', '/me/tokens', { name, scope }),
  sessions: () => ask<{ readonly sessions: readonly Session[] }>('GET', '/me/sessions'),
  endSession: (id: string) => ask('DELETE', `/me/sessions/${encodeURIComponent(id)}`),
  revokeToken: (id: string) => ask('DELETE', `/me/tokens/${encodeURIComponent(id)}`),

  // Tables.
  lobby: () => ask<Lobby>('GET', '/tables'),
  mine: () => ask<TableList>('GET', '/tables/mine'),
  open: (table: NewTable) => ask<TableInfo>('POST', '/tables', table),
  table: (id: string, invitation: Invitation) => ask<TableInfo>('GET', at(id) + query({ invitation })),
  sit: async (id: string, seat: Seat, invitation: Invitation, agreed: SitterConsent = {}) =>
    ask<TableInfo>('POST', at(id, 'sit'), {
      seat,
      ...(agreed.coach && { coach: true }),
      ...(agreed.rated && { rated: true }),
      ...(agreed.besideBlocked && { besideBlocked: true }),
      commitment: await commitmentTo(id),
      ...(invitation !== null && { invitation }),
      zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    }),
  /** `anew`: what was committed before cannot be opened here, so everybody commits once more. */
  commit: async (id: string, anew: boolean) =>
    ask<TableInfo>('PUT', at(id, 'commitment'), { commitment: await commitmentTo(id), ...(anew && { anew }) }),
  openChance: (id: string, opening: Opening) => ask<TableInfo>('POST', at(id, 'opening'), opening),
  stand: (id: string) => ask('POST', at(id, 'leave')),
  alter: (id: string, wish: TableWish) => ask<TableInfo>('PATCH', at(id), wish),
  swap: (id: string, seat: Seat) => ask<TableInfo>('POST', at(id, 'swap'), { seat }),
  setSeat: (id: string, seat: Seat, to: FreeSeat) => ask<TableInfo>('PUT', at(id, 'seats', seat), to),
  start: (id: string) => ask<TableInfo>('POST', at(id, 'start')),
  entries: (id: string, number: number, from: number, invitation: Invitation) =>
    ask<Entries>('GET', at(id, 'entries') + query({ number, from, invitation })),
  record: (id: string, number: number, invitation: Invitation) =>
    ask<GameRecord>('GET', at(id, 'games', number, 'record') + query({ invitation })),
  /** With the key of a link, or as a visitor who knows the table. */
  finished: (id: string, number: number, by: { readonly invitation?: Invitation; readonly key?: string | null }) =>
    ask<FinishedGame>(
      'GET',
      at(id, 'games', number) + query({ invitation: by.invitation ?? null, key: by.key ?? null }),
    ),
  play: (id: string, moves: Moves) => ask<Played>('POST', at(id, 'moves'), moves),
  resign: (id: string, number: number) => ask<Played>('POST', at(id, 'resign'), { number, id: requestId() }),
  takeHoliday: (id: string, number: number, days: number) =>
    ask<Played>('POST', at(id, 'holiday'), { number, days, id: requestId() }),
  endHoliday: (id: string, number: number) =>
    ask<Played>('POST', at(id, 'holiday', 'end'), { number, id: requestId() }),
  agree: async (id: string, number: number, kind: Agreement['kind']) =>
    ask<Agreed>('POST', at(id, 'agree'), {
      number,
      kind,
      id: requestId(),
      ...(kind === 'rematch' && { commitment: await commitmentTo(id) }),
    }),
  disagree: (id: string) => ask('DELETE', at(id, 'agree')),
  propose: (id: string, number: number, proposal: Omit<Agreement, 'number' | 'id' | 'commitment'>) =>
    ask<Agreed>('POST', at(id, 'agree'), { number, id: requestId(), ...proposal }),
  comeBack: (id: string, number: number) => ask<Played>('POST', at(id, 'return'), { number, id: requestId() }),
  volunteer: (id: string, number: number, seat: Seat, invitation: Invitation) =>
    ask('PUT', at(id, 'volunteer'), { number, seat, ...(invitation !== null && { invitation }) }),
  unvolunteer: (id: string, invitation: Invitation) => ask('DELETE', at(id, 'volunteer') + query({ invitation })),
  deputize: (id: string, person: string | null) =>
    person === null ? ask('DELETE', at(id, 'deputy')) : ask('PUT', at(id, 'deputy'), { person }),
  handIn: (id: string, number: number, moves: readonly string[]) =>
    ask<SeatOrdersBody>('PUT', at(id, 'hand-in'), { number, moves, id: requestId() }),
  withdraw: (id: string) => ask<SeatOrdersBody>('DELETE', at(id, 'hand-in')),
  order: (id: string, number: number, orders: readonly SeatOrdersBody['orders'][number][]) =>
    ask<SeatOrdersBody>('PUT', at(id, 'orders'), { number, orders }),
  setClock: (id: string, timing: { readonly clock: Clock | null; readonly silence?: number }) =>
    ask<TableInfo>('PUT', at(id, 'clock'), timing),
  setFactor: (id: string, seat: Seat, factor: number) =>
    ask<TableInfo>('PUT', at(id, 'seats', seat, 'time'), { factor }),

  // Talk.
  chat: (id: string, after: number, invitation: Invitation) =>
    ask<Chat>('GET', at(id, 'chat') + query({ after, invitation })),
  say: (
    id: string,
    words: { readonly text: string } | { readonly phrase: Phrase },
    request: string,
    invitation: Invitation,
  ) => ask('POST', at(id, 'chat'), { ...words, id: request, ...(invitation !== null && { invitation }) }),
  phrases: () => ask<{ readonly phrases: readonly { phrase: Phrase; text: string }[] }>('GET', '/phrases'),
  report: (id: string, message: number, reason: string, invitation: Invitation) =>
    ask('POST', at(id, 'chat', message, 'report'), { reason, ...(invitation !== null && { invitation }) }),
  blocks: () => ask<PeopleList>('GET', '/me/blocks'),
  block: (person: string) => ask('PUT', `/me/blocks/${encodeURIComponent(person)}`),
  unblock: (person: string) => ask('DELETE', `/me/blocks/${encodeURIComponent(person)}`),
  mutes: () => ask<PeopleList>('GET', '/me/mutes'),
  mute: (person: string) => ask('PUT', `/me/mutes/${encodeURIComponent(person)}`),
  unmute: (person: string) => ask('DELETE', `/me/mutes/${encodeURIComponent(person)}`),

  // Notices.
  notices: () => ask<NoticeWays>('GET', '/me/notices'),
  setKinds: (kinds: readonly NoticeKind[]) => ask('PUT', '/me/notices/kinds', { kinds }),
  companions: () => ask<Companions>('GET', '/me/companions'),
  invitations: () => ask<Invitations>('GET', '/me/invitations'),
  invite: (id: string, person: string) => ask('POST', at(id, 'invite'), { person }),
  subscribe: (subscription: PushSubscription) => ask('POST', '/me/notices/push', subscription),
  unsubscribe: (endpoint: string) => ask('DELETE', '/me/notices/push', { endpoint }),
  setWebhook: (url: string | null) =>
    url === null ? ask('DELETE', '/me/notices/webhook') : ask('PUT', '/me/notices/webhook', { url }),
  setMail: (address: string | null) =>
    address === null ? ask('DELETE', '/me/notices/mail') : ask('PUT', '/me/notices/mail', { address }),
  confirmMail: (code: string) => ask('POST', '/me/notices/mail/confirm', { code }),
  testNotices: () => ask<NoticeTest>('POST', '/me/notices/test'),

  // Records and the club.
  seatLog: (id: string, invitation: Invitation) => ask<SeatLog>('GET', at(id, 'log') + query({ invitation })),
  bringRecord: (record: object) => ask<ReplaySummary>('POST', '/replays', record),
  replay: (id: string) =>
    ask<ReplaySummary & { readonly record: GameRecord }>('GET', `/replays/${encodeURIComponent(id)}`),
  club: () => ask<Club>('GET', '/club'),
  /** Answered to administrators alone. */
  overview: () => ask<unknown>('GET', '/admin'),
  settings: () => ask<ClubSettings>('GET', '/admin/settings'),
  changeSettings: (change: ClubChange) => ask<ClubSettings>('PATCH', '/admin/settings', change),
};

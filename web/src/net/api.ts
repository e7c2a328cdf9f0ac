import type { GameRecord, Language, Seat } from '@ankerplatz/kit';
import type {
  AccountMade,
  Agreed,
  Agreement,
  DeviceCode,
  Entries,
  FreeSeat,
  Lobby,
  Me,
  Moves,
  NewTable,
  Played,
  TableInfo,
  TableList,
  Token,
  TokenMade,
} from '@ankerplatz/protocol';
import { randomHex, requestId } from '../ui/random.ts';
import { ask, query } from './http.ts';

/** What may be known of a table by invitation only, to whoever has it. */
export type Invitation = string | null;

const at = (table: string, ...rest: readonly (string | number)[]): string =>
  `/${['tables', table, ...rest].map(encodeURIComponent).join('/')}`;

/** Everything that is asked of the server by requests, by its purpose. */
export const api = {
  // People.
  me: () => ask<Me>('GET', '/me'),
  beGuest: (name: string, language: Language) => ask<Me>('POST', '/guests', { name, language }),
  register: (login: string, password: string) => ask<AccountMade>('POST', '/accounts', { login, password }),
  logIn: (login: string, password: string) => ask<Me>('POST', '/sessions', { login, password }),
  recover: (login: string, code: string, password: string) =>
    ask<AccountMade>('POST', '/recoveries', { login, code, password }),
  logOut: () => ask('DELETE', '/sessions/current'),
  logOutEverywhere: () => ask('DELETE', '/sessions'),
  changeMe: (changes: { readonly name?: string; readonly language?: Language }) => ask<Me>('PATCH', '/me', changes),
  changePassword: (password: string, newPassword: string) => ask('POST', '/me/password', { password, newPassword }),
  /** Whoever has a password gives it. */
  leave: (password: string | null) => ask('DELETE', '/me', password === null ? undefined : { password }),
  makeDeviceCode: () => ask<DeviceCode>('POST', '/me/device-codes'),
  useDeviceCode: (code: string) => ask<Me>('POST', '/device-codes/use', { code }),
  tokens: () => ask<{ readonly tokens: readonly Token[] }>('GET', '/me/tokens'),
  makeToken: (name: string) => ask<TokenMade>('POST', '/me/tokens', { name }),
  revokeToken: (id: string) => ask('DELETE', `/me/tokens/${encodeURIComponent(id)}`),

  // Tables.
  lobby: () => ask<Lobby>('GET', '/tables'),
  mine: () => ask<TableList>('GET', '/tables/mine'),
  open: (table: NewTable) => ask<TableInfo>('POST', '/tables', table),
  table: (id: string, invitation: Invitation) => ask<TableInfo>('GET', at(id) + query({ invitation })),
  sit: (id: string, seat: Seat, invitation: Invitation) =>
    ask<TableInfo>('POST', at(id, 'sit'), {
      seat,
      contribution: randomHex(16),
      ...(invitation !== null && { invitation }),
    }),
  stand: (id: string) => ask('POST', at(id, 'leave')),
  swap: (id: string, seat: Seat) => ask<TableInfo>('POST', at(id, 'swap'), { seat }),
  setSeat: (id: string, seat: Seat, to: FreeSeat) => ask<TableInfo>('PUT', at(id, 'seats', seat), to),
  start: (id: string) => ask<TableInfo>('POST', at(id, 'start')),
  entries: (id: string, number: number, from: number, invitation: Invitation) =>
    ask<Entries>('GET', at(id, 'entries') + query({ number, from, invitation })),
  record: (id: string, number: number, invitation: Invitation) =>
    ask<GameRecord>('GET', at(id, 'games', number, 'record') + query({ invitation })),
  play: (id: string, moves: Moves) => ask<Played>('POST', at(id, 'moves'), moves),
  resign: (id: string, number: number) => ask<Played>('POST', at(id, 'resign'), { number, id: requestId() }),
  agree: (id: string, number: number, kind: Agreement['kind']) =>
    ask<Agreed>('POST', at(id, 'agree'), {
      number,
      kind,
      id: requestId(),
      ...(kind === 'rematch' && { contribution: randomHex(16) }),
    }),
  disagree: (id: string) => ask('DELETE', at(id, 'agree')),
};

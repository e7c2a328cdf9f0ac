import type { Language } from '@ankerplatz/kit';
import type { Expected } from './expected.ts';

/** Everything that the server answers instead of a success, with its status. Sentences are in text/. */
export const STATUS = {
  'bad-request': 400,
  'bad-json': 400,
  'wrong-field': 400,
  'not-logged-in': 401,
  'wrong-login': 401,
  'wrong-recovery': 401,
  'second-factor': 401,
  'wrong-code': 401,
  'wrong-passkey': 401,
  'wrong-password': 403,
  'other-origin': 403,
  'wrong-scope': 403,
  banned: 403,
  'no-such-page': 404,
  'no-such-code': 404,
  'no-such-token': 404,
  'no-such-session': 404,
  'no-such-passkey': 404,
  'too-slow': 408,
  'already-known': 409,
  'already-registered': 409,
  'login-taken': 409,
  'name-taken': 409,
  'no-password': 409,
  'second-factor-on': 409,
  'too-many-tokens': 409,
  'too-many-passkeys': 409,
  'too-many-watched': 409,
  'too-large': 413,
  'wrong-media-type': 415,
  'too-many-requests': 429,
  'server-error': 500,
  unavailable: 503,
  'disk-full': 503,
  draining: 503,
  'unknown-rules': 503,
  'not-the-owner': 403,
  'not-seated': 403,
  'no-spectators': 403,
  'no-such-table': 404,
  'no-such-seat': 404,
  'no-such-game': 404,
  'no-such-record': 404,
  'seat-taken': 409,
  'seat-kept': 409,
  'beside-blocked': 409,
  apart: 409,
  'too-few-seats': 409,
  paired: 409,
  'already-seated': 409,
  'seats-open': 409,
  sealed: 409,
  'not-sealed': 409,
  'wrong-contribution': 422,
  'nobody-seated': 409,
  'too-many-tables': 409,
  'too-many-bot-games': 409,
  'not-open': 409,
  'not-running': 409,
  'not-over': 409,
  stale: 409,
  'not-your-turn': 409,
  'game-over': 409,
  paused: 409,
  'not-paused': 409,
  'on-holiday': 409,
  'not-on-holiday': 409,
  'too-few-days': 409,
  'too-late': 409,
  revealed: 409,
  'stood-in': 409,
  'left-to-bot': 409,
  'not-silent': 409,
  'clock-decides': 409,
  'no-volunteer': 409,
  'not-named': 409,
  'your-turn': 409,
  'no-coach': 409,
  'coach-unsaid': 409,
  'coach-late': 409,
  'rated-unsaid': 409,
  'rated-late': 409,
  'rated-members': 409,
  'rated-bots': 409,
  'rated-clock': 409,
  'rated-plain': 409,
  'rated-take-back': 409,
  'not-coming': 409,
  'common-password': 422,
  'impossible-position': 422,
  'unknown-move': 422,
  'illegal-move': 422,
  'batch-too-long': 422,
  'not-administrator': 403,
  'not-admitted': 403,
  'registration-closed': 403,
  silenced: 403,
  'only-here': 403,
  'no-such-person': 404,
  'games-hidden': 403,
  'ratings-hidden': 403,
  'no-such-message': 404,
  'no-such-report': 404,
  'no-such-ban': 404,
  'no-such-replay': 404,
  'chat-silent': 409,
  'table-closed': 409,
  'table-broken': 409,
  'last-administrator': 409,
  'is-guest': 409,
  'too-many-records': 409,
  'too-many-followed': 409,
  'no-such-event': 404,
  'not-your-event': 403,
  'may-not-announce': 403,
  'event-full': 409,
  'event-over': 409,
  'event-cancelled': 409,
  'too-many-events': 409,
  'no-such-tournament': 404,
  'no-such-pairing': 404,
  'not-your-tournament': 403,
  'tournament-members': 403,
  'tournament-started': 409,
  'tournament-not-running': 409,
  'tournament-too-few': 409,
  'tournament-full': 409,
  'tournament-partner': 409,
  'tournament-pairs': 409,
  'tournament-knockout': 409,
  'tournament-moved-on': 409,
  'too-many-tournaments': 409,
  'no-such-room': 404,
  'not-in-room': 403,
  'not-leading': 403,
  'too-many-rooms': 409,
  'room-full': 409,
  'not-played': 403,
  'other-judge': 409,
  'too-many-reviews': 409,
  'too-many-devices': 409,
  'no-mail': 409,
  'no-way': 409,
  'bad-record': 422,
  'internal-address': 422,
  'notice-failed': 422,
} as const;
export type ProblemCode = keyof typeof STATUS;

export interface ProblemDetails {
  readonly field?: string;
  readonly expected?: Expected;
  /** The version of the table now. */
  readonly version?: number;
  readonly refusal?: { readonly code: string };
  /** Seconds. */
  readonly retryAfter?: number;
  /** How many there may be. */
  readonly most?: number;
  /** Under which the server's own error was logged. */
  readonly id?: string;
  /** Of a seat that is kept: how long (ISO 8601). */
  readonly until?: string;
  /** A sentence that says more than the one of the code: a rule's, for example. */
  readonly say?: (language: Language) => string;
}

/** Thrown anywhere while a request is served; the error handler turns it into status and body. */
export class Problem extends Error {
  constructor(
    readonly code: ProblemCode,
    readonly details: ProblemDetails = {},
  ) {
    super(code);
  }
}

export const wrongField = (field: string, expected: Expected): Problem =>
  new Problem('wrong-field', { field, expected });

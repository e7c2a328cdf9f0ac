import { type Static, Type } from 'typebox';
import { Fields, Id, OrNull, Person } from './common.ts';

// Where people hear of their tables when they do not look at them.

const Address = Type.String({ minLength: 8, maxLength: 2000, description: 'An address that begins with http.' });
const ENDPOINT = 'https://push.example/to/annas-browser';
/** 65 and 16 bytes in base64url. */
const PublicKey = Type.String({ pattern: '^[\\w-]{87}=?$' });
const Auth = Type.String({ pattern: '^[\\w-]{22}(==)?$' });

/** Notices that people can get: it is their turn, they are invited, a game is over. */
export const NOTICE_KINDS = ['due', 'invited', 'over'] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];
/**
 * Why a notice is sent: a warning that a seat may be given away belongs to `due`, that a table was closed unplayed to
 * `over`.
 */
export const NOTICE_REASONS = [...NOTICE_KINDS, 'warned', 'expired'] as const;
export type NoticeReason = (typeof NOTICE_REASONS)[number];
/** The reasons why comers are told of an event of the club: it is soon, at another time or place, or called off. */
export const EVENT_REASONS = ['soon', 'moved', 'cancelled'] as const;
export type EventReason = (typeof EVENT_REASONS)[number];
const Kinds = Type.Array(Type.Enum([...NOTICE_KINDS]), { uniqueItems: true, maxItems: NOTICE_KINDS.length });

export const NoticeWays = Fields({
  kinds: Kinds,
  publicKey: Type.String({ description: 'Of this server: the applicationServerKey of a push subscription.' }),
  devices: Type.Integer({ description: 'How many browsers are subscribed.' }),
  webhook: OrNull(Type.String()),
  mail: OrNull(Fields({ address: Type.String(), isConfirmed: Type.Boolean() })),
  sendsMail: Type.Boolean({ description: 'Whether this server can send mail.' }),
});
export type NoticeWays = Static<typeof NoticeWays>;

/** A subscription as a browser gives it. */
export const PushSubscription = Fields(
  {
    endpoint: Address,
    expirationTime: Type.Optional(OrNull(Type.Number())),
    keys: Fields({ p256dh: PublicKey, auth: Auth }),
  },
  {
    examples: [
      {
        endpoint: ENDPOINT,
        expirationTime: null,
        keys: {
          p256dh: 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM',
          auth: 'tBHItJI5svbpez7KI4CCXg',
        },
      },
    ],
  },
);
export type PushSubscription = Static<typeof PushSubscription>;
export const PushEndpoint = Fields({ endpoint: Address }, { examples: [{ endpoint: ENDPOINT }] });

export const NoticeKinds = Fields({ kinds: Kinds }, { examples: [{ kinds: ['due', 'invited'] }] });
export const Webhook = Fields({ url: Address }, { examples: [{ url: 'https://club.example/hooks/anna' }] });
export const MailAddress = Fields(
  { address: Type.String({ pattern: '^[^\\s@<>,;:"\\\\()]{1,64}@[^\\s@<>,;:"\\\\()]{1,190}$' }) },
  { examples: [{ address: 'anna@club.example' }] },
);
export const MailCode = Fields(
  { code: Type.String({ minLength: 1, maxLength: 40 }) },
  { examples: [{ code: 'K7QF-2M9D' }] },
);

/** The outcome of a notice that was sent to try it. */
export const NoticeTest = Fields({
  ways: Type.Array(
    Fields({ way: Type.Enum(['push', 'webhook', 'mail']), isSent: Type.Boolean(), problem: OrNull(Type.String()) }),
  ),
});
export type NoticeTest = Static<typeof NoticeTest>;

/** The people one has sat at a table with, the last ones first. */
export const Companions = Fields({ people: Type.Array(Person) });
export type Companions = Static<typeof Companions>;

/** Tables where I am waited for. */
export const Invitations = Fields({
  invitations: Type.Array(
    Fields({
      ...{ table: Id, game: Type.String(), invitation: Type.String(), by: Person },
      keptUntil: Type.Optional(
        Type.String({ format: 'date-time', description: 'How long a seat is kept for me, if one is.' }),
      ),
    }),
  ),
});
export type Invitations = Static<typeof Invitations>;

export const Invite = Fields({ person: Id }, { examples: [{ person: '7YWHMfk9JZe1' }] });

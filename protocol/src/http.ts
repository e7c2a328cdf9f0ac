import { type Static, Type } from 'typebox';
import { Fields, Id, LanguageName, OrNull, Time } from './common.ts';

// Bodies and answers of the routes of accounts, and the address of the server.

/** Trimmed by the server; 1 to 30 characters then. */
const Name = Type.String({ minLength: 1, maxLength: 100, description: '1 to 30 characters, not unique.' });
/** Letters and digits of any script; case does not matter. */
const NewLogin = Type.String({ pattern: '^[\\p{L}\\p{N}._-]{3,32}$', description: '3 to 32 letters, digits, . _ -' });
const NewPassword = Type.String({ minLength: 8, maxLength: 200 });
/** A text that is only compared may have any form. */
const Given = Type.String({ minLength: 1, maxLength: 200 });

export const Me = Fields({
  id: Id,
  name: Type.String(),
  login: OrNull(Type.String({ description: 'null for a guest.' })),
  language: LanguageName,
});
export type Me = Static<typeof Me>;

export const NewGuest = Fields(
  {
    name: Name,
    language: Type.Optional(LanguageName),
    invitation: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 64,
        description: 'Of the club or to a table, where newcomers need one.',
      }),
    ),
  },
  { examples: [{ name: 'Anna', language: 'de' }] },
);

export const NewAccount = Fields(
  { login: NewLogin, password: NewPassword },
  { examples: [{ login: 'anna', password: 'quiet harbour' }] },
);
/** The recovery code is shown this once. */
export const AccountMade = Fields({ me: Me, recoveryCode: Type.String() });
export type AccountMade = Static<typeof AccountMade>;

export const LogIn = Fields(
  {
    login: Given,
    password: Given,
    code: Type.Optional(
      Type.String({
        maxLength: 200,
        description: 'Of the app or a spare one, from who has turned the second step on.',
      }),
    ),
  },
  { examples: [{ login: 'anna', password: 'quiet harbour' }] },
);
export const Recovery = Fields(
  { login: Given, code: Given, password: NewPassword },
  { examples: [{ login: 'anna', code: 'K7QF-2M9D-XH4T-B8RW-6NCP', password: 'another harbour' }] },
);

export const MeChange = Fields(
  { name: Type.Optional(Name), language: Type.Optional(LanguageName) },
  { examples: [{ name: 'Captain Anna' }] },
);
/** Lessons by game and number, and puzzles by game and name. */
export const LessonsDone = Fields(
  {
    done: Type.Array(Type.String({ pattern: '^[a-z]{1,20}/(?:[1-9][0-9]?|puzzle-[0-9]{1,5}-[0-9]{1,4})$' }), {
      maxItems: 2000,
    }),
  },
  { examples: [{ done: ['nauticus/1', 'nautilus/3', 'nauticus/puzzle-12-50'] }] },
);
export type LessonsDone = Static<typeof LessonsDone>;
export const PasswordChange = Fields(
  { password: Given, newPassword: NewPassword },
  { examples: [{ password: 'quiet harbour', newPassword: 'another harbour' }] },
);
/** A member gives the password; a guest gives nothing. */
export const Farewell = OrNull(Fields({ password: Type.Optional(Given) }), {
  examples: [{ password: 'quiet harbour' }],
});

export const DeviceCode = Fields({
  code: Type.String({ description: 'Works once.' }),
  link: Type.String({ description: 'The same as an address, for a QR code.' }),
  expiresAt: Time,
});
export type DeviceCode = Static<typeof DeviceCode>;
export const DeviceCodeUse = Fields({ code: Given }, { examples: [{ code: 'K7QF-2M9D' }] });

/** How far a token goes, each including the one before: look, play, administer the server. None changes the account. */
export const TOKEN_SCOPES = ['read', 'play', 'admin'] as const;
export type TokenScope = (typeof TOKEN_SCOPES)[number];
const Scope = Type.Enum([...TOKEN_SCOPES]);

export const NewToken = Fields(
  { name: Name, scope: Type.Optional(Scope) },
  { examples: [{ name: 'my bot' }, { name: 'my display', scope: 'read' }] },
);
export const TokenOf = Fields({ id: Id });
const tokenFields = { id: Id, name: Type.String(), scope: Scope, createdAt: Time, usedAt: OrNull(Time) };
export const Token = Fields(tokenFields);
export type Token = Static<typeof Token>;
export const TokenList = Fields({ tokens: Type.Array(Token) });
/** The token itself is shown this once. */
export const TokenMade = Fields({ ...tokenFields, token: Type.String() });
export type TokenMade = Static<typeof TokenMade>;

export const SessionOf = Fields({ id: Type.String({ pattern: '^[0-9a-f]{16}$' }) });
/** A device on which the member is logged in. */
export const Session = Fields({
  ...SessionOf.properties,
  device: Type.String({ description: 'Browser and system; empty where they are not known.' }),
  createdAt: Time,
  seenAt: Time,
  isCurrent: Type.Boolean({ description: 'Whether this request came with it.' }),
});
export type Session = Static<typeof Session>;
export const SessionList = Fields({ sessions: Type.Array(Session) });

/** The factors beside the password: codes of an app (TOTP). */
export const Factors = Fields({
  isOn: Type.Boolean(),
  spareCodes: Type.Integer({ description: 'How many are left.' }),
});
export type Factors = Static<typeof Factors>;
/** The offer is kept nowhere until it is turned on. */
export const FactorOffer = Fields({
  secret: Type.String({ description: 'For the app, in base 32.' }),
  link: Type.String({ description: 'The same as an address, for a QR code.' }),
});
export type FactorOffer = Static<typeof FactorOffer>;
export const FactorStart = Fields(
  { password: Given, secret: Type.String({ pattern: '^[A-Z2-7]{32}$' }), code: Given },
  { examples: [{ password: 'quiet harbour', secret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ', code: '123456' }] },
);
/** Each stands in for the app once; shown this once. */
export const SpareCodes = Fields({ codes: Type.Array(Type.String()) });
export type SpareCodes = Static<typeof SpareCodes>;
export const FactorEnd = Fields({ password: Given }, { examples: [{ password: 'quiet harbour' }] });

/** Data as browsers give and take it (WebAuthn, in JSON). */
const Loose = Type.Object({}, { additionalProperties: true });
const PasskeyId = Type.String({ pattern: '^[A-Za-z0-9_-]{1,1400}$' });
export const PasskeyOf = Fields({ id: PasskeyId });
export const PasskeyList = Fields({
  passkeys: Type.Array(Fields({ id: PasskeyId, name: Type.String(), createdAt: Time, usedAt: OrNull(Time) })),
});
export type Passkey = Static<typeof PasskeyList>['passkeys'][number];
export const PasskeyOptions = Fields({ options: Loose });
export type PasskeyOptions = Static<typeof PasskeyOptions>;
const PasskeyResponse = Type.Object(
  { id: PasskeyId, rawId: PasskeyId, type: Type.Literal('public-key'), response: Loose },
  { additionalProperties: true },
);
const passkey = { id: 'AQIDBA', rawId: 'AQIDBA', type: 'public-key', clientExtensionResults: {} };
export const NewPasskey = Fields(
  { name: Name, response: PasskeyResponse },
  {
    examples: [
      { name: 'my phone', response: { ...passkey, response: { clientDataJSON: '…', attestationObject: '…' } } },
    ],
  },
);
export const PasskeyUse = Fields(
  { response: PasskeyResponse },
  {
    examples: [{ response: { ...passkey, response: { clientDataJSON: '…', authenticatorData: '…', signature: '…' } } }],
  },
);

/** For links and QR codes: never the name that a machine has for itself, as long as it has another. */
export const Site = Fields({ url: Type.String({ description: 'Where others find this server.' }) });
export type Site = Static<typeof Site>;

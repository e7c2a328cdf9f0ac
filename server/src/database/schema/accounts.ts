import { AUDIENCES, TOKEN_SCOPES } from '@ankerplatz/protocol';
import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { bytes, now, time } from './columns.ts';

/** People. A guest has a name and nothing else; a guest who registers keeps the id. */
export const identities = pgTable(
  'identities',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    /** In lower case; null for guests and former players. */
    login: text('login'),
    password: text('password'),
    recovery: text('recovery'),
    language: text('language').notNull().default('en'),
    /** `nauticus/3`: those that were played to their end. */
    lessons: text('lessons').array().notNull().default(sql`'{}'`),
    /** Of members: the name by which they are found, and which no guest takes; null: not folded yet. */
    foldedName: text('folded_name'),
    /** The facts of a person that others may see: the games played, whether they are here, their name in a search. */
    /** By servers of earlier releases; false goes before `showsGames`. */
    showsRecord: boolean('shows_record').notNull().default(true),
    showsGames: text('shows_games', { enum: AUDIENCES }).notNull().default('companions'),
    showsPresence: boolean('shows_presence').notNull().default(false),
    isFindable: boolean('is_findable').notNull().default(true),
    /** People who hide theirs see none of others. */
    showsRatings: boolean('shows_ratings').notNull().default(true),
    createdAt: time('created_at').notNull().default(now),
    deletedAt: time('deleted_at'),
  },
  table => [
    uniqueIndex('identities_login').on(table.login),
    index('identities_folded_name').on(table.foldedName.op('text_pattern_ops')).where(sql`folded_name is not null`),
  ],
);

export const sessions = pgTable(
  'sessions',
  {
    tokenHash: bytes('token_hash').primaryKey(),
    identity: text('identity')
      .notNull()
      .references(() => identities.id),
    /** The name by which its owner recognises the session. */
    device: text('device').notNull().default(''),
    createdAt: time('created_at').notNull().default(now),
    seenAt: time('seen_at').notNull().default(now),
    expiresAt: time('expires_at').notNull(),
  },
  table => [index('sessions_identity').on(table.identity)],
);

/** Personal tokens for programs. */
export const apiTokens = pgTable(
  'api_tokens',
  {
    id: text('id').primaryKey(),
    identity: text('identity')
      .notNull()
      .references(() => identities.id),
    name: text('name').notNull(),
    /** How far the token goes. */
    scope: text('scope', { enum: TOKEN_SCOPES }).notNull().default('play'),
    tokenHash: bytes('token_hash').notNull(),
    createdAt: time('created_at').notNull().default(now),
    usedAt: time('used_at'),
    revokedAt: time('revoked_at'),
  },
  table => [uniqueIndex('api_tokens_hash').on(table.tokenHash), index('api_tokens_identity').on(table.identity)],
);

/** One-time codes that bring an identity to another device. */
export const deviceCodes = pgTable('device_codes', {
  codeHash: bytes('code_hash').primaryKey(),
  identity: text('identity')
    .notNull()
    .references(() => identities.id),
  expiresAt: time('expires_at').notNull(),
  usedAt: time('used_at'),
});

/** Asked for beside the password of members who want it: codes of an app (TOTP). */
export const secondFactors = pgTable('second_factors', {
  identity: text('identity')
    .primaryKey()
    .references(() => identities.id),
  /** The app's secret, locked with the password of its owner: the database alone cannot open it. */
  secret: text('secret').notNull(),
  /** The last step of time whose code was used: none works twice. */
  usedStep: integer('used_step').notNull(),
  createdAt: time('created_at').notNull().default(now),
});

/** Codes on paper that stand in for the app, each once. */
export const spareCodes = pgTable(
  'spare_codes',
  {
    codeHash: bytes('code_hash').primaryKey(),
    identity: text('identity')
      .notNull()
      .references(() => identities.id),
    usedAt: time('used_at'),
  },
  table => [index('spare_codes_identity').on(table.identity)],
);

/** Keys of devices (WebAuthn) that open an account without a password. */
export const passkeys = pgTable(
  'passkeys',
  {
    /** The key's id as the device names it, in base64url. */
    id: text('id').primaryKey(),
    identity: text('identity')
      .notNull()
      .references(() => identities.id),
    name: text('name').notNull(),
    publicKey: bytes('public_key').notNull(),
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: text('transports').array().notNull().default(sql`'{}'`),
    createdAt: time('created_at').notNull().default(now),
    usedAt: time('used_at'),
  },
  table => [index('passkeys_identity').on(table.identity)],
);

/** Challenges for devices to sign; each once and not for long. */
export const challenges = pgTable('challenges', {
  hash: bytes('hash').primaryKey(),
  /** The member who makes a passkey; null for a login with one. */
  identity: text('identity').references(() => identities.id),
  expiresAt: time('expires_at').notNull(),
});

/** Guesses at passwords and codes, counted for all servers together. */
export const attempts = pgTable(
  'attempts',
  {
    /** A hash of what is guessed at and by whom. */
    key: bytes('key').primaryKey(),
    count: integer('count').notNull(),
    until: time('until').notNull(),
  },
  table => [index('attempts_until').on(table.until)],
);

/** From where members came lately, not to be read back: whether two came from the same place can be told, no more. */
export const seenAddresses = pgTable(
  'seen_addresses',
  {
    identity: text('identity')
      .notNull()
      .references(() => identities.id),
    /** A keyed hash. */
    address: bytes('address').notNull(),
    at: time('at').notNull().default(now),
  },
  table => [
    primaryKey({ columns: [table.identity, table.address] }),
    index('seen_addresses_address').on(table.address),
    index('seen_addresses_at').on(table.at),
  ],
);

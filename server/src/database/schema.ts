import {
  ABSENCES,
  ACCESSES,
  AUDIENCES,
  DEAL_KINDS,
  ENDINGS,
  EVENT_REASONS,
  NOTICE_KINDS,
  NOTICE_REASONS,
  type NoticeKind,
  PACES,
  type Phrase,
  RESULT_REASONS,
  STARTS,
  TOKEN_SCOPES,
  TOURNAMENT_KINDS,
  TOURNAMENT_STATES,
  VOIDS,
} from '@ankerplatz/protocol';
import { sql } from 'drizzle-orm';
import {
  jsonb as anyJson,
  bigint,
  boolean,
  cidr,
  customType,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
const jsonb = (name: string) => anyJson(name).$type<object>();
const time = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const now = sql`now()`;

/** People. A guest has a name and nothing else; who registers keeps the same id. */
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
    /** What others may see of somebody: the games played, whether he is here, his name in a search. */
    /** By servers of earlier releases; false goes before `showsGames`. */
    showsRecord: boolean('shows_record').notNull().default(true),
    showsGames: text('shows_games', { enum: AUDIENCES }).notNull().default('companions'),
    showsPresence: boolean('shows_presence').notNull().default(false),
    isFindable: boolean('is_findable').notNull().default(true),
    /** Who hides them sees none of others. */
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
    /** What its owner recognises it by. */
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
    /** How far it goes. */
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

/** What is asked beside the password of who wants it: codes of an app (TOTP). */
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
    /** As the device names it, in base64url. */
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

/** What a device was asked to sign; each once and not for long. */
export const challenges = pgTable('challenges', {
  hash: bytes('hash').primaryKey(),
  /** Who makes a passkey; null for who logs in with one. */
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

/** A table holds a whole evening: one game after another, each with a log of its own. */
/** Deals that are played at many tables: the same setup, and the same draws by their names. */
export const deals = pgTable(
  'deals',
  {
    id: text('id').primaryKey(),
    /** Of a day, of the club, of a round of a tournament. */
    kind: text('kind', { enum: DEAL_KINDS }).notNull(),
    /** Of a deal of the club. */
    name: text('name'),
    announcedBy: text('announced_by').references(() => identities.id),
    game: text('game').notNull(),
    /** Players or variant, board options. */
    asked: jsonb('asked').notNull(),
    /** Of the bots; null where people play each other. */
    level: text('level'),
    secret: bytes('secret').notNull(),
    commitment: text('commitment').notNull(),
    contributions: jsonb('contributions').notNull().default([]),
    beginsAt: time('begins_at').notNull(),
    /** From then on nobody may begin it, its secret is open and all may see what was played; null: that is not known yet. */
    endsAt: time('ends_at'),
    createdAt: time('created_at').notNull().default(now),
  },
  table => [
    uniqueIndex('deals_day').on(table.game, table.beginsAt).where(sql`kind = 'day'`),
    index('deals_ends').on(table.kind, table.endsAt),
  ],
);

export const tables = pgTable(
  'tables',
  {
    id: text('id').primaryKey(),
    game: text('game').notNull(),
    owner: text('owner')
      .notNull()
      .references(() => identities.id),
    /** What the table was asked to be: players or variant, board options. */
    asked: jsonb('asked').notNull(),
    /** From which the first game begins, as the game's notation writes it; null: from its usual start. */
    position: jsonb('position'),
    visibility: text('visibility', { enum: ['public', 'invitation'] }).notNull(),
    /** The random part of the invitation link. */
    invitation: text('invitation').notNull(),
    spectators: boolean('spectators').notNull(),
    /** Whether the coach may help everybody who sits here. */
    coach: boolean('coach').notNull().default(false),
    /** Whether its games are rated; it stays so once the first has begun. */
    rated: boolean('rated').notNull().default(false),
    /** Who or what begins its first game. */
    starts: text('starts', { enum: STARTS }).notNull().default('owner'),
    status: text('status', { enum: ['open', 'running', 'over', 'closed'] })
      .notNull()
      .default('open'),
    /** Which game of the evening, from 1. */
    number: integer('number').notNull().default(1),
    /** Entries of the present game. Never falls while it lasts. */
    version: integer('version').notNull().default(0),
    /** Resolved, once the game has started. */
    setup: jsonb('setup'),
    /** Seats that must decide. */
    deciders: smallint('deciders').array().notNull().default(sql`'{}'`),
    /** How time is kept and what happens when it runs out; null: no clock runs. */
    clock: jsonb('clock'),
    /** Milliseconds after which a seat that is asked and does nothing counts as silent, where no clock runs. */
    silence: integer('silence').notNull().default(300_000),
    /** When the present game began. */
    startedAt: time('started_at'),
    /** When somebody's time runs out, or a pause ends. */
    dueAt: time('due_at'),
    /** By seat: what was handed in early for its next decision. Known to that seat alone. */
    handIns: jsonb('hand_ins').notNull().default({}),
    /** By seat: standing orders, and what became of them. Known to that seat alone. */
    orders: jsonb('orders').notNull().default({}),
    /** When a bot, something handed in early or an order is to be carried out. */
    botDueAt: time('bot_due_at'),
    leaseUntil: time('lease_until'),
    leaseBy: text('lease_by'),
    secret: bytes('secret').notNull(),
    commitment: text('commitment').notNull(),
    /** Of the game that is about to begin: what its chance was committed to, and what was opened of it. */
    seal: jsonb('seal'),
    /** Seals of the same game that were broken. */
    broken: jsonb('broken').notNull().default([]),
    /** Wins of the evening by identity or level. */
    tally: jsonb('tally').notNull().default({}),
    /** A hash of the address that it was opened from, as long as it is open or a game runs. */
    openedFrom: bytes('opened_from'),
    /** If it plays a deal that others play, too. */
    deal: text('deal').references(() => deals.id),
    createdAt: time('created_at').notNull().default(now),
    touchedAt: time('touched_at').notNull().default(now),
    /** Of an open table: when somebody who sits there, and its owner, was last seen there. */
    seenAt: time('seen_at').notNull().default(now),
    ownerSeenAt: time('owner_seen_at').notNull().default(now),
  },
  table => [
    index('tables_lobby').on(table.status, table.visibility, table.touchedAt),
    index('tables_invitation').on(table.invitation),
    index('tables_owner').on(table.owner),
    index('tables_opened_from').on(table.openedFrom).where(sql`opened_from is not null`),
    index('tables_bot_due').on(table.botDueAt).where(sql`bot_due_at is not null`),
    index('tables_due').on(table.dueAt).where(sql`due_at is not null`),
    index('tables_rated').on(table.id).where(sql`rated`),
    index('tables_deal').on(table.deal).where(sql`deal is not null`),
  ],
);

export const seats = pgTable(
  'seats',
  {
    tableId: text('table_id')
      .notNull()
      .references(() => tables.id),
    seat: smallint('seat').notNull(),
    kind: text('kind', { enum: ['open', 'person', 'bot'] }).notNull(),
    identity: text('identity').references(() => identities.id),
    level: text('level'),
    /** SHA-256 of a contribution to come, in hexadecimal; '': none will come; null: it is awaited. */
    commitment: text('commitment').default(''),
    /** 16 random bytes of the person's browser in hexadecimal, once the game has begun; '' for bots. */
    contribution: text('contribution').notNull().default(''),
    /** How much more time this seat has than the clock says. */
    factor: real('factor').notNull().default(1),
    /** Whose seat it is while another person plays it. */
    absent: text('absent').references(() => identities.id),
    /** The time zone of who sits there, by its name in the zone database; null: not known. */
    zone: text('zone'),
    /** Who alone may sit there before the first game. */
    keptFor: text('kept_for').references(() => identities.id),
    /** How long, for who was invited; null: until the game begins. */
    keptUntil: time('kept_until'),
  },
  table => [
    primaryKey({ columns: [table.tableId, table.seat] }),
    index('seats_identity').on(table.identity),
    index('seats_absent').on(table.absent).where(sql`absent is not null`),
  ],
);

/** The append-only log of every game. */
export const entries = pgTable(
  'entries',
  {
    tableId: text('table_id')
      .notNull()
      .references(() => tables.id),
    number: integer('number').notNull(),
    /** From 1, without gaps. */
    entry: integer('entry').notNull(),
    kind: text('kind').notNull(),
    seat: smallint('seat').notNull(),
    move: text('move'),
    /** What an entry says that is no move: where a take-back leads, who takes a seat over. */
    about: jsonb('about'),
    /** The id that the client gave its request. */
    request: text('request').notNull(),
    at: time('at').notNull().default(now),
  },
  table => [primaryKey({ columns: [table.tableId, table.number, table.entry] })],
);

/** Finished games with everything opened. */
export const games = pgTable(
  'games',
  {
    tableId: text('table_id')
      .notNull()
      .references(() => tables.id),
    number: integer('number').notNull(),
    record: jsonb('record').notNull(),
    ranks: smallint('ranks').array().notNull(),
    /** Indexable by seat: the level of a bot, null for people; null as a whole until that is found out, for games of earlier releases. */
    levels: text('levels').$type<string | null>().array(),
    finishedAt: time('finished_at').notNull().default(now),
  },
  table => [primaryKey({ columns: [table.tableId, table.number] })],
);

/** Who has played which finished game, and how it went. */
export const played = pgTable(
  'played',
  {
    identity: text('identity')
      .notNull()
      .references(() => identities.id),
    tableId: text('table_id')
      .notNull()
      .references(() => tables.id),
    number: integer('number').notNull(),
    seat: smallint('seat').notNull(),
    /** A game in which all seats are first has no winner. */
    isWon: boolean('is_won').notNull(),
    at: time('at').notNull().default(now),
  },
  table => [
    primaryKey({ columns: [table.tableId, table.number, table.seat] }),
    index('played_identity').on(table.identity, table.at),
  ],
);

/** What finished games say of themselves, worked out from their records and logs: it can be made again at any time. */
export const figures = pgTable(
  'figures',
  {
    tableId: text('table_id')
      .notNull()
      .references(() => tables.id),
    number: integer('number').notNull(),
    /** The version of what is counted. */
    made: smallint('made').notNull(),
    variant: text('variant'),
    /** null where the record cannot be played through. */
    ending: text('ending', { enum: ENDINGS }),
    rounds: smallint('rounds'),
    /** From the first entry to the last. */
    seconds: real('seconds'),
    /** Indexable by seat. */
    seats: jsonb('seats').notNull().default([]),
    problem: text('problem'),
    /** When the game ended. */
    at: time('at').notNull(),
  },
  table => [primaryKey({ columns: [table.tableId, table.number] }), index('figures_at').on(table.at)],
);

/** Whose games are rated. Who leaves for ever stays without a name, so that the ratings of others can be worked out again. */
export const ratedPlayers = pgTable(
  'rated_players',
  { id: text('id').primaryKey(), identity: text('identity').references(() => identities.id) },
  table => [uniqueIndex('rated_players_identity').on(table.identity)],
);

/** Finished games of rated tables, in the order in which they were rated. */
export const ratedGames = pgTable(
  'rated_games',
  {
    /** From 1, without gaps. */
    place: integer('place').primaryKey(),
    /** Null when it is forgotten who played it. */
    tableId: text('table_id').references(() => tables.id),
    number: integer('number'),
    /** `nauticus two live`; null where it does not count. */
    kind: text('kind'),
    /** Why it does not count; null: it does. */
    reason: text('reason', { enum: VOIDS }),
    /** When the game ended. */
    at: time('at').notNull(),
  },
  table => [uniqueIndex('rated_games_game').on(table.tableId, table.number), index('rated_games_at').on(table.at)],
);

/** Seats of rated games: what they are rated by, and what it has changed. */
export const ratedSeats = pgTable(
  'rated_seats',
  {
    place: integer('place')
      .notNull()
      .references(() => ratedGames.place),
    seat: smallint('seat').notNull(),
    player: text('player')
      .notNull()
      .references(() => ratedPlayers.id),
    /** Who shares one wins together. */
    side: smallint('side').notNull(),
    rank: smallint('rank').notNull(),
    hasLeft: boolean('has_left').notNull(),
    /** Of the game for this seat, from 0 to 1. */
    weight: doublePrecision('weight').notNull(),
    muBefore: doublePrecision('mu_before').notNull(),
    sigmaBefore: doublePrecision('sigma_before').notNull(),
    muAfter: doublePrecision('mu_after').notNull(),
    sigmaAfter: doublePrecision('sigma_after').notNull(),
  },
  table => [primaryKey({ columns: [table.place, table.seat] }), index('rated_seats_player').on(table.player)],
);

/** How strong somebody is now: the last of his rated seats, kind by kind. */
export const ratings = pgTable(
  'ratings',
  {
    player: text('player')
      .notNull()
      .references(() => ratedPlayers.id),
    kind: text('kind').notNull(),
    mu: doublePrecision('mu').notNull(),
    sigma: doublePrecision('sigma').notNull(),
    games: integer('games').notNull(),
  },
  table => [primaryKey({ columns: [table.player, table.kind] }), index('ratings_kind').on(table.kind, table.mu)],
);

/** Who has agreed to what: an end, another game, a pause, a take-back, to give a seat to somebody else. */
export const agreements = pgTable(
  'agreements',
  {
    tableId: text('table_id')
      .notNull()
      .references(() => tables.id),
    number: integer('number').notNull(),
    kind: text('kind').notNull(),
    seat: smallint('seat').notNull(),
    /** To what exactly; all must mean the same. */
    about: text('about').notNull().default(''),
  },
  table => [primaryKey({ columns: [table.tableId, table.number, table.kind, table.seat] })],
);

/** Watchers who would take over a seat. */
export const volunteers = pgTable(
  'volunteers',
  {
    tableId: text('table_id')
      .notNull()
      .references(() => tables.id),
    number: integer('number').notNull(),
    identity: text('identity')
      .notNull()
      .references(() => identities.id),
    seat: smallint('seat').notNull(),
  },
  table => [primaryKey({ columns: [table.tableId, table.number, table.identity] })],
);

/** Silent seats whose players were told that the others would give them to somebody else. */
export const warnings = pgTable(
  'warnings',
  {
    tableId: text('table_id')
      .notNull()
      .references(() => tables.id, { onDelete: 'cascade' }),
    number: integer('number').notNull(),
    seat: smallint('seat').notNull(),
    at: time('at').notNull().default(now),
    /** Not before then is the seat given away. */
    until: time('until').notNull(),
    /** Whether its player has looked at the table since, which gives him time once more. */
    isExtended: boolean('is_extended').notNull().default(false),
  },
  table => [primaryKey({ columns: [table.tableId, table.number, table.seat] })],
);

/** Whom somebody at a table has named to play for him. */
export const deputies = pgTable(
  'deputies',
  {
    tableId: text('table_id')
      .notNull()
      .references(() => tables.id, { onDelete: 'cascade' }),
    identity: text('identity')
      .notNull()
      .references(() => identities.id, { onDelete: 'cascade' }),
    deputy: text('deputy')
      .notNull()
      .references(() => identities.id, { onDelete: 'cascade' }),
  },
  table => [primaryKey({ columns: [table.tableId, table.identity] })],
);

/** What the administrator has decided, and what the server keeps for itself, such as its keys. */
export const settings = pgTable('settings', {
  key: text('key').primaryKey(),
  value: jsonb('value').notNull(),
  changedAt: time('changed_at').notNull().default(now),
});

export const administrators = pgTable('administrators', {
  identity: text('identity')
    .primaryKey()
    .references(() => identities.id),
  since: time('since').notNull().default(now),
});

/** Codes for newcomers: of an administrator who is to be, or of a club that admits by invitation. */
export const admissions = pgTable('admissions', {
  codeHash: bytes('code_hash').primaryKey(),
  kind: text('kind', { enum: ['administrator', 'person'] }).notNull(),
  /** How many may still come. */
  uses: integer('uses').notNull(),
  createdAt: time('created_at').notNull().default(now),
  expiresAt: time('expires_at').notNull(),
});

/** People whom the administrator has silenced. */
export const silenced = pgTable('silenced', {
  identity: text('identity')
    .primaryKey()
    .references(() => identities.id),
  at: time('at').notNull().default(now),
});

/** Talk at a table. A phrase is kept as a code, so that everybody reads it in his own language. */
export const chat = pgTable(
  'chat',
  {
    tableId: text('table_id')
      .notNull()
      .references(() => tables.id),
    /** From 1 at every table. */
    message: integer('message').notNull(),
    /** Which game of the evening. */
    number: integer('number').notNull(),
    room: text('room', { enum: ['players', 'spectators'] }).notNull(),
    identity: text('identity')
      .notNull()
      .references(() => identities.id),
    text: text('text'),
    phrase: text('phrase').$type<Phrase>(),
    /** The id that the client gave its request. */
    request: text('request').notNull(),
    at: time('at').notNull().default(now),
  },
  table => [
    primaryKey({ columns: [table.tableId, table.message] }),
    uniqueIndex('chat_request').on(table.tableId, table.identity, table.request),
  ],
);

/** Whose words somebody does not want to read. */
export const mutes = pgTable(
  'mutes',
  {
    identity: text('identity')
      .notNull()
      .references(() => identities.id),
    muted: text('muted')
      .notNull()
      .references(() => identities.id),
  },
  table => [primaryKey({ columns: [table.identity, table.muted] }), index('mutes_muted').on(table.muted)],
);

/** With whom somebody is never paired. */
export const blocks = pgTable(
  'blocks',
  {
    identity: text('identity')
      .notNull()
      .references(() => identities.id),
    blocked: text('blocked')
      .notNull()
      .references(() => identities.id),
  },
  table => [primaryKey({ columns: [table.identity, table.blocked] }), index('blocks_blocked').on(table.blocked)],
);

/** Whom somebody follows; known to him alone. */
export const follows = pgTable(
  'follows',
  {
    identity: text('identity')
      .notNull()
      .references(() => identities.id),
    followed: text('followed')
      .notNull()
      .references(() => identities.id),
  },
  table => [primaryKey({ columns: [table.identity, table.followed] }), index('follows_followed').on(table.followed)],
);

/** Who is here, of those who show it, through which server. */
export const presences = pgTable(
  'presences',
  {
    identity: text('identity')
      .notNull()
      .references(() => identities.id),
    server: text('server').notNull(),
    seenAt: time('seen_at').notNull().default(now),
  },
  table => [primaryKey({ columns: [table.identity, table.server] })],
);

/** Who looks for opponents, and for what game. */
export const seeks = pgTable(
  'seeks',
  {
    identity: text('identity')
      .notNull()
      .references(() => identities.id),
    pace: text('pace', { enum: PACES }).notNull(),
    game: text('game').notNull(),
    /** Players or variant. */
    asked: jsonb('asked').notNull(),
    seats: smallint('seats').notNull(),
    rated: boolean('rated').notNull().default(false),
    /** Whether others should be about as strong. */
    likesStrength: boolean('likes_strength').notNull().default(false),
    /** As what he is rated there: `nauticus two live`. */
    ratingKind: text('rating_kind').notNull().default(''),
    /** Who came first is paired first. */
    since: time('since').notNull().default(now),
    /** When a live one gave its last sign of life. */
    seenAt: time('seen_at').notNull().default(now),
    /** When its owner was seen leaving; null: he is here. */
    leftAt: time('left_at'),
    /** From then on bots may take the seats that are free; null: never. */
    botsAt: time('bots_at'),
    level: text('level'),
    /** A hash of the address that it came from. */
    openedFrom: bytes('opened_from').notNull(),
    /** The table where a seat is kept for its owner, before it is opened, too; null: he waits. */
    tableId: text('table_id'),
    seat: smallint('seat'),
    /** Until when he must sit down there. */
    until: time('until'),
  },
  table => [
    primaryKey({ columns: [table.identity, table.pace] }),
    index('seeks_table').on(table.tableId).where(sql`table_id is not null`),
  ],
);

/** What somebody who played a finished game found out about it; shown to others once this server has looked into it. */
export const reviews = pgTable(
  'reviews',
  {
    tableId: text('table_id')
      .notNull()
      .references(() => tables.id),
    number: integer('number').notNull(),
    budget: text('budget', { enum: ['captain', 'admiral'] }).notNull(),
    /** The version of the judge. */
    judge: smallint('judge').notNull(),
    /** Who sent it, until it was looked into. */
    sentBy: text('sent_by').references(() => identities.id),
    sentAt: time('sent_at').notNull().default(now),
    /** As they were sent; null: they were looked into. */
    verdicts: jsonb('verdicts'),
    /** null as long as it was not looked into, and where it is not true. */
    review: jsonb('review'),
    /** Why it is not true. */
    problem: text('problem'),
    /** Until then a server looks into it; if it died meanwhile, another one does after that. */
    claimedUntil: time('claimed_until'),
    checkedAt: time('checked_at'),
  },
  table => [
    primaryKey({ columns: [table.tableId, table.number, table.budget] }),
    index('reviews_sent_at').on(table.sentAt),
    index('reviews_waiting').on(table.sentAt).where(sql`verdicts is not null`),
  ],
);

/** Where several people look at a finished game together. They go by themselves, with everything in them. */
export const reviewRooms = pgTable(
  'review_rooms',
  {
    id: text('id').primaryKey(),
    tableId: text('table_id')
      .notNull()
      .references(() => tables.id),
    number: integer('number').notNull(),
    /** Entries of the record. */
    length: integer('length').notNull(),
    openedBy: text('opened_by')
      .notNull()
      .references(() => identities.id),
    leader: text('leader')
      .notNull()
      .references(() => identities.id),
    shown: jsonb('shown').notNull(),
    openedAt: time('opened_at').notNull().default(now),
    /** When somebody was there last. */
    seenAt: time('seen_at').notNull().default(now),
  },
  table => [
    index('review_rooms_game').on(table.tableId, table.number),
    index('review_rooms_opened_by').on(table.openedBy),
  ],
);

export const roomPeople = pgTable(
  'room_people',
  {
    room: text('room')
      .notNull()
      .references(() => reviewRooms.id, { onDelete: 'cascade' }),
    identity: text('identity')
      .notNull()
      .references(() => identities.id),
    joinedAt: time('joined_at').notNull().default(now),
    seenAt: time('seen_at').notNull().default(now),
    /** When he was seen leaving; null: he is there, unless he was not seen for long. */
    leftAt: time('left_at'),
  },
  table => [primaryKey({ columns: [table.room, table.identity] }), index('room_people_identity').on(table.identity)],
);

export const roomMessages = pgTable(
  'room_messages',
  {
    room: text('room')
      .notNull()
      .references(() => reviewRooms.id, { onDelete: 'cascade' }),
    message: integer('message').notNull(),
    identity: text('identity')
      .notNull()
      .references(() => identities.id),
    text: text('text').notNull(),
    /** The same request again says it once. */
    request: text('request').notNull(),
    at: time('at').notNull().default(now),
  },
  table => [
    primaryKey({ columns: [table.room, table.message] }),
    uniqueIndex('room_messages_request').on(table.room, table.identity, table.request),
  ],
);

/** Messages that somebody finds the administrator should read. */
export const reports = pgTable(
  'reports',
  {
    id: text('id').primaryKey(),
    tableId: text('table_id')
      .notNull()
      .references(() => tables.id),
    /** Said in a review room on a game of the table; '': at the table. */
    room: text('room').notNull().default(''),
    /** Of a room: a number below 0 that stands for the room and its message. */
    message: integer('message').notNull(),
    identity: text('identity')
      .notNull()
      .references(() => identities.id),
    reason: text('reason').notNull(),
    /** Of what was said in a room, which goes with it: who said it, and what. */
    about: text('about').references(() => identities.id),
    text: text('text'),
    at: time('at').notNull().default(now),
    doneAt: time('done_at'),
  },
  table => [uniqueIndex('reports_once').on(table.tableId, table.message, table.identity)],
);

/** Events of the club: dates on which people meet. */
export const clubEvents = pgTable(
  'club_events',
  {
    id: text('id').primaryKey(),
    announcedBy: text('announced_by')
      .notNull()
      .references(() => identities.id),
    name: text('name').notNull(),
    text: text('text').notNull().default(''),
    startsAt: time('starts_at').notNull(),
    minutes: integer('minutes').notNull(),
    /** Of the place, by its name of the IANA. */
    zone: text('zone').notNull(),
    place: text('place').notNull().default(''),
    games: text('games').array().notNull().default(sql`'{}'`),
    /** How many may come; null: as many as like. */
    most: integer('most'),
    /** Lets newcomers in until it is over. */
    invitation: text('invitation').notNull(),
    /** How often it was changed. */
    sequence: integer('sequence').notNull().default(0),
    cancelledAt: time('cancelled_at'),
    createdAt: time('created_at').notNull().default(now),
  },
  table => [
    index('club_events_starts_at').on(table.startsAt),
    uniqueIndex('club_events_invitation').on(table.invitation),
  ],
);

/** Who comes to an event. */
export const comers = pgTable(
  'comers',
  {
    event: text('event')
      .notNull()
      .references(() => clubEvents.id, { onDelete: 'cascade' }),
    identity: text('identity')
      .notNull()
      .references(() => identities.id),
    at: time('at').notNull().default(now),
    /** Whether he asked to be reminded. */
    remind: boolean('remind').notNull().default(false),
    /** What he is told next. */
    reason: text('reason', { enum: EVENT_REASONS }).notNull().default('soon'),
    /** When he is told it; null: nothing is to be said. */
    dueAt: time('due_at'),
    attempts: smallint('attempts').notNull().default(0),
  },
  table => [
    primaryKey({ columns: [table.event, table.identity] }),
    index('comers_identity').on(table.identity),
    index('comers_due').on(table.dueAt).where(sql`due_at is not null`),
  ],
);

/** Where somebody wants to hear of his tables when he does not look at them. */
export const noticeWays = pgTable('notice_ways', {
  identity: text('identity')
    .primaryKey()
    .references(() => identities.id),
  webhook: text('webhook'),
  mail: text('mail'),
  /** What he wants to be told of. */
  kinds: text('kinds')
    .$type<NoticeKind>()
    .array()
    .notNull()
    .default([...NOTICE_KINDS]),
  /** Until the code that was mailed there has come back. */
  mailCodeHash: bytes('mail_code_hash'),
});

/** Browsers that a push service reaches. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    endpoint: text('endpoint').primaryKey(),
    identity: text('identity')
      .notNull()
      .references(() => identities.id),
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    createdAt: time('created_at').notNull().default(now),
  },
  table => [index('push_subscriptions_identity').on(table.identity)],
);

/** At most one a person and table until he has looked there. */
export const notices = pgTable(
  'notices',
  {
    tableId: text('table_id')
      .notNull()
      .references(() => tables.id),
    identity: text('identity')
      .notNull()
      .references(() => identities.id),
    reason: text('reason', { enum: NOTICE_REASONS }).notNull(),
    /** Who invites him. */
    invitedBy: text('invited_by').references(() => identities.id),
    /** When it is to be sent; null: it has been, or need not be. */
    dueAt: time('due_at'),
    /** When he looked at the table; kept as long as what it says is so, to say it once. */
    seenAt: time('seen_at'),
    attempts: smallint('attempts').notNull().default(0),
  },
  table => [
    primaryKey({ columns: [table.tableId, table.identity] }),
    index('notices_due').on(table.dueAt).where(sql`due_at is not null`),
    index('notices_identity').on(table.identity),
  ],
);

/** Records of games that were played elsewhere. */
export const replays = pgTable(
  'replays',
  {
    id: text('id').primaryKey(),
    identity: text('identity')
      .notNull()
      .references(() => identities.id),
    game: text('game').notNull(),
    hash: text('hash').notNull(),
    record: jsonb('record').notNull(),
    importedAt: time('imported_at').notNull().default(now),
  },
  table => [uniqueIndex('replays_once').on(table.identity, table.hash)],
);

/** Tables whose games cannot be played on: nobody tries again and again. */
export const quarantine = pgTable('quarantine', {
  tableId: text('table_id')
    .primaryKey()
    .references(() => tables.id, { onDelete: 'cascade' }),
  reason: text('reason').notNull(),
  /** How often something has failed there. */
  failures: integer('failures').notNull().default(1),
  at: time('at').notNull().default(now),
});

/** People and addresses that are shut out for a time. */
export const bans = pgTable(
  'bans',
  {
    id: text('id').primaryKey(),
    identity: text('identity').references(() => identities.id, { onDelete: 'cascade' }),
    /** Addresses, as PostgreSQL reads them: 203.0.113.0/24. */
    range: cidr('range'),
    reason: text('reason').notNull(),
    at: time('at').notNull().default(now),
    until: time('until').notNull(),
  },
  table => [index('bans_identity').on(table.identity)],
);

/** What administrators have done. */
export const audit = pgTable(
  'audit',
  {
    id: text('id').primaryKey(),
    at: time('at').notNull().default(now),
    administrator: text('administrator').notNull(),
    action: text('action').notNull(),
    about: jsonb('about').notNull().default({}),
  },
  table => [index('audit_at').on(table.at)],
);

/** Who has played a deal of a day or of the club: once each. */
export const dealAttempts = pgTable(
  'deal_attempts',
  {
    deal: text('deal')
      .notNull()
      .references(() => deals.id),
    identity: text('identity')
      .notNull()
      .references(() => identities.id),
    /** From 1, in the order in which they began. */
    number: integer('number').notNull(),
    tableId: text('table_id')
      .notNull()
      .references(() => tables.id),
    /** Whether a guest wishes to be named. */
    isNamed: boolean('is_named').notNull().default(false),
    /** What came of it, once it is over and was in time. */
    result: jsonb('result'),
    at: time('at').notNull().default(now),
  },
  table => [
    primaryKey({ columns: [table.deal, table.identity] }),
    uniqueIndex('deal_attempts_number').on(table.deal, table.number),
    uniqueIndex('deal_attempts_table').on(table.tableId),
    index('deal_attempts_identity').on(table.identity),
  ],
);

/** Tournaments. What happens in them are rows of the tables below; all else follows from those. */
export const tournaments = pgTable(
  'tournaments',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    organiser: text('organiser')
      .notNull()
      .references(() => identities.id),
    game: text('game').notNull(),
    /** Players or variant. */
    asked: jsonb('asked').notNull(),
    kind: text('kind', { enum: TOURNAMENT_KINDS }).notNull(),
    /** Whether partners enter together and stay together. */
    pairs: boolean('pairs').notNull(),
    /** After which it ends; null: as many as its kind takes. */
    rounds: smallint('rounds'),
    clock: jsonb('clock').notNull(),
    access: text('access', { enum: ACCESSES }).notNull(),
    /** Null: its organiser starts it. */
    startsAt: time('starts_at'),
    /** Null: a round lasts as long as its tables. */
    roundMinutes: integer('round_minutes'),
    showUpMinutes: integer('show_up_minutes').notNull(),
    absent: text('absent', { enum: ABSENCES }).notNull(),
    rated: boolean('rated').notNull(),
    /** Whether all tables of a round play the same deal. */
    duplicate: boolean('duplicate').notNull().default(false),
    /** What all lots are drawn from; nobody learns it before the end. */
    seed: text('seed').notNull(),
    /** Its SHA-256 in hexadecimal, shown from the beginning. */
    commitment: text('commitment').notNull(),
    status: text('status', { enum: TOURNAMENT_STATES }).notNull().default('open'),
    pausedAt: time('paused_at'),
    createdAt: time('created_at').notNull().default(now),
  },
  table => [
    index('tournaments_status').on(table.status, table.createdAt),
    index('tournaments_organiser').on(table.organiser),
  ],
);

/** Who plays in a tournament; of a pair both. */
export const tournamentEntrants = pgTable(
  'tournament_entrants',
  {
    tournament: text('tournament')
      .notNull()
      .references(() => tournaments.id),
    identity: text('identity')
      .notNull()
      .references(() => identities.id),
    /** Whom somebody has named to play with. */
    partner: text('partner').references(() => identities.id),
    /** The number of the entrant, from 0; partners share it. Null before the start, and for who had no partner then. */
    place: smallint('place'),
    /** Mu of the rating at the start, by which places were given; null: there was none. */
    mu: doublePrecision('mu'),
    /** How many rounds had begun when he came, and when he left. */
    enteredRound: smallint('entered_round').notNull().default(0),
    leftRound: smallint('left_round'),
    /** Random bytes for the deals of all rounds, in hexadecimal; '': none. */
    contribution: text('contribution').notNull().default(''),
    at: time('at').notNull().default(now),
  },
  table => [
    primaryKey({ columns: [table.tournament, table.identity] }),
    index('tournament_entrants_identity').on(table.identity),
  ],
);

export const tournamentRounds = pgTable(
  'tournament_rounds',
  {
    tournament: text('tournament')
      .notNull()
      .references(() => tournaments.id),
    /** From 1, without gaps: none is ever paired twice. */
    round: smallint('round').notNull(),
    startedAt: time('started_at').notNull().default(now),
    /** When everybody must have come. */
    showUntil: time('show_until').notNull(),
    /** When what is not over no longer counts. */
    dueAt: time('due_at'),
    /** Places of who sits out. */
    byes: smallint('byes').array().notNull(),
    /** That all its tables play, if they do. */
    deal: text('deal').references(() => deals.id),
  },
  table => [primaryKey({ columns: [table.tournament, table.round] })],
);

/** Who sits with whom. */
export const tournamentPairings = pgTable(
  'tournament_pairings',
  {
    tournament: text('tournament')
      .notNull()
      .references(() => tournaments.id),
    round: smallint('round').notNull(),
    /** From 1. */
    number: smallint('number').notNull(),
    /** Null where nothing is played. */
    tableId: text('table_id').references(() => tables.id),
    /** Places in the order of the seats. */
    entrants: smallint('entrants').array().notNull(),
    /** Places of who had not come in time; null: that is not known yet. */
    absent: smallint('absent').array(),
  },
  table => [
    primaryKey({ columns: [table.tournament, table.round, table.number] }),
    uniqueIndex('tournament_pairings_table').on(table.tableId),
  ],
);

/** Results, and what they were corrected to: the last one of a pairing counts. */
export const tournamentResults = pgTable(
  'tournament_results',
  {
    tournament: text('tournament')
      .notNull()
      .references(() => tournaments.id),
    round: smallint('round').notNull(),
    number: smallint('number').notNull(),
    /** From 1. */
    attempt: smallint('attempt').notNull(),
    /** As the entrants of the pairing; null: it does not count. */
    ranks: smallint('ranks').array(),
    /** Where all played the same deal: what each was worth there. */
    worths: doublePrecision('worths').array(),
    reason: text('reason', { enum: RESULT_REASONS }).notNull(),
    /** How many rounds had begun when it was stored: later ones are paired with it. */
    inRound: smallint('in_round').notNull(),
    at: time('at').notNull().default(now),
  },
  table => [primaryKey({ columns: [table.tournament, table.round, table.number, table.attempt] })],
);

/** Servers that run, or ran last. */
export const servers = pgTable('servers', {
  id: text('id').primaryKey(),
  /** Where other servers reach it; null: not at all. */
  address: text('address'),
  /** Its last sign of life. */
  seenAt: time('seen_at').notNull(),
});

/** When no server could write anything: nobody could play, and no clock ran. */
export const outages = pgTable('outages', {
  beganAt: time('began_at').primaryKey(),
  endedAt: time('ended_at').notNull(),
});

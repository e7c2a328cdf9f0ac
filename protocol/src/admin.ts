import { type Static, Type } from 'typebox';
import { Fields, Id, OrNull, Time } from './common.ts';
import { FinishedGame, GameRecordBody, GameResult } from './tables.ts';

// Deeds of the administrator of a server, and what all may know of the club.

const LongText = Type.String({ maxLength: 20_000, description: 'Plain text; an empty line begins a paragraph.' });
const Board = Type.Object({}, { additionalProperties: true, description: 'Options of the board, as for a table.' });
const Registration = Type.Enum(['open', 'invitation', 'closed'], {
  description: 'Who may come in: anybody; who has an invitation, of the club or to a table; nobody new.',
});

const Announcers = Type.Enum(['administrators', 'members'], { description: 'Who may announce events.' });

const announcementFields = { text: Type.String({ minLength: 1, maxLength: 300 }), restartAt: OrNull(Time) };
export const NewAnnouncement = Fields(announcementFields, {
  examples: [{ text: 'We restart tonight.', restartAt: '2030-01-01T22:00:00.000Z' }],
});
export type NewAnnouncement = Static<typeof NewAnnouncement>;
export const Announcement = Fields({ id: Id, ...announcementFields });
export type Announcement = Static<typeof Announcement>;

const clubFields = {
  name: Type.String({ maxLength: 60 }),
  registration: Registration,
  announcers: Announcers,
  imprint: LongText,
  privacy: LongText,
  boards: Type.Record(Type.String({ maxLength: 40 }), Board, {
    description: 'By game: the board that new tables have unless they are asked for another.',
  }),
};
export const Club = Fields({ ...clubFields, announcement: OrNull(Announcement) });
export type Club = Static<typeof Club>;

/** Sent to all sockets and streams, and to each that connects; null: it is withdrawn. */
export const AnnouncementMessage = Fields({
  type: Type.Literal('announcement'),
  announcement: OrNull(Announcement),
});

export const ClubSettings = Fields({
  ...clubFields,
  botWorkers: OrNull(
    Type.Integer({ minimum: 1, maximum: 64, description: 'Of each server at most; null: as started.' }),
  ),
});
export type ClubSettings = Static<typeof ClubSettings>;
export const ClubChange = Type.Partial(ClubSettings, {
  additionalProperties: false,
  examples: [{ name: 'The Anchor', registration: 'invitation' }],
});
export type ClubChange = Static<typeof ClubChange>;

export const Claim = Fields(
  { code: Type.String({ minLength: 1, maxLength: 60 }) },
  { examples: [{ code: 'K7QF-2M9D-XH4T-B8RW-6NCP' }] },
);

const Count = Type.Integer({ minimum: 0 });
export const Overview = Fields({
  people: Count,
  tables: Fields({ open: Count, running: Count, over: Count, closed: Count }),
  reports: Count,
  sockets: Type.Integer({ description: 'At the server that answers.' }),
  quotas: Fields({
    openTables: Type.Integer({ description: 'Open tables that one person may have.' }),
    openTablesAddress: Type.Integer({ description: 'Open tables of all people of one address.' }),
    botGames: Type.Integer({ description: 'Games with bots that may run at tables of one person.' }),
    botGamesAddress: Type.Integer({ description: 'The same for all people of one address.' }),
    botsAlone: Type.Boolean({ description: 'Whether bots may begin a game without any person.' }),
    openTableDays: Type.Integer({ description: 'Days after which an untouched open table is removed.' }),
    guestDays: Type.Integer({ description: 'Days after which a guest who never played is forgotten.' }),
  }),
  administrators: Type.Array(Fields({ id: Id, name: Type.String(), login: OrNull(Type.String()) })),
});
export type Overview = Static<typeof Overview>;

export const NewInvitation = Fields(
  { uses: Type.Integer({ minimum: 1, maximum: 1000 }), days: Type.Integer({ minimum: 1, maximum: 365 }) },
  { examples: [{ uses: 10, days: 30 }] },
);
export type NewInvitation = Static<typeof NewInvitation>;
/** The code is shown this once. */
export const ClubInvitation = Fields({ code: Type.String(), link: Type.String(), expiresAt: Time });

export const Search = Fields({ search: Type.Optional(Type.String({ maxLength: 100 })) });
export const PersonRow = Fields({
  id: Id,
  name: Type.String(),
  login: OrNull(Type.String()),
  createdAt: Time,
  sessions: Type.Integer({ minimum: 0, description: 'On how many devices this person is logged in.' }),
  isSilenced: Type.Boolean(),
  isAdministrator: Type.Boolean(),
});
export type PersonRow = Static<typeof PersonRow>;
export const PersonList = Fields({ people: Type.Array(PersonRow) });
/** Shown this once: with it a new password is set (POST /recoveries). */
export const PasswordReset = Fields({ login: Type.String(), recoveryCode: Type.String() });

export const TableRows = Fields({
  tables: Type.Array(
    Fields({
      id: Id,
      game: Type.String(),
      status: Type.String(),
      visibility: Type.String(),
      touchedAt: Time,
      seats: Type.Array(
        Fields({ seat: Type.Integer(), kind: Type.String(), person: OrNull(Id), name: OrNull(Type.String()) }),
      ),
      /** Why its game cannot be read; after three failures clocks and bots leave it alone. */
      quarantine: OrNull(Fields({ reason: Type.String(), failures: Type.Integer(), at: Time })),
    }),
  ),
});
export type TableRows = Static<typeof TableRows>;

export const TableDownload = Type.Object(
  { format: Type.Literal('ankerplatz-broken/1') },
  { additionalProperties: true, description: 'Table, setup, seats, chance with its secret, entries, and the reason.' },
);

/** A finished game as a club keeps it. */
export const ArchiveRow = Fields({
  table: Id,
  number: FinishedGame.properties.number,
  game: Type.String(),
  endedAt: Time,
  people: Type.Array(Fields({ seat: Type.Integer({ minimum: 0 }), name: Type.String() }), {
    description: 'The other seats were played by bots, or by people who have left for ever.',
  }),
  ranks: GameResult.properties.ranks,
  record: GameRecordBody,
});
export type ArchiveRow = Static<typeof ArchiveRow>;

export const ReportList = Fields({
  reports: Type.Array(
    Fields({
      id: Id,
      table: Id,
      message: Type.Integer(),
      reason: Type.String(),
      by: Fields({ id: Id, name: Type.String() }),
      about: Fields({ id: Id, name: Type.String(), isSilenced: Type.Boolean() }),
      text: Type.String(),
      at: Time,
    }),
  ),
});
export type ReportList = Static<typeof ReportList>;
export const ReportOf = Fields({ id: Id });

export const NewBan = Fields(
  {
    person: Type.Optional(Id),
    range: Type.Optional(Type.String({ minLength: 2, maxLength: 50, description: 'Of addresses: 203.0.113.0/24' })),
    reason: Type.String({ maxLength: 200, description: 'Told to whoever is shut out.' }),
    days: Type.Integer({ minimum: 1, maximum: 3650 }),
  },
  { examples: [{ range: '203.0.113.0/24', reason: 'Too much junk from there.', days: 7 }] },
);
export type NewBan = Static<typeof NewBan>;
export const BanOf = Fields({ id: Id });
export const Ban = Fields({
  id: Id,
  person: OrNull(Id),
  name: OrNull(Type.String()),
  range: OrNull(Type.String()),
  reason: Type.String(),
  at: Time,
  until: Time,
});
export type Ban = Static<typeof Ban>;
export const BanList = Fields({ bans: Type.Array(Ban) });

/** A deed of an administrator. */
export const AuditLine = Fields({
  at: Time,
  administrator: Fields({ id: Type.String(), name: Type.String() }),
  action: Type.String(),
  about: Type.Object({}, { additionalProperties: true }),
});
export type AuditLine = Static<typeof AuditLine>;
export const AuditList = Fields({ entries: Type.Array(AuditLine) });

const FairGame = Fields({
  table: Id,
  number: FinishedGame.properties.number,
  path: Type.String({ description: 'Where its replay and review are, with the key of a private table.' }),
});
const FairPerson = Fields({ id: Id, name: Type.String() });
const Surprise = Type.Number({
  description: 'How far it is from what was to be expected, in standard deviations; from 3 on it is listed.',
});
const FairPair = Fields({
  people: Type.Array(FairPerson, { minItems: 2, maxItems: 2 }),
  kind: Type.String({ examples: ['nauticus two live'] }),
  played: Type.Integer({ minimum: 1 }),
  won: Type.Number({ description: 'A shared win counts as its fraction.' }),
  expected: Type.Number({ description: 'Wins to expect by the ratings that they had when they first met.' }),
  surprise: Surprise,
  sharesAddress: Type.Boolean({
    description: 'Whether both came from the same address within 30 days; so does everybody in a club house.',
  }),
  games: Type.Array(FairGame),
});
/** Figures for an administrator. Nothing follows from them by itself. */
export const FairPlayReport = Fields({
  days: Type.Integer(),
  games: Type.Integer({ minimum: 0, description: 'Rated games that were looked at.' }),
  reviewed: Type.Integer({ minimum: 0, description: 'Of them, games with a review.' }),
  partners: Type.Array(FairPair, { description: 'Partners who won more than their ratings let one expect.' }),
  opponents: Type.Array(FairPair, { description: 'The first beat the second more often than to be expected.' }),
  leavers: Type.Array(
    Fields({
      person: FairPerson,
      played: Type.Integer(),
      left: Type.Integer({ description: 'Given up, run out of time, or left to others.' }),
      expected: Type.Number(),
      surprise: Surprise,
      gained: OrNull(Fields({ person: FairPerson, times: Type.Integer() })),
      games: Type.Array(FairGame),
    }),
  ),
  agreements: Type.Array(
    Fields({
      person: FairPerson,
      kind: Type.String({ examples: ['nauticus two live'] }),
      share: Type.Number({ description: 'Of turns that the reviewing bot would have played the same, from 0 to 1.' }),
      usual: Type.Number({ description: 'The same of people of about that rating.' }),
      surprise: Surprise,
      games: Type.Array(FairGame),
    }),
  ),
});
export type FairPlayReport = Static<typeof FairPlayReport>;

export const LookedInto = Fields({
  games: Type.Integer({ minimum: 0, description: 'Games that the server reviews now, one after the other.' }),
});

import {
  atVersion,
  type Game,
  type GameRecord,
  isChanceKind,
  type JsonObject,
  type Position,
  type RecordChance,
  SEALED,
  type Setup,
  versionsOf,
} from '@ankerplatz/kit';
import { GAME_IDS, gameById } from '@ankerplatz/registry';
import { Problem } from '../../problem.ts';
import type { Timing } from './clock.ts';
import { UNKNOWN_ZONE, type Waking } from './hours.ts';
import type { SeatRow, TableRow } from './rows.ts';

/** The chance of a game whose secret is known: here, and nowhere else before the end. */
export type OpenedChance = Extract<RecordChance, { kind: 'committed' | 'shared' }> & { readonly secret: string };

/** Seconds until another server may answer. */
const RETRY_S = 1;

/** The beginning onto which a log of entries is folded: the rules, the setup and the chance of a game. */
export interface GameHeader {
  readonly table: string;
  /** The game of the evening, by its number. */
  readonly number: number;
  /** By the rules that it began with. */
  readonly game: Game;
  readonly setup: Setup;
  /** If the game begins from one: of this setup. */
  readonly position?: JsonObject;
  readonly chance: OpenedChance;
  readonly timing: Timing;
  /** Indexable by seat: whether a person sits there, even if another plays for them. */
  readonly people: readonly boolean[];
  /** When the game began, in milliseconds. */
  readonly startedAt: number;
}

export const newestRules = ({ game: id }: Pick<TableRow, 'game'>): Game => {
  const game = gameById(id);
  if (!game) throw new Error(`there is no game ${id}`);
  return game;
};

/** The rules of a version. A server that does not know them leaves the table to those that do. */
export const rulesAt = (table: Pick<TableRow, 'game'>, version: number): Game => {
  const rules = atVersion(newestRules(table), version);
  if (!rules.ok) throw new Problem('unknown-rules', { retryAfter: RETRY_S });
  return rules.value;
};

/** The rules of the next game at a table: those of its deal, or the newest. */
export const nextRules = (table: Pick<TableRow, 'game' | 'deal'>): Game =>
  table.deal ? rulesAt(table, table.deal.rules) : newestRules(table);

/** The rules of the game that a table plays, or played last; before its first one, the newest. */
export const currentRules = (table: Pick<TableRow, 'game' | 'setup'>): Game =>
  table.setup ? rulesAt(table, table.setup.version) : newestRules(table);

/** Every version of every game that this server knows. */
export const knownRules = (): readonly { readonly game: string; readonly version: number }[] =>
  GAME_IDS.flatMap(id => versionsOf<Position>(newestRules({ game: id })).map(({ version }) => ({ game: id, version })));

/** The newest way to make the luck of a table that this server knows: 1 is that of its own seats, or of a deal. */
export const NEWEST_CHANCE = 1;

const unknownChance = (): Problem => new Problem('unknown-rules', { retryAfter: RETRY_S });

/** Games that began in earlier releases have contributions without commitments. */
const chanceOf = ({ id, seats, commitment, secret, broken, deal, chance }: TableRow): OpenedChance => {
  if (chance > NEWEST_CHANCE) throw unknownChance();
  if (deal) return { kind: 'shared', deal: deal.id, commitment, contributions: deal.contributions, secret };
  const contributions = seats.map(({ contribution }) => contribution);
  const commitments = seats.map(row => row.commitment ?? '');
  const isSealed = contributions.every((contribution, seat) => (contribution === '') === (commitments[seat] === ''));
  const given = { kind: 'committed', table: id, commitment, contributions, secret } as const;
  return isSealed ? { ...given, version: SEALED, commitments, broken } : given;
};

const wakingOf = ({ clock }: TableRow, { zone }: SeatRow): Waking | null =>
  clock?.kind === 'slow' && clock.hours ? { zone: zone ?? UNKNOWN_ZONE, hours: clock.hours } : null;

/** The header of a game that runs, or is about to begin. */
export const headerOf = (table: TableRow, number: number, setup: Setup): GameHeader => {
  return {
    table: table.id,
    number,
    game: rulesAt(table, setup.version),
    setup,
    ...(number === 1 && table.position && { position: table.position }),
    chance: chanceOf(table),
    timing: {
      clock: table.clock,
      factors: table.seats.map(({ factor }) => factor),
      wakings: table.seats.map(seat => wakingOf(table, seat)),
      outages: table.outages,
    },
    people: table.seats.map(({ identity }) => identity !== null),
    startedAt: table.startedAt ?? 0,
  };
};

/** The header of a game that is over, by its record: the row of the table holds the secret and the contributions of the next game already. */
export const headerByRecord = (table: TableRow, number: number, record: GameRecord): GameHeader => {
  if (!isChanceKind(record.chance.kind)) throw unknownChance();
  return {
    table: table.id,
    number,
    game: rulesAt(table, record.version),
    setup: { version: record.version, seats: record.seats, options: record.options },
    ...(record.position && { position: record.position }),
    chance: record.chance as OpenedChance,
    timing: { clock: null, factors: table.seats.map(() => 1), wakings: table.seats.map(() => null), outages: [] },
    people: table.seats.map(() => false),
    startedAt: 0,
  };
};

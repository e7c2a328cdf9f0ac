import type { Game, GameRecord, JsonObject, RecordChance, Setup } from '@ankerplatz/kit';
import { gameById } from '@ankerplatz/registry';
import type { Timing } from './clock.ts';
import type { StartedSetup, TableRow } from './rows.ts';

/** The chance of a game whose secret is known: here, and nowhere else before the end. */
export type OpenedChance = Extract<RecordChance, { kind: 'committed' }> & { readonly secret: string };

/** What entries are folded onto. */
export interface GameHeader {
  readonly table: string;
  /** Which game of the evening. */
  readonly number: number;
  readonly game: Game;
  /** Of the rules that it began with. */
  readonly version: number;
  readonly setup: Setup;
  /** If the game begins from one: of this setup. */
  readonly position?: JsonObject;
  readonly chance: OpenedChance;
  readonly timing: Timing;
  /** Indexable by seat: whether a person sits there, even if somebody else plays for him. */
  readonly people: readonly boolean[];
  /** When the game began, in milliseconds. */
  readonly startedAt: number;
}

/** The game of a table that is stored: there is one. */
export const gameOf = ({ game: id }: Pick<TableRow, 'game'>): Game => {
  const game = gameById(id);
  if (!game) throw new Error(`there is no game ${id}`);
  return game;
};

/** Of a game that runs, or is about to. */
export const headerOf = (table: TableRow, number: number, setup: StartedSetup): GameHeader => {
  const contributions = table.seats.map(({ contribution }) => contribution);
  const { commitment, secret } = table;
  return {
    table: table.id,
    number,
    game: gameOf(table),
    version: setup.version,
    setup: { seats: setup.seats, options: setup.options },
    ...(number === 1 && table.position && { position: table.position }),
    chance: { kind: 'committed', table: table.id, commitment, contributions, secret },
    timing: { clock: table.clock, factors: table.seats.map(({ factor }) => factor) },
    people: table.seats.map(({ identity }) => identity !== null),
    startedAt: table.startedAt ?? 0,
  };
};

/** Of a game that is over, whose clocks have stopped: the table's own secret and contributions are those of the next one. */
export const headerByRecord = (table: TableRow, number: number, record: GameRecord): GameHeader => ({
  table: table.id,
  number,
  game: gameOf(table),
  version: record.version,
  setup: { seats: record.seats, options: record.options },
  ...(record.position && { position: record.position }),
  chance: record.chance as OpenedChance,
  timing: { clock: null, factors: table.seats.map(() => 1) },
  people: table.seats.map(() => false),
  startedAt: 0,
});

import type { Game, GameRecord } from '@ankerplatz/kit';
import { gameById } from '@ankerplatz/registry';
import type { GameFacts, OpenedChance } from './live-table.ts';
import type { StartedSetup, TableRow } from './store.ts';

/** The game of a table that is stored: there is one. */
export const gameOf = ({ game: id }: Pick<TableRow, 'game'>): Game => {
  const game = gameById(id);
  if (!game) throw new Error(`there is no game ${id}`);
  return game;
};

/** Of a game that runs, or is about to. */
export const factsOf = (table: TableRow, number: number, setup: StartedSetup): GameFacts => {
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
export const factsByRecord = (table: TableRow, number: number, record: GameRecord): GameFacts => ({
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

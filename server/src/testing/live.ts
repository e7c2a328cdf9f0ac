import {
  commitmentOf,
  type Game,
  legalMoves,
  type Position,
  type Seat,
  SeededChance,
  type Setup,
} from '@ankerplatz/kit';
import { gameById } from '@ankerplatz/registry';
import type { GameHeader } from '../tables/model/game-header.ts';
import { LiveTable } from '../tables/model/live-table.ts';

const SECRET = 'ab'.repeat(32);

export const headerOf = (game: Game, setup: Setup): GameHeader => ({
  table: 'Anker1234567',
  number: 1,
  game,
  setup,
  chance: {
    kind: 'committed',
    table: 'Anker1234567',
    commitment: commitmentOf(SECRET),
    contributions: Array<string>(setup.seats).fill(''),
    secret: SECRET,
  },
  timing: {
    clock: null,
    factors: Array<number>(setup.seats).fill(1),
    wakings: Array<null>(setup.seats).fill(null),
    outages: [],
  },
  people: Array<boolean>(setup.seats).fill(true),
  startedAt: 0,
});

const setupOf = (game: Game, kind: object): Setup => {
  const setup = game.setup(kind);
  if (!setup.ok) throw new Error(setup.error);
  return setup.value;
};

export const begin = (id: string, kind: object): LiveTable => {
  const game = gameById(id)!;
  return LiveTable.begin(headerOf(game, setupOf(game, kind)));
};

/** A table whose game stands at a position. */
export const at = (game: Game, position: Position): LiveTable =>
  LiveTable.begin(headerOf({ ...game, start: () => position }, position.setup));

export const movesAt = ({ header, position }: LiveTable, seat: Seat): string[] =>
  legalMoves(header.game, position, seat);

export const moved = (live: LiveTable, seat: Seat, move: string): LiveTable => {
  const batch = live.tryBatch(seat, live.decisionVersion(seat)!, [move], 'a request');
  if (!batch.ok) throw new Error(batch.error.code);
  return batch.value.after;
};

/** Any legal moves. */
export const wander = function* (live: LiveTable, seed: string, most: number): Generator<LiveTable> {
  const chance = SeededChance.from(seed);
  let table = live;
  for (let count = 0; count < most && !table.outcome(); count++) {
    yield table;
    const deciders = table.deciders();
    const seat = deciders[chance.die(deciders.length)]!;
    const moves = movesAt(table, seat);
    table = moved(table, seat, moves[chance.die(moves.length)]!);
  }
};

export const anyMove = (table: LiveTable): LiveTable => {
  const [seat = 0] = table.deciders();
  return moved(table, seat, movesAt(table, seat)[0]!);
};

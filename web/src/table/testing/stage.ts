import { type Game, type Position, type Seat, SeededChance, type SetupWish } from '@ankerplatz/kit';
import { type BoardGameId, GAMES } from '@ankerplatz/registry';
import { signal } from '@preact/signals';
import type { BoardModule } from '../../board/board.ts';
import type { LogEntry, TableSource, TableState } from '../../board/source.ts';

/** A table for tests: a position as a seat sees it. */
export const stateAt = (id: BoardGameId, position: Position, eyes: Seat | null, changes: Partial<TableState> = {}) => {
  const game: Game = GAMES[id];
  const deciders = position.deciders();
  const state: TableState = {
    table: 'test',
    game: id,
    number: 1,
    version: 0,
    eyes,
    asked: eyes !== null && deciders.includes(eyes) ? 0 : null,
    view: game.view(position, eyes),
    deciders,
    seats: Array.from({ length: position.setup.seats }, (_, seat) => ({
      seat,
      kind: 'person',
      name: `P${seat}`,
      level: null,
      isYou: seat === eyes,
      isLooking: true,
      hasResigned: false,
    })),
    log: [],
    result: null,
    agreements: { end: [], rematch: [] },
    handOver: null,
    ...changes,
  };
  return state;
};

/** The start of a game, always the same. */
export const startOf = (id: BoardGameId, wish: SetupWish): Position => {
  const game: Game = GAMES[id];
  const setup = game.setup(wish);
  if (!setup.ok) throw new Error(setup.error);
  return game.start(setup.value, SeededChance.from('stage'));
};

export const entry = (number: number, seat: Seat, ...types: readonly string[]): LogEntry => ({
  entry: number,
  kind: 'move',
  seat,
  move: 'move',
  events: types.map(type => ({ type })),
});

/** A board that draws nothing: what a controller needs of one. */
export const noBoard = {
  flights: () => [],
  sound: () => undefined,
  isTold: () => true,
  merged: () => undefined,
  beginsTurn: () => false,
  isQuiet: ({ type }) => type === 'passed',
  concerns: () => 0,
} as Partial<BoardModule> as BoardModule;

/** A source whose states and answers a test decides. */
export const sourceOf = (first: TableState, play: TableSource['play']) => {
  const state = signal<TableState | null>(first);
  const source: TableSource = {
    kind: 'online',
    state,
    problem: signal(null),
    connection: signal('open'),
    acts: signal({}),
    play,
    close: () => undefined,
  };
  return { source, state };
};

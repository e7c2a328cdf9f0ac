import {
  type Chance,
  type Entry,
  type Game,
  type GameRecord,
  MoveList,
  makeRecord,
  type Position,
  replay,
  type Seat,
  SeededChance,
  type Setup,
  type SetupWish,
  seededSource,
  tryPlay,
} from '@ankerplatz/kit';
import type { Task } from './measure.ts';
import type { Played } from './played.ts';

/** Random play need not end a game of Nautilùs. */
const MOST_DECISIONS = 2000;
const POOL = 256;
/** Positions of the pool are so many decisions apart. */
const STRIDE = 17;

const list = new MoveList();

/** A game in one of its kinds. */
export interface GameKind {
  readonly name: string;
  readonly game: Game;
  readonly setup: Setup;
}

const setupOf = (game: Game, kind: SetupWish): Setup => {
  const setup = game.setup(kind);
  if (!setup.ok) throw new Error(setup.error);
  return setup.value;
};

export const kindsOf = (game: Game): GameKind[] =>
  game.kinds.map(kind => ({
    name: `${game.id}, ${kind.variant ?? `${kind.players} players`}`,
    game,
    setup: setupOf(game, kind),
  }));

/** Plays a game of random moves. `before` hears each move that is about to be played. */
const playRandom = (
  position: Position,
  choices: SeededChance,
  chance: Chance,
  before?: (seat: Seat, move: number) => void,
): Played => {
  let decisions = 0;
  let moves = 0;
  for (; decisions < MOST_DECISIONS; decisions++) {
    const seat = position.deciders()[0];
    if (seat === undefined) break;
    list.clear();
    position.moves(seat, list);
    const move = list.at(choices.die(list.length));
    moves += list.length;
    before?.(seat, move);
    position.play(seat, move, chance);
  }
  return { decisions, moves };
};

/** A player of whole random games from a seed on. */
export const randomGames = ({ game, setup }: GameKind, seed: string): (() => Played) => {
  const chance = SeededChance.from(seed);
  return () => playRandom(game.start(setup, chance), chance, chance);
};

/** A decision somewhere in a random game. */
interface Moment {
  readonly position: Position;
  readonly seat: Seat;
  readonly text: string;
}

const momentsOf = ({ game, setup }: GameKind): Moment[] => {
  const chance = SeededChance.from('moments');
  const moments: Moment[] = [];
  for (let count = 0; moments.length < POOL; ) {
    const position = game.start(setup, chance);
    playRandom(position, chance, chance, (seat, move) => {
      if (++count % STRIDE === 0 && moments.length < POOL)
        moments.push({ position: position.clone(), seat, text: game.makeMove(position, move) });
    });
  }
  return moments;
};

const recordOf = ({ game, setup }: GameKind): GameRecord => {
  const seed = 'record';
  const source = seededSource(seed);
  const entries: Entry[] = [];
  let draws = source.at(0);
  const chance: Chance = { die: faces => draws.die(faces), shuffle: items => draws.shuffle(items) };
  const position = game.start(setup, chance);
  playRandom(position, SeededChance.from('choices'), chance, (seat, move) => {
    entries.push({ seat, move: game.makeMove(position, move) });
    draws = source.at(entries.length);
  });
  const { id, version } = game;
  const { seats, options } = setup;
  return makeRecord({ game: id, version, seats, options, chance: { kind: 'seed', seed }, entries });
};

export interface Operation {
  readonly name: string;
  readonly run: Task['run'];
  /** How many units a whole is, where they are parts of one. */
  readonly whole?: { readonly name: string; readonly units: number };
}

/** The operations on every moment of the pool; and the replay of a whole record, through the door. */
export const operationsOf = (table: GameKind): Operation[] => {
  const { game } = table;
  const moments = momentsOf(table);
  const record = recordOf(table);
  const scratch = moments[0]!.position.clone();
  const chance = SeededChance.from('door');
  /** Keeps what was made alive, so that making it cannot be left out. */
  const made: unknown[] = moments.map(() => undefined);
  const each = (name: string, work: (moment: Moment) => unknown): Operation => ({
    name,
    run: () => {
      for (let index = 0; index < POOL; index++) made[index] = work(moments[index]!);
      return POOL;
    },
  });
  const replayOnce = (): number => {
    const replayed = replay(game, record);
    if (!replayed.ok) throw new Error(replayed.error);
    return record.entries.length;
  };
  return [
    each('clone', ({ position }) => position.clone()),
    each('copyFrom', ({ position }) => scratch.copyFrom(position)),
    each('state', ({ position }) => game.state(position)),
    each('view', ({ position, seat }) => game.view(position, seat)),
    each('door (tryPlay)', ({ position, seat, text }) => tryPlay(game, position, seat, text, chance)),
    {
      name: 'replay, entries',
      run: replayOnce,
      whole: { name: 'replay, whole records', units: record.entries.length },
    },
  ];
};

/** Makes copies of positions from the whole course of a game, for their size in memory. */
export const copiesOf = (table: GameKind): ((index: number) => Position) => {
  const moments = momentsOf(table);
  return index => moments[index % POOL]!.position.clone();
};

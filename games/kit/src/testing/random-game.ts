import type { ChanceSource } from '../chance/chance.ts';
import { SeededChance } from '../chance/seeded.ts';
import type { Game, GameEvent, Position, Setup } from '../game.ts';
import type { MoveEntry } from '../log/entry.ts';
import { MoveList } from '../play/move-list.ts';
import type { Seat } from '../seat.ts';

/** A position of a played game, and the move that was made in it. */
export interface Moment<P extends Position = Position> {
  readonly position: P;
  readonly seat: Seat;
  readonly move: number;
  readonly text: string;
  readonly events: readonly GameEvent[];
}

export interface RandomGame<P extends Position = Position> {
  readonly moments: readonly Moment<P>[];
  readonly final: P;
}

export const codesOf = (position: Position, seat: Seat): number[] => {
  const list = new MoveList();
  position.moves(seat, list);
  return list.toArray();
};

/** Every deciding seat and every legal move is equally likely. */
export const playRandomly = <P extends Position>(
  game: Game<P>,
  setup: Setup,
  source: ChanceSource,
  seed: string,
  cap: number,
): RandomGame<P> => {
  const choices = SeededChance.from(seed);
  const moments: Moment<P>[] = [];
  let position = game.start(setup, source.at(0));
  while (!position.outcome() && moments.length < cap) {
    const deciders = position.deciders();
    const seat = deciders[choices.die(deciders.length)];
    if (seat === undefined) throw new Error(`after entry ${moments.length} nobody must decide`);
    const codes = codesOf(position, seat);
    const move = codes[choices.die(codes.length)];
    if (move === undefined) throw new Error(`after entry ${moments.length} seat ${seat} must decide and has no move`);
    const events: GameEvent[] = [];
    const next = position.clone();
    next.play(seat, move, source.at(moments.length + 1), event => events.push(event));
    moments.push({ position, seat, move, text: game.makeMove(position, move), events });
    position = next;
  }
  return { moments, final: position };
};

export const entriesOf = ({ moments }: RandomGame): MoveEntry[] =>
  moments.map(({ seat, text }) => ({ seat, move: text }));

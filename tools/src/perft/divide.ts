import { type Game, MoveList, NotedChance, type Position, perft, type Seat, SeededChance } from '@ankerplatz/kit';

/** One move from the position asked about, and how many sequences begin with it. */
export interface Branch {
  readonly seat: Seat;
  readonly move: string;
  readonly nodes: number;
}

/** The position after a move, or null where the count stops: chance drawn, round or game over. */
const after = (position: Position, seat: Seat, move: number): Position | null => {
  const chance = new NotedChance(SeededChance.from('perft'));
  const next = position.clone();
  next.play(seat, move, chance);
  return chance.isDrawn || next.round !== position.round || next.outcome() ? null : next;
};

/** The legal move sequences of a length, by their first move; throws `TooManyNodes` beyond the limit. */
export const divide = (game: Game, position: Position, depth: number, limit: number): Branch[] => {
  let left = limit;
  const branches = position.deciders().flatMap(seat => {
    const list = new MoveList();
    position.moves(seat, list);
    return list.toArray().map(move => {
      const next = depth > 1 ? after(position, seat, move) : null;
      const nodes = next ? perft(next, depth - 1, left) : 1;
      left -= nodes;
      return { seat, move: game.makeMove(position, move), nodes };
    });
  });
  return branches.sort((a, b) => a.seat - b.seat || (a.move < b.move ? -1 : 1));
};

/** The true worth of a position of Nauticus: for endings so small that all of the rest can be played out. */
import { MoveList, SeededChance } from '@ankerplatz/kit';
import { type NauticusPosition, standingOf } from '@ankerplatz/nauticus';
import { seatKey } from '../hash.ts';

/** Final points, indexable by seat. */
export type Points = readonly number[];

/** More positions than this are no small ending. */
const MOST = 60_000;

/** How far a seat is ahead of the best of the others. */
const leadOf = (points: Points, seat: number): number => points[seat]! - Math.max(...points.toSpliced(seat, 1));

const keyOf = ({ cells, setup }: NauticusPosition): string =>
  Array.from({ length: setup.seats }, (_, seat) => seatKey(cells, seat)).join();

export const pointsOf = ({ cells, setup }: NauticusPosition): Points =>
  Array.from({ length: setup.seats }, (_, seat) => standingOf(cells, seat));

/**
 * The final points if every seat plays for its lead, without a mistake. Among moves that are the same to a rival, it
 * takes the worst for the seat that decides now.
 */
export const truthOf = (position: NauticusPosition): Points => {
  const own = position.deciders()[0]!;
  const known = new Map<string, Points>();
  const chance = SeededChance.from('nothing is left to chance');
  const best = (at: NauticusPosition): Points => {
    if (at.outcome()) return pointsOf(at);
    const key = keyOf(at);
    const before = known.get(key);
    if (before) return before;
    if (known.size === MOST) throw new Error('not a small ending');
    const [seat] = at.deciders() as [number];
    const list = new MoveList();
    at.moves(seat, list);
    const results = list.toArray().map(move => {
      const after = at.clone();
      after.play(seat, move, chance);
      return best(after);
    });
    const [first] = results.sort((a, b) => leadOf(b, seat) - leadOf(a, seat) || leadOf(a, own) - leadOf(b, own));
    known.set(key, first!);
    return first!;
  };
  return best(position);
};

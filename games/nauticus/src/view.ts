import { legalMoves, type Seat } from '@ankerplatz/kit';
import type { NauticusEvent } from './events.ts';
import type { Known, NauticusView } from './json-types.ts';
import * as at from './memory/cells.ts';
import { makeMove } from './moves.ts';
import { makeState } from './notation.ts';
import type { NauticusPosition } from './position.ts';

const NOTATION = { makeMove: (_: NauticusPosition, code: number) => makeMove(code) };

const makeProgress = ({ cells }: NauticusPosition): Omit<Known, 'options'> => ({
  uses: cells[at.USES]!,
  last: cells[at.LAST]!,
  fifth: cells[at.FIFTH]!,
  extraCrowns: cells[at.EXTRA_CROWNS]!,
});

/** The whole position: only the shuffles to come are hidden in Nauticus, and a position does not hold them. */
export const makeView = (position: NauticusPosition, seat: Seat | null): NauticusView => {
  const decides = seat !== null && position.deciders().includes(seat);
  return Object.assign(makeState(position), {
    seat,
    moves: decides ? legalMoves(NOTATION, position, seat) : [],
    known: Object.assign(makeProgress(position), { options: position.setup.options }),
  });
};

export const eventFor = (event: NauticusEvent): NauticusEvent => event;
export const moveFor = (text: string): string => text;

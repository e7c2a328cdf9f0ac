import { type JsonObject, legalMoves, type Seat, type View } from '@ankerplatz/kit';
import * as at from './cells.ts';
import type { NauticusEvent } from './events.ts';
import { makeMove } from './moves.ts';
import { makeState } from './notation.ts';
import type { NauticusOptions } from './options.ts';
import type { NauticusPosition } from './position.ts';

/** What the state leaves out but everybody at the table has seen: how far the turn is, and the board. */
export interface Known {
  readonly uses: number;
  readonly last: number;
  readonly fifth: number;
  readonly extraCrowns: number;
  readonly options: NauticusOptions;
}

const makeKnown = ({ cells, setup }: NauticusPosition) =>
  ({
    uses: cells[at.USES]!,
    last: cells[at.LAST]!,
    fifth: cells[at.FIFTH]!,
    extraCrowns: cells[at.EXTRA_CROWNS]!,
    options: setup.options,
  }) satisfies Known;

const NOTATION = { makeMove: (_: NauticusPosition, code: number) => makeMove(code) };

/** Everything lies open in Nauticus; only the shuffles to come are hidden, and a position does not hold them. */
export const makeView = (position: NauticusPosition, seat: Seat | null): View => {
  const decides = seat !== null && position.deciders().includes(seat);
  return Object.assign(makeState(position), {
    game: 'nauticus',
    over: position.deciders().length === 0,
    seat,
    moves: decides ? legalMoves(NOTATION, position, seat) : [],
    known: makeKnown(position),
  });
};

export const makeOpenView = (position: NauticusPosition): JsonObject =>
  Object.assign(makeState(position), { known: makeKnown(position) });

export const eventFor = (event: NauticusEvent): NauticusEvent => event;
export const moveFor = (text: string): string => text;

/** Where the pieces came from that others moved in their last turns. Loaded after the table. */

import type { Seat } from '@ankerplatz/kit';
import {
  type BoardState,
  colourOf,
  type NautilusEvent,
  type Piece,
  type Sailor,
  type Spot,
  spotOf,
  type Waters,
} from '@ankerplatz/nautilus';
import type { LogEntry } from '../../board/source.ts';
import { passedBy, shiftSpot, swumBy } from './flights.tsx';
import { eventsOf } from './selectors.ts';
import { spotOfPiece } from './spots.ts';

/** The way of a piece in the last turn of a seat: from where it began to where it still is. */
export interface Wake {
  readonly piece: Piece;
  readonly spots: readonly Spot[];
}

const walk = (sailor: Sailor, from: string, to: string, waters: Waters): Wake => {
  const [start, goal] = [spotOf(colourOf(sailor), from), spotOf(colourOf(sailor), to)];
  return { piece: sailor, spots: [start, ...passedBy(sailor, start, goal, waters), goal] };
};

const swim = (piece: Piece, from: string, to: string, waters: Waters): Wake => ({
  piece,
  spots: [from as Spot, ...swumBy(from, to, waters), to as Spot],
});

/** The ways that an event makes; `board` is the one after all events, `moby` where the whale was before this one. */
const waysOf = (event: NautilusEvent, board: BoardState, moby: string | null, waters: Waters): readonly Wake[] => {
  switch (event.type) {
    case 'moved':
      return [walk(event.sailor, event.from, event.to, waters)];
    case 'broughtOut':
      return [
        { piece: event.sailor, spots: [`${colourOf(event.sailor)}home`, spotOf(colourOf(event.sailor), event.to)] },
      ];
    case 'whaleMoved':
      return [swim('moby', event.from, event.to, waters)];
    case 'rode':
      return moby === null ? [] : [swim(event.sailor, moby, event.to, waters), swim('moby', moby, event.moby, waters)];
    case 'swapped': {
      const [first, second] = [spotOfPiece(board, event.first), spotOfPiece(board, event.second)];
      return first && second
        ? [
            { piece: event.first, spots: [second, first] },
            { piece: event.second, spots: [first, second] },
          ]
        : [];
    }
    case 'tookBack':
      return event.shifts.flatMap(({ piece, from, to }) =>
        from === null || to === null
          ? []
          : [{ piece, spots: [shiftSpot(piece, from) as Spot, shiftSpot(piece, to) as Spot] }],
      );
    default:
      return [];
  }
};

/** Where Moby Dick is after an event; undefined: the whale has not moved. */
const whaleAfter = (event: NautilusEvent): string | null | undefined => {
  switch (event.type) {
    case 'whaleArrived':
      return event.at;
    case 'whaleMoved':
      return event.to;
    case 'rode':
      return event.moby;
    case 'tookBack':
      return event.shifts.find(({ piece }) => piece === 'moby')?.to;
    default:
      return undefined;
  }
};

/** A piece that goes on has one way. */
const joined = (wakes: readonly Wake[], next: Wake): readonly Wake[] => {
  const before = wakes.find(({ piece, spots }) => piece === next.piece && spots.at(-1) === next.spots[0]);
  if (!before) return [...wakes, next];
  return [...wakes.filter(wake => wake !== before), { ...next, spots: [...before.spots, ...next.spots.slice(1)] }];
};

/**
 * The walks of every seat but one's own in its last turn, as far as the pieces are still there: they stay until the
 * seat acts again.
 */
export const wakesOf = (
  log: readonly Pick<LogEntry, 'events'>[],
  board: BoardState,
  eyes: Seat | null,
  waters: Waters,
): readonly Wake[] => {
  const turns = new Map<Seat, readonly Wake[]>();
  let seat: Seat | null = null;
  let moby: string | null = null;
  for (const event of log.flatMap(eventsOf)) {
    if (event.type === 'played' || event.type === 'discarded') {
      ({ seat } = event);
      turns.set(seat, []);
    }
    if (seat !== null) turns.set(seat, waysOf(event, board, moby, waters).reduce(joined, turns.get(seat) ?? []));
    const whale = whaleAfter(event);
    if (whale !== undefined) moby = whale;
  }
  const isThere = ({ piece, spots }: Wake): boolean => spotOfPiece(board, piece) === spots.at(-1);
  return [...turns].flatMap(([sailed, wakes]) => (sailed === eyes ? [] : wakes.filter(isThere)));
};

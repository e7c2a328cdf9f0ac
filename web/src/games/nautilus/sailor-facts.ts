/** Sailors as they are told: where each is, and what is near it. */
import {
  COLOURS,
  type Colour,
  isFresh,
  isRingField,
  neighbourOf,
  placeOf,
  ringFieldOf,
  type Sailor,
  stepsToHarbour,
} from '@ankerplatz/nautilus';
import type { BoardProps } from '../../board/board.ts';
import { caveAhead } from './distances.ts';
import { pieceName, placeNameOf } from './fact-words.ts';
import { coloursOf, decidingOf, isDuel, otherOf, seatOf, viewOf, watersOf } from './selectors.ts';
import type { SailorFacts } from './text/deciding.ts';

const neighbour = (board: BoardProps, field: number | null, way: 'ahead' | 'behind') => {
  const view = viewOf(board.draft);
  const found = field === null ? null : neighbourOf(view, field, way, watersOf(view));
  return found && { piece: pieceName(board, found.piece), steps: found.steps };
};

const factsOf = (board: BoardProps, sailor: Sailor): SailorFacts => {
  const view = viewOf(board.draft);
  const waters = watersOf(view);
  const place = placeOf(view, sailor)!;
  const field = isRingField(place) ? ringFieldOf(place, waters) : null;
  return {
    name: pieceName(board, sailor),
    place: placeNameOf(board, sailor, place),
    toHarbour: stepsToHarbour(view, sailor, waters),
    ahead: neighbour(board, field, 'ahead'),
    behind: neighbour(board, field, 'behind'),
    cave: field === null ? null : caveAhead(field, waters),
    isFresh: isFresh(view, sailor),
  };
};

const toldOf = (board: BoardProps, colours: readonly Colour[]): readonly string[] =>
  colours
    .flatMap(colour => viewOf(board.draft).sailors[colour].map((_, i) => `${colour}${i + 1}` as Sailor))
    .map(sailor => decidingOf(board).crew.sailor(factsOf(board, sailor)));

export interface Crew {
  readonly title: string;
  /** A sentence each. */
  readonly sailors: readonly string[];
}

/** Yours, then your partner's, then the others'. */
export const crewsOf = (board: BoardProps): readonly Crew[] => {
  const { crew } = decidingOf(board);
  const view = viewOf(board.draft);
  const seat = seatOf(board);
  const own = coloursOf(view, seat);
  const partners = isDuel(view) ? [] : coloursOf(view, otherOf(view, seat));
  const others = COLOURS.filter(colour => !own.includes(colour) && !partners.includes(colour));
  return [
    { title: crew.yours, sailors: toldOf(board, own) },
    { title: crew.partner, sailors: toldOf(board, partners) },
    { title: crew.opponents, sailors: toldOf(board, others) },
  ].filter(({ sailors }) => sailors.length > 0);
};

export const whaleWords = (board: BoardProps): string => {
  const { moby } = viewOf(board.draft);
  return decidingOf(board).crew.moby(moby === null ? null : placeNameOf(board, 'moby', moby));
};

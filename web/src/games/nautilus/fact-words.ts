/** Pieces, places and what happens to them, in words. */
import type { NautilusEvent, Piece } from '@ankerplatz/nautilus';
import type { BoardProps } from '../../board/board.ts';
import { coloursOf, decidingOf, isDuel, textsOf, viewOf, watersOf } from './selectors.ts';
import { colourOf, numberOf, placeName, type Spot, spotOf } from './spots.ts';

/** "your 2", "West’s 3"; in a duel, where one has two colours, each by its colour. */
export const pieceName = (board: BoardProps, piece: Piece): string => {
  const { pieces, quarters } = decidingOf(board);
  if (piece === 'moby') return pieces.moby;
  const { eyes } = board.state;
  const view = viewOf(board.draft);
  const colour = colourOf(piece);
  const isOwn = eyes !== null && !isDuel(view) && coloursOf(view, eyes).includes(colour);
  return isOwn ? pieces.own(numberOf(piece)) : pieces.of(quarters[colour], numberOf(piece));
};

export const spotName = (board: BoardProps, spot: Spot): string =>
  placeName(spot, watersOf(viewOf(board.draft)), textsOf(board).zones.places);

/** The name of a place of the notation, as seen by a piece. */
export const placeNameOf = (board: BoardProps, piece: Piece, place: string): string =>
  spotName(board, piece === 'moby' ? (place as Spot) : spotOf(colourOf(piece), place));

/** What a walk brings beside itself: captures and rides. */
export const effectsOf = (board: BoardProps, events: readonly NautilusEvent[]): string => {
  const { chips, list } = decidingOf(board);
  const captured = events.flatMap(event => (event.type === 'captured' ? [pieceName(board, event.sailor)] : []));
  const rides = events.flatMap(event =>
    event.type === 'rode' ? [chips.rides(placeNameOf(board, event.sailor, event.to))] : [],
  );
  return [...rides, ...(captured.length > 0 ? [chips.captures(list(captured))] : [])].join(', ');
};

/** Pieces that events put elsewhere. */
export const movedBy = (events: readonly NautilusEvent[]): readonly Piece[] =>
  events.flatMap((event): readonly Piece[] => {
    switch (event.type) {
      case 'moved':
      case 'broughtOut':
      case 'captured':
        return [event.sailor];
      case 'rode':
        return [event.sailor, 'moby'];
      case 'whaleArrived':
      case 'whaleMoved':
        return ['moby'];
      case 'swapped':
        return [event.first, event.second];
      case 'tookBack':
        return event.shifts.map(({ piece }) => piece);
      default:
        return [];
    }
  });

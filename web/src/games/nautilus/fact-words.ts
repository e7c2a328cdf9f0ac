/** Pieces, places and what happens to them, in words. */
import { colourOf, type NautilusEvent, type Piece, placeName, type Spot, spotOf } from '@ankerplatz/nautilus';
import type { BoardProps } from '../../board/board.ts';
import { decidingOf, viewOf, watersOf, wordsOf } from './selectors.ts';

/** "your no. 2", "West’s no. 3"; in a duel, where one has two colours, each by its colour. */
export const pieceName = (board: BoardProps, piece: Piece): string => wordsOf(board).naming.piece(piece);

/** A place of the notation, as seen by a piece, with “at”. */
export const placeWhere = (board: BoardProps, piece: Piece, place: string): string =>
  wordsOf(board).naming.place('at', place, piece);

export const spotName = (board: BoardProps, spot: Spot): string =>
  placeName(spot, watersOf(viewOf(board.draft)), wordsOf(board).names.places);

/** The name of a place of the notation, as seen by a piece. */
export const placeNameOf = (board: BoardProps, piece: Piece, place: string): string =>
  spotName(board, piece === 'moby' ? (place as Spot) : spotOf(colourOf(piece), place));

/** The effects of a walk beside itself: captures and rides. */
export const effectsOf = (board: BoardProps, events: readonly NautilusEvent[]): string => {
  const { chips, list } = decidingOf(board);
  const captured = events.flatMap(event => (event.type === 'captured' ? [pieceName(board, event.sailor)] : []));
  const rides = events.flatMap(event =>
    event.type === 'rode' ? [chips.rides(wordsOf(board).naming.place('to', event.to, event.sailor))] : [],
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

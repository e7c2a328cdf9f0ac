import { decodeMove, type Move, parseMove, type Tile, type TilePlace } from '@ankerplatz/nauticus';
import type { Draft } from '../../board/draft.ts';

/** A move in the words of the notation, read by the rules; undefined: it is none. */
export const readMove = (text: string): Move | undefined => {
  const code = parseMove(text);
  return code === undefined ? undefined : decodeMove(code);
};

type MoveOf<T extends Move['type']> = Extract<Move, { readonly type: T }>;

/** A legal move of one type, with its text. */
export type Offered<T extends Move['type'] = Move['type']> = MoveOf<T> & { readonly text: string };

const isOf = <T extends Move['type']>(move: Move | undefined, types: readonly T[]): move is MoveOf<T> =>
  move !== undefined && types.some(type => type === move.type);

/** The legal moves of some types. */
export const offeredMoves = <T extends Move['type']>(draft: Draft, ...types: readonly T[]): readonly Offered<T>[] =>
  draft.moves.flatMap(text => {
    const move = readMove(text);
    return isOf(move, types) ? [{ ...move, text }] : [];
  });

/** Where a move puts its tile; undefined: it puts none anywhere. */
export const placeOf = (text: string): TilePlace | undefined => {
  const move = readMove(text);
  return isOf(move, ['buy', 'load']) ? move.place : undefined;
};

/** The legal ways to buy or to load a tile. */
export const placingsOf = (draft: Draft, verb: 'buy' | 'load', tile: Tile): readonly Offered<'buy' | 'load'>[] =>
  offeredMoves(draft, verb).filter(move => move.tile === tile);

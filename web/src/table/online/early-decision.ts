import { type Game, legalMoves, type Position, type Seat, tryPlay } from '@ankerplatz/kit';
import { draftChance } from '../../board/draft-chance.ts';
import { sampledOf } from '../../board/sampled.ts';
import type { TableState } from '../../board/source.ts';

/** A turn that is still open takes a few moves at most to end. */
const MOST_MOVES = 64;

/** The way in which a turn ends soonest: by passing, else by a move after which another seat decides. */
const shortest = (game: Game, position: Position, seat: Seat): string | undefined => {
  const pass = game.orders.includes('pass') ? game.obey(position, seat, 'pass') : 'other';
  if (typeof pass === 'number') return game.makeMove(position, pass);
  const moves = legalMoves(game, position, seat);
  const ends = (move: string): boolean => {
    const played = tryPlay(game, position, seat, move, draftChance());
    return played.ok && !played.value.deciders().includes(seat);
  };
  return moves.find(ends) ?? moves[0];
};

/** The position in which a seat will be asked, if the others before it do nothing more; undefined where that hangs on chance. */
const foreseenPosition = (game: Game, from: Position, seat: Seat): Position | undefined => {
  let position = from;
  for (let made = 0; made < MOST_MOVES; made++) {
    const deciders = position.deciders();
    if (deciders.includes(seat)) return position;
    const [decider] = deciders;
    const move = decider === undefined ? undefined : shortest(game, position, decider);
    if (decider === undefined || move === undefined) return undefined;
    const chance = draftChance();
    const played = tryPlay(game, position, decider, move, chance);
    if (!played.ok || chance.isDrawn) return undefined;
    position = played.value;
  }
  return undefined;
};

const known = new WeakMap<TableState, TableState | null>();

const foresee = (game: Game, state: TableState): TableState | null => {
  const { eyes, online, asked, result } = state;
  if (eyes === null || asked !== null || result || !online?.mayHandIn) return null;
  const position = foreseenPosition(game, sampledOf(game, state.view), eyes);
  return position
    ? { ...state, asked: state.version, view: game.view(position, eyes), deciders: position.deciders() }
    : null;
};

/** The table as if these eyes were asked already, for a turn that is handed in early; null where their next decision is not settled. */
export const foreseenOf = (game: Game, state: TableState): TableState | null => {
  const found = known.get(state);
  if (found !== undefined) return found;
  const foreseen = foresee(game, state);
  known.set(state, foreseen);
  return foreseen;
};

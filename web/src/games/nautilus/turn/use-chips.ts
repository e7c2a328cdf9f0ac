/** The chips in the action bar, and the same letters on the board: what a card can do, one tap each. */
import {
  type Card,
  colourOf,
  type NautilusEvent,
  type Piece,
  placeOf,
  type Sailor,
  type Spot,
  stepsToHarbour,
} from '@ankerplatz/nautilus';
import type { BoardProps } from '../../../board/board.ts';
import type { Draft } from '../../../board/draft.ts';
import { boardAfter } from '../distances.ts';
import { effectsOf, pieceName, spotName } from '../fact-words.ts';
import { coloursOf, decidingOf, isDuel, otherOf, seatOf, seatsOf, viewOf, watersOf } from '../selectors.ts';
import { piecesOn, spotOfPiece } from '../spots.ts';
import {
  eventsAfter,
  type Option,
  optionsOf,
  type Picked,
  sailorsFor,
  skippedBy,
  stepsLeft,
  swappable,
  swapsFor,
  type Target,
  targetsFor,
} from './options.ts';

/** Of a capture: whom it hits. */
type Effect = 'good' | 'bad' | null;

/** A captured sailor of one's own side is a loss; any other is a gain. */
const effectOf = (board: BoardProps, events: readonly NautilusEvent[]): Effect => {
  const captured = events.flatMap(event => (event.type === 'captured' ? [event.sailor] : []));
  if (captured.length === 0) return null;
  return captured.some(sailor => isOurs(board, sailor)) ? 'bad' : 'good';
};

/** Whether a sailor is of one's own side. */
const isOurs = (board: BoardProps, sailor: Sailor): boolean => {
  const view = viewOf(board.draft);
  const seat = seatOf(board);
  const side = [...coloursOf(view, seat), ...(isDuel(view) ? [] : coloursOf(view, otherOf(view, seat)))];
  return side.includes(colourOf(sailor));
};

/**
 * The effect of a swap on one's own side: by how many fields which sailor comes nearer to its harbour, or is thrown
 * back.
 */
const swapEffect = (
  board: BoardProps,
  open: Draft,
  pieces: readonly Piece[],
  move: string,
): Pick<Chip, 'effect' | 'detail'> => {
  const view = viewOf(open);
  const waters = watersOf(view);
  const after = boardAfter(view, eventsAfter(open, move));
  const changes = pieces.flatMap(piece => {
    if (piece === 'moby') return [];
    const [was, is] = [view, after].map(board => stepsToHarbour(board, piece, waters) ?? 0) as [number, number];
    return [{ piece, gained: was - is, isOurs: isOurs(board, piece) }];
  });
  const worth = changes.reduce((sum, { gained, isOurs: ours }) => sum + (ours ? gained : -gained), 0);
  if (worth === 0) return { effect: null, detail: '' };
  if (worth > 0) return { effect: 'good', detail: '' };
  const hurt = changes.find(({ gained, isOurs: ours }) => (ours ? gained < 0 : gained > 0))!;
  const { chips } = decidingOf(board);
  const tell = hurt.isOurs ? chips.thrownBack : chips.comesNearer;
  return { effect: 'bad', detail: tell(pieceName(board, hurt.piece), Math.abs(hurt.gained)) };
};

/** One tap: a move, or a piece that is lifted. */
export interface Chip {
  readonly id: string;
  readonly mark: string;
  /** Where on the board the mark stands, too. */
  readonly at: readonly (Piece | Spot)[];
  readonly piece: Piece | null;
  /** In full, for screen readers. */
  readonly words: string;
  readonly short: string;
  /** The effects of a use, and whether they are good for one's own side. */
  readonly detail: string;
  readonly effect?: Effect;
  readonly isHollow: boolean;
  readonly move: string | null;
  readonly lifts: Piece | null;
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const letter = (index: number): string => LETTERS[index]!;

const sorted = (board: BoardProps, sailors: readonly Sailor[]): readonly Sailor[] => {
  const own = coloursOf(viewOf(board.draft), seatOf(board));
  const isOwn = (sailor: Sailor): number => (own.includes(colourOf(sailor)) ? 0 : 1);
  return [...sailors].sort((a, b) => isOwn(a) - isOwn(b) || (a < b ? -1 : 1));
};

type Words = Pick<Chip, 'words' | 'short'>;

const walkWords = (board: BoardProps, open: Draft, sailor: Sailor, spot: Spot): Words => {
  const { chips } = decidingOf(board);
  const isOut = placeOf(viewOf(open), sailor) === 'home';
  const place = spotName(board, spot);
  return {
    words: (isOut ? chips.comesOut : chips.goes)(pieceName(board, sailor), place),
    short: isOut ? chips.out : chips.to(place),
  };
};

/** A sailor with one place to go is one tap; with several it is lifted first. */
const sailorChip = (board: BoardProps, open: Draft, sailor: Sailor, targets: readonly Target[], mark: string): Chip => {
  const { chips } = decidingOf(board);
  const common = { id: sailor, mark, piece: sailor, isHollow: false };
  const [only] = targets;
  if (targets.length > 1 || only?.steps != null) {
    const possible = targets.filter(({ isHollow }) => !isHollow).length;
    const words = chips.places(pieceName(board, sailor), possible);
    return {
      ...common,
      at: [sailor],
      words,
      short: '…',
      detail: '',
      move: null,
      lifts: sailor,
    };
  }
  return {
    ...common,
    at: [sailor, only!.spot],
    ...walkWords(board, open, sailor, only!.spot),
    detail: effectsOf(board, eventsAfter(open, only!.move)),
    effect: effectOf(board, eventsAfter(open, only!.move)),
    move: only!.move,
    lifts: null,
  };
};

const portionWords = (board: BoardProps, steps: number, spot: Spot): Words => {
  const { chips } = decidingOf(board);
  const place = spotName(board, spot);
  return { words: chips.steps(steps, place), short: chips.to(place) };
};

const targetChip = (board: BoardProps, open: Draft, sailor: Sailor, target: Target, mark: string): Chip => {
  const { chips } = decidingOf(board);
  const { spot, steps, move, isHollow } = target;
  return {
    id: move,
    mark: steps === null ? mark : String(steps),
    at: [spot],
    piece: steps === null ? sailor : null,
    ...(steps === null ? walkWords(board, open, sailor, spot) : portionWords(board, steps, spot)),
    detail: isHollow ? chips.impossible : effectsOf(board, eventsAfter(open, move)),
    effect: isHollow ? null : effectOf(board, eventsAfter(open, move)),
    isHollow,
    move,
    lifts: null,
  };
};

const standsWords = (board: BoardProps, open: Draft, piece: Piece): Words => {
  const spot = spotOfPiece(viewOf(open), piece);
  const place = spot ? spotName(board, spot) : '';
  return { words: decidingOf(board).chips.stands(pieceName(board, piece), place), short: place };
};

const swapChips = (board: BoardProps, open: Draft, options: readonly Option[], first: Piece | null): Chip[] => {
  const { chips } = decidingOf(board);
  // A piece keeps its letter from one step to the next.
  const lettered = [...new Set([...swappable(options), ...piecesOn(viewOf(open)).map(([piece]) => piece)])];
  const common = (piece: Piece) => ({
    id: piece,
    mark: letter(lettered.indexOf(piece)),
    at: [piece],
    piece,
    ...standsWords(board, open, piece),
  });
  if (first === null)
    return swappable(options).map(piece => ({
      ...common(piece),
      detail: '',
      isHollow: false,
      move: null,
      lifts: piece,
    }));
  return swapsFor(open, options, first).map(({ piece, move, isHollow }) => ({
    ...common(piece),
    ...(isHollow ? { detail: chips.impossible } : swapEffect(board, open, [first, piece], move)),
    isHollow,
    move,
    lifts: null,
  }));
};

const skipChip = (board: BoardProps, open: Draft, move: string, mark: string): Chip => {
  const { chips } = decidingOf(board);
  const seat = skippedBy(open, seatsOf(viewOf(open)));
  const words = chips.skip(seat === null ? '' : board.names[seat]!);
  return { id: move, mark, at: [], piece: null, words, short: words, detail: '', isHollow: false, move, lifts: null };
};

/** A lifted sailor that a card can move, if it has more than one way. */
const liftedSailor = ({ piece }: Picked, sailors: readonly Sailor[]): Sailor | null =>
  sailors.find(sailor => sailor === piece) ?? null;

/** The uses that may be tapped once a card is chosen. */
export const chipsFor = (board: BoardProps, open: Draft, card: Card, picked: Picked): readonly Chip[] => {
  const options = optionsOf(open).filter(option => option.card === card);
  if (options.some(({ use }) => use.type === 'swap')) return swapChips(board, open, options, picked.piece);
  const sailors = sorted(board, sailorsFor(options, card));
  const lifted = liftedSailor(picked, sailors);
  if (lifted !== null)
    return targetsFor(open, options, card, lifted).map((target, i) =>
      targetChip(board, open, lifted, target, letter(i)),
    );
  const targetsOf = (sailor: Sailor): readonly Target[] => targetsFor(open, options, card, sailor);
  const walks = picked.isFlat
    ? sailors
        .flatMap(sailor => targetsOf(sailor).map(target => ({ sailor, target })))
        .map(({ sailor, target }, i) => targetChip(board, open, sailor, target, letter(i)))
    : sailors.map((sailor, i) => sailorChip(board, open, sailor, targetsOf(sailor), letter(i)));
  const skips = options
    .filter(({ use }) => use.type === 'skip')
    .map(({ move }) => skipChip(board, open, move, letter(walks.length)));
  return [...walks, ...skips];
};

/** Whether the choice of a sailor has to be followed by that of a place. */
export const needsPlace = (open: Draft, card: Card, sailor: Sailor): boolean =>
  stepsLeft(open, card) !== null || targetsFor(open, optionsOf(open), card, sailor).length > 1;

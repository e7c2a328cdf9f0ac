import type { Card, Piece } from '@ankerplatz/nautilus';
import { useState } from 'preact/hooks';
import type { BoardProps } from '../../../board/board.ts';
import type { Draft } from '../../../board/draft.ts';
import { coloursOf, isDeciding, viewOf } from '../selectors.ts';
import {
  cardMovesOf,
  cardOf,
  chosenMove,
  givenCard,
  NOTHING,
  openDraft,
  optionsOf,
  type Picked,
  parsed,
  refusedMove,
  sailorsFor,
  stepsLeft,
} from './options.ts';
import { type Chip, chipsFor, needsPlace } from './use-chips.ts';

/** The choice so far, and how to go on with it. */
export interface Choice {
  /** Where the choice is made: before the step that completed the draft, if one did. */
  readonly open: Draft;
  readonly card: Card | null;
  readonly piece: Piece | null;
  /** The move that completed the draft. */
  readonly chosen: string | null;
  readonly chips: readonly Chip[];
  /** A card of the hand. */
  readonly tapCard: (card: Card, isByKey: boolean) => void;
  readonly tapChip: (chip: Chip) => void;
  /** A move that needs no more choosing. */
  readonly make: (move: string) => void;
  /** Puts the lifted piece down, or else the card. */
  readonly putBack: () => void;
}

/**
 * The picks of the move that completed the draft: its card, and its piece where a place or a second piece was chosen.
 */
const liftedBy = (open: Draft, move: string | null): Picked => {
  if (move === null) return NOTHING;
  const card = cardOf(open, move);
  const found = parsed(open, move);
  const use = found?.type === 'play' || found?.type === 'use' ? found.use : null;
  if (use?.type === 'swap') return { card, piece: use.first, isFlat: false };
  const sailor = use?.type === 'go' ? use.sailor : found?.type === 'step' ? found.sailor : null;
  return { card, piece: sailor && card && needsPlace(open, card, sailor) ? sailor : null, isFlat: false };
};

const keyOf = (board: BoardProps, open: Draft): string =>
  JSON.stringify([board.state.table, board.state.number, board.state.version, open.moveTexts]);

/** The one sailor that a card can move, if it must be told where to. */
const onlySailor = (open: Draft, card: Card): Piece | null => {
  const options = optionsOf(open).filter(option => option.card === card);
  const sailors = sailorsFor(options, card);
  const [sailor] = sailors;
  const isOnly = sailors.length === 1 && options.every(({ use }) => use.type === 'go');
  return isOnly && sailor && needsPlace(open, card, sailor) ? sailor : null;
};

/** Card, sailor, place: each tap lifts something or makes the move; a made one can be made otherwise until it is handed in. */
export const useChoice = (board: BoardProps): Choice => {
  const { draft } = board;
  const open = openDraft(draft);
  const chosen = chosenMove(draft);
  const key = keyOf(board, open);
  // A pick for another decision is none for this one.
  const [held, hold] = useState({ key, picked: NOTHING });
  const lifted = held.key === key ? held.picked : NOTHING;
  const lift = (picked: Picked): void => {
    if (!board.isSent) hold({ key, picked });
  };
  const fallback = liftedBy(open, chosen);
  const card = lifted.card ?? givenCard(open) ?? fallback.card;
  const { isFlat } = lifted;
  const drafted = isFlat ? null : fallback.piece;
  const piece = lifted.piece ?? drafted ?? (card && !chosen && givenCard(open) ? onlySailor(open, card) : null);

  const reopen = (): void => {
    if (draft.isComplete) board.onBack(open.steps.length);
  };
  const make = (move: string): void => {
    reopen();
    board.onMove(move);
  };
  const tapCard = (tapped: Card, isByKey: boolean): void => {
    const named = cardMovesOf(open).get(tapped);
    const options = optionsOf(open).filter(option => option.card === tapped);
    if (tapped === card && !givenCard(open)) {
      lift(NOTHING);
      reopen();
    } else if (named !== undefined) make(named);
    else if (options.length === 0) make(refusedMove(open, tapped, coloursOf(viewOf(open), viewOf(open).turn)));
    else {
      reopen();
      const isWhole = isByKey && stepsLeft(open, tapped) === null;
      lift({ card: tapped, piece: isWhole ? null : onlySailor(open, tapped), isFlat: isWhole });
      if (options.length === 1 && tapped !== 'nautilus') board.onMove(options[0]!.move);
    }
  };
  const tapChip = (chip: Chip): void => {
    if (chip.move !== null) {
      make(chip.move);
      return;
    }
    reopen();
    lift({ card, piece: chip.lifts, isFlat: false });
  };
  const putBack = (): void => {
    reopen();
    lift(piece === null ? NOTHING : { card, piece: null, isFlat: false });
  };
  return {
    open,
    card,
    piece,
    chosen,
    chips: card && isDeciding(board) && card !== 'nautilus' ? chipsFor(board, open, card, { card, piece, isFlat }) : [],
    tapCard,
    tapChip,
    make,
    putBack,
  };
};

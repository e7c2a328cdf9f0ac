import { type BoardState, type ByColour, COLOURS, piecesOf, type Sailor } from '@ankerplatz/nautilus';
import type { BoardProps } from '../../../board/board.ts';
import type { Draft } from '../../../board/draft.ts';
import { boardAfter } from '../distances.ts';
import { movedBy, pieceName } from '../fact-words.ts';
import {
  coloursOf,
  commandedBy,
  eventsOf,
  isDuel,
  otherOf,
  ownerOf,
  seatOf,
  textsOf,
  viewOf,
  watersOf,
  wordsOf,
} from '../selectors.ts';
import { spotOfPiece } from '../spots.ts';
import type { Choice } from '../turn/choice.ts';
import { takingBackOf } from '../turn/nautilus-card.ts';
import type { Chip } from '../turn/use-chips.ts';
import type { Ghost, Offer, RingProps } from './Ring.tsx';

/** The props of every picture of the board. */
export const ringProps = (board: BoardProps): Omit<RingProps, 'onPick'> => {
  const view = viewOf(board.draft);
  const commanded = commandedBy(view, board.state.eyes);
  return {
    pieces: piecesShown(board),
    waters: watersOf(view),
    bottom: coloursOf(view, seatOf(board))[0]!,
    players: Object.fromEntries(
      COLOURS.map(colour => [colour, board.names[ownerOf(view, colour)]!]),
    ) as unknown as ByColour<string>,
    roles: rolesOf(board),
    nameOf: piece => pieceName(board, piece),
    names: wordsOf(board).names,
    offers: [],
    picked: null,
    moved: new Set<Sailor>(),
    ghosts: [],
    news: new Set(),
    commanded: commanded === null ? null : COLOURS[commanded]!,
    texts: textsOf(board).zones,
  };
};

/** One's own colours and those of the partner. */
const rolesOf = (board: BoardProps): RingProps['roles'] => {
  const view = viewOf(board.draft);
  const { eyes } = board.state;
  if (eyes === null) return {};
  const { you, partner } = textsOf(board).zones;
  const own = coloursOf(view, eyes).map(colour => [colour, you]);
  const theirs = isDuel(view) ? [] : coloursOf(view, otherOf(view, eyes)).map(colour => [colour, partner]);
  return Object.fromEntries([...theirs, ...own]);
};

/** The board after the draft, as far as it can be foreseen: where a draw ends the round, up to that draw. */
const piecesShown = ({ draft }: BoardProps): BoardState => {
  const view = viewOf(draft);
  const step = draft.steps.at(-1);
  return draft.isVeiled && step ? boardAfter(view, eventsOf(step)) : view;
};

/** Where the pieces would stand that a lifted Nautilùs puts back. */
const takenBack = (board: BoardProps, open: Draft): readonly Ghost[] => {
  const { before, after } = takingBackOf(board, open);
  return piecesOf(after).flatMap((piece): Ghost[] => {
    const at = spotOfPiece(after, piece);
    return at === null || at === spotOfPiece(before, piece) ? [] : [{ piece, at }];
  });
};

/** Where the pieces stood that the step which completed the draft has moved. */
const ghostsOf = (board: BoardProps, { open, card, chosen }: Choice): readonly Ghost[] => {
  const step = board.draft.steps.at(-1);
  if (chosen === null && card === 'nautilus') return takenBack(board, open);
  if (chosen === null || !step) return [];
  const before = viewOf(open);
  const after = piecesShown(board);
  const taken = new Set(piecesOf(after).map(piece => spotOfPiece(after, piece)));
  return [...new Set(movedBy(eventsOf(step)))].flatMap((piece): Ghost[] => {
    const at = spotOfPiece(before, piece);
    return at === null || taken.has(at) || at.endsWith('home') ? [] : [{ piece, at }];
  });
};

const SEPARATOR = '@';

const offersOf = ({ id, mark, at, words, detail, isHollow }: Chip): Offer[] =>
  at.map((place, i) => ({
    id: `${id}${SEPARATOR}${i}`,
    mark,
    at: place,
    label: [words, detail].filter(Boolean).join(', '),
    isHollow,
  }));

/** The board with everything that may be tapped on it; where it is done, it shows what it brings instead. */
export const ringPropsOf = (board: BoardProps, choice: Choice): RingProps => {
  const { chips, chosen, piece, tapChip } = choice;
  return {
    ...ringProps(board),
    offers: chosen === null ? chips.flatMap(offersOf) : [],
    picked: chosen === null ? piece : null,
    moved: new Set(viewOf(board.draft).waits?.moved ?? []),
    ghosts: ghostsOf(board, choice),
    news: new Set(movedBy(board.since.flatMap(eventsOf))),
    onPick: id => {
      const chip = chips.find(each => each.id === id.slice(0, id.lastIndexOf(SEPARATOR)));
      if (chip) tapChip(chip);
    },
  };
};

/** Where the game stands and what is known of it, complete: from these answers a view can be put together again. */
import type { Seat } from '@ankerplatz/kit';
import {
  type BoardState,
  CARDS,
  type Card,
  COLOURS,
  isFresh,
  type KnownHand,
  type KnownHands,
  type Piece,
  piecesOf,
  placeOf,
  SIDES,
} from '@ankerplatz/nautilus';
import type { BoardProps } from '../../../board/board.ts';
import { moored } from '../distances.ts';
import { pieceName, placeNameOf, spotName } from '../fact-words.ts';
import { coloursOf, decidingOf, deckOf, seatsOf, viewOf, watersOf, wordsOf } from '../selectors.ts';
import { sideOf } from '../side-figures.ts';
import type { CardCount, SpeechTexts, StateFacts } from '../text/speech.ts';

const namesOf = (board: BoardProps, seats: readonly Seat[]): readonly string[] => seats.map(seat => board.names[seat]!);

const fresh = (state: BoardState, piece: Piece): boolean => piece !== 'moby' && isFresh(state, piece);

/** The pieces that stood elsewhere before the last card. */
const beforeOf = (board: BoardProps): StateFacts['before'] => {
  const view = viewOf(board.draft);
  const { before } = view.known;
  if (!before) return null;
  return piecesOf(view)
    .filter(piece => placeOf(view, piece) !== placeOf(before, piece) || fresh(view, piece) !== fresh(before, piece))
    .map(piece => {
      const place = placeOf(before, piece);
      return {
        piece: pieceName(board, piece),
        place: place === null ? null : placeNameOf(board, piece, place),
        isFresh: fresh(before, piece),
      };
    });
};

const sidesOf = (board: BoardProps): StateFacts['sides'] => {
  const view = viewOf(board.draft);
  return Array.from({ length: SIDES }, (_, side) => {
    const colours = COLOURS.filter((__, i) => sideOf(i) === side);
    const seats = seatsOf(view).filter(seat => sideOf(seat) === side);
    return {
      names: decidingOf(board).list(namesOf(board, seats)),
      home: colours.reduce((sum, colour) => sum + moored(view, colour), 0),
      all: colours.reduce((sum, colour) => sum + view.sailors[colour].length, 0),
    };
  });
};

const announcedOf = (board: BoardProps): StateFacts['announced'] => {
  const { announced } = viewOf(board.draft);
  const which = (isHeld: boolean): readonly string[] => board.names.filter((_, seat) => announced?.[seat] === isHeld);
  return announced && { held: which(true), not: which(false) };
};

export const stateLines = (board: BoardProps, texts: SpeechTexts): readonly string[] => {
  const { list } = decidingOf(board);
  const view = viewOf(board.draft);
  const { waits, known } = view;
  const { cards, colours, variants } = wordsOf(board).names;
  const name = (card: Card | null | undefined): string | null => (card ? cards[card] : null);
  return texts.state({
    seats: seatsOf(view).map(seat => ({
      name: board.names[seat]!,
      quarters: list(coloursOf(view, seat).map(colour => colours[colour])),
      isYou: seat === board.state.eyes,
    })),
    variant: variants[view.variant],
    round: view.round,
    dealer: board.names[view.dealer]!,
    turn: board.names[view.turn]!,
    commander: waits?.commander === undefined ? null : board.names[waits.commander]!,
    waits: waits && { names: list(namesOf(board, waits.seats)), phase: waits.phase },
    split:
      waits?.left === undefined
        ? null
        : { left: waits.left, moved: (waits.moved ?? []).map(sailor => pieceName(board, sailor)) },
    laid: known.laid.map(seat => ({ name: board.names[seat]!, card: name(waits?.given?.[String(seat)]) })),
    asked: (waits?.asked ?? []).map(card => cards[card]),
    got: name(waits?.got),
    last: name(view.last),
    before: beforeOf(board),
    moby: view.moby === null ? null : placeNameOf(board, 'moby', view.moby),
    announced: announcedOf(board),
    open: board.names.filter((_, seat) => view.open[seat]),
    sides: sidesOf(board),
    deck: view.deckSize,
  });
};

const countsOf = (board: BoardProps, counts: KnownHand['least']): readonly CardCount[] =>
  CARDS.flatMap(card =>
    counts[card] === undefined ? [] : [{ card: wordsOf(board).names.cards[card], count: counts[card] }],
  );

const rangeOf = ([least, most]: KnownHand['starts']) => ({ least, most });

const handsKnown = (board: BoardProps, { hands, pairs }: KnownHands, texts: SpeechTexts): readonly string[] => {
  const seats = seatsOf(viewOf(board.draft));
  return [
    ...hands.flatMap((hand, seat) =>
      hand
        ? [
            texts.known({
              names: board.names[seat]!,
              least: countsOf(board, hand.least),
              most: countsOf(board, hand.most),
              starts: rangeOf(hand.starts),
            }),
          ]
        : [],
    ),
    ...pairs.map((starts, side) => {
      const names = namesOf(
        board,
        seats.filter(seat => sideOf(seat) === side),
      );
      return texts.known({ names: decidingOf(board).list(names), least: [], most: [], starts: rangeOf(starts) });
    }),
  ];
};

/** Lines on hidden hands: what these eyes surely know, then what all know. */
export const knownLines = (board: BoardProps, texts: SpeechTexts): readonly string[] => {
  const { known } = viewOf(board.draft);
  return [
    texts.youKnow,
    ...handsKnown(board, known, texts),
    texts.everybodyKnows,
    ...handsKnown(board, known.everybody, texts),
  ];
};

/** The cards, die and board of the game. */
export const boxLines = (board: BoardProps, texts: SpeechTexts): readonly string[] => {
  const view = viewOf(board.draft);
  const { ring, mouths } = watersOf(view);
  const { die, dealer } = view.known.options;
  return texts.box({
    ring,
    mouths: mouths.map(mouth => spotName(board, `t${mouth}`)),
    die,
    deck: countsOf(board, deckOf(view)),
    dealer: dealer === null ? null : board.names[dealer]!,
  });
};

import {
  CARDS,
  type Card,
  COLOURS,
  type Colour,
  type Piece,
  type Sailor,
  SIDES,
  type Special,
} from '@ankerplatz/nautilus';
import type { BoardProps } from '../board.ts';
import { cardMovesOf, eventsAfter, type Option, openDraft, optionsOf, skippedBy } from './choosing.ts';
import { effectsOf, pieceName, placeNameOf, spotName } from './facts.ts';
import { startOf } from './places.ts';
import { knownCards, knownNotes } from './private.ts';
import {
  coloursOf,
  decidingOf,
  deckOf,
  handOf,
  handSizeOf,
  holderOf,
  isDuel,
  otherOf,
  seatOf,
  seatsOf,
  textsOf,
  viewOf,
  watersOf,
  wordsOf,
} from './seen.ts';
import { spoken } from './spoken.ts';
import { sideOf } from './tally.ts';
import { type DecidingTexts, QUESTIONS, type Question, type SailorFacts } from './text/deciding.ts';
import {
  caveAhead,
  isFresh,
  moored,
  neighbourOf,
  piecesOf,
  placeOf,
  ringFieldOf,
  spotOfPiece,
  stepsBetween,
  stepsToHarbour,
} from './walking.ts';

type Answer = (board: BoardProps, rest: string) => string;

const specialWords = (board: BoardProps, card: Special): string => decidingOf(board).does[card];

/** A use as a sentence: "your 2 → East 11, captures West’s 3". */
const useWords = (board: BoardProps, { move, use }: Option): string => {
  const { chips, steps } = decidingOf(board);
  const open = openDraft(board.draft);
  switch (use.type) {
    case 'special':
      return specialWords(board, use.card);
    case 'skip':
      return chips.skip(board.names[skippedBy(open, seatsOf(viewOf(open))) ?? 0]!);
    case 'swap':
      return steps.swap(pieceName(board, use.first), pieceName(board, use.second));
    case 'go': {
      const words = steps.step(pieceName(board, use.sailor), placeNameOf(board, use.sailor, use.place));
      return [words, effectsOf(board, eventsAfter(open, move))].filter(Boolean).join(', ');
    }
  }
};

const cardByName = (board: BoardProps, name: string): Card | undefined => {
  const { cards } = wordsOf(board).names;
  const wanted = name.toLowerCase();
  return CARDS.find(card => card === wanted || cards[card].toLowerCase() === wanted);
};

/** Each card with how many uses; asked for one card, each use. */
const hand: Answer = (board, rest) => {
  const { speech, hand: labels } = decidingOf(board);
  const { cards } = wordsOf(board).names;
  const open = openDraft(board.draft);
  const options = optionsOf(open);
  const named = cardMovesOf(open);
  const one = rest === '' ? undefined : cardByName(board, rest);
  if (one) {
    const uses = options.filter(({ card }) => card === one).map(option => useWords(board, option));
    return speech.cardUses(one, cards[one], uses);
  }
  const held = handOf(viewOf(open), holderOf(board)) ?? [];
  return speech.hand(
    held.map(card => {
      const uses = options.filter(option => option.card === card).length;
      if (options.length === 0 || named.has(card)) return cards[card];
      return uses > 0 ? labels.uses(cards[card], uses) : labels.noUse(cards[card]);
    }),
  );
};

const neighbour = (board: BoardProps, field: number | null, way: 'ahead' | 'behind') => {
  const view = viewOf(board.draft);
  const found = field === null ? null : neighbourOf(view, field, way, watersOf(view));
  return found && { piece: pieceName(board, found.piece), steps: found.steps };
};

const factsOf = (board: BoardProps, sailor: Sailor): SailorFacts => {
  const view = viewOf(board.draft);
  const waters = watersOf(view);
  const place = placeOf(view, sailor)!;
  const field = place.startsWith('t') ? ringFieldOf(place, waters) : null;
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

const sailorsOf = (board: BoardProps, colours: readonly Colour[]): string[] =>
  colours
    .flatMap(colour => viewOf(board.draft).sailors[colour].map((_, i) => `${colour}${i + 1}` as Sailor))
    .map(sailor => decidingOf(board).speech.sailor(factsOf(board, sailor)));

/** Yours, then your partner's, then the others', then Moby Dick. */
const sailors: Answer = board => {
  const { speech } = decidingOf(board);
  const view = viewOf(board.draft);
  const seat = seatOf(board);
  const own = coloursOf(view, seat);
  const partners = isDuel(view) ? [] : coloursOf(view, otherOf(view, seat));
  const others = COLOURS.filter(colour => !own.includes(colour) && !partners.includes(colour));
  return [
    speech.yours,
    ...sailorsOf(board, own),
    ...(partners.length > 0 ? [speech.partner, ...sailorsOf(board, partners)] : []),
    speech.opponents,
    ...sailorsOf(board, others),
    speech.moby(view.moby === null ? null : placeNameOf(board, 'moby', view.moby)),
  ].join('\n');
};

/** The pieces around the ring from one's start on, with the empty fields between them counted. */
const ring: Answer = board => {
  const { speech } = decidingOf(board);
  const view = viewOf(board.draft);
  const waters = watersOf(view);
  const start = startOf(coloursOf(view, seatOf(board))[0]!, waters);
  const afloat = piecesOf(view)
    .flatMap((piece): { piece: Piece; field: number }[] => {
      const place = placeOf(view, piece);
      return place?.startsWith('t') ? [{ piece, field: stepsBetween(start, Number(place.slice(1)), waters) }] : [];
    })
    .sort((a, b) => a.field - b.field);
  let next = 0;
  const parts = afloat.flatMap(({ piece, field }) => {
    const empty = field - next;
    next = field + 1;
    const words = speech.field(spotName(board, spotOfPiece(view, piece)!), pieceName(board, piece));
    return empty > 0 ? [speech.empty(empty), words] : [words];
  });
  const rest = waters.ring - next;
  return [...parts, ...(rest > 0 ? [speech.empty(rest)] : [])].join(', ');
};

const state: Answer = board => {
  const { speech, list } = decidingOf(board);
  const view = viewOf(board.draft);
  const { cards } = wordsOf(board).names;
  return speech.state({
    round: view.round,
    dealer: board.names[view.dealer]!,
    turn: board.names[view.turn]!,
    commander: view.waits?.commander === undefined ? null : board.names[view.waits.commander]!,
    moby: view.moby === null ? null : placeNameOf(board, 'moby', view.moby),
    last: view.last && cards[view.last],
    deck: view.deckSize,
    sides: Array.from({ length: SIDES }, (_, side) => {
      const colours = COLOURS.filter((__, i) => sideOf(i) === side);
      return {
        names: list(
          seatsOf(view)
            .filter(seat => sideOf(seat) === side)
            .map(seat => board.names[seat]!),
        ),
        home: colours.reduce((sum, colour) => sum + moored(view, colour), 0),
        all: colours.reduce((sum, colour) => sum + view.sailors[colour].length, 0),
      };
    }),
  });
};

const others: Answer = board => {
  const { speech } = decidingOf(board);
  const { zones } = textsOf(board);
  const { cards } = wordsOf(board).names;
  const view = viewOf(board.draft);
  return seatsOf(view)
    .filter(seat => seat !== board.state.eyes)
    .map(seat => {
      const seen = handOf(view, seat);
      const known = knownCards(board, seat).map(({ card, label }) => label ?? cards[card]);
      const announced = view.announced?.[seat];
      return speech.player(
        board.names[seat]!,
        seen ? seen.map(card => cards[card]).join(', ') : zones.cards(handSizeOf(view, seat)),
        [...(announced === undefined ? [] : [zones.announced(announced)]), ...known, ...knownNotes(board, seat)],
      );
    })
    .join('\n');
};

const discards: Answer = board => {
  const { speech } = decidingOf(board);
  const { zones } = textsOf(board);
  const { cards } = wordsOf(board).names;
  const view = viewOf(board.draft);
  const gone = (card: Card): number => view.discards.filter(each => each === card).length;
  const rows = CARDS.filter(card => gone(card) > 0).map(card =>
    zones.gone(cards[card], gone(card), deckOf(view)[card]),
  );
  return rows.length > 0 ? speech.discards(rows.join('; ')) : speech.noDiscards;
};

/** How far a sailor has come: asked with its number, in a duel with its colour and number. */
const where: Answer = (board, rest) => {
  const { speech } = decidingOf(board);
  const view = viewOf(board.draft);
  const waters = watersOf(view);
  const [colour] = coloursOf(view, seatOf(board));
  const sailor = (/^[nesw]\d$/.test(rest) ? rest : `${colour}${rest}`) as Sailor;
  const isThere = piecesOf(view).includes(sailor);
  const left = isThere ? stepsToHarbour(view, sailor, waters) : null;
  const place = isThere ? placeOf(view, sailor)! : '';
  const field = ringFieldOf(place, waters);
  if (left === null || field === null) return speech.no;
  const start = startOf(sailor[0] as Colour, waters);
  return speech.where(placeNameOf(board, sailor, place), stepsBetween(start, field, waters), left);
};

/** Why a move is not possible: asked with the move itself. */
const why: Answer = (board, move) => {
  const { speech } = decidingOf(board);
  if (move === '') return speech.why;
  const tried = openDraft(board.draft).play(move);
  if (tried.ok) return speech.legal;
  return tried.error.code === 'illegal-move' ? spoken(board.words.refusal(tried.error.reason), board) : speech.why;
};

const ANSWERS: Readonly<Record<Question, Answer>> = { hand, sailors, ring, state, others, discards, where, why };

/** A move in short, "6 2": the card and the sailor's number. Made if there is one such use; else the uses are told. */
const short = (board: BoardProps, words: readonly string[]): string | undefined => {
  const card = cardByName(board, words[0] ?? '');
  if (!card || words.length > 2) return undefined;
  const open = openDraft(board.draft);
  const named = words.length === 1 ? cardMovesOf(open).get(card) : undefined;
  const own = coloursOf(viewOf(open), viewOf(open).turn)[0]!;
  const sailor = words[1] === undefined ? null : /^\d$/.test(words[1]) ? `${own}${words[1]}` : words[1];
  const found = optionsOf(open).filter(
    option => option.card === card && (sailor === null || (option.use.type === 'go' && option.use.sailor === sailor)),
  );
  const move = named ?? (found.length === 1 ? found[0]!.move : undefined);
  if (move === undefined)
    return decidingOf(board).speech.cardUses(
      card,
      wordsOf(board).names.cards[card],
      found.map(option => `${useWords(board, option)} (${option.move})`),
    );
  if (board.draft.isComplete) board.onBack(open.steps.length);
  board.onMove(move);
  return found[0] ? useWords(board, found[0]) : move;
};

/** Answers a question of the command field, in the words of the present language. */
export const answer = (command: string, board: BoardProps): string | undefined => {
  const [word = '', ...rest] = command.trim().split(/\s+/);
  const { asks } = decidingOf(board).speech;
  const question = QUESTIONS.find(each => asks[each].includes(word.toLowerCase()));
  return question ? ANSWERS[question](board, rest.join(' ')) : short(board, [word, ...rest]);
};

export const questions = (texts: DecidingTexts): readonly string[] =>
  QUESTIONS.map(question => texts.speech.help[question]);

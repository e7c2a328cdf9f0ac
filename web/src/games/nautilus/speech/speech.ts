import { makeRow } from '../../../text/phrases.ts';
import { spotOfPiece } from '../spots.ts';
/** Answers to the questions of the command field. Loaded when the first one is asked. */

import type { Language } from '@ankerplatz/kit';
import {
  CARDS,
  type Card,
  colourOf,
  isRingField,
  type Piece,
  piecesOf,
  placeOf,
  ringFieldOf,
  type Sailor,
  type Spot,
  startOf,
  stepsBetween,
  stepsToHarbour,
} from '@ankerplatz/nautilus';
import type { BoardProps, Speech } from '../../../board/board.ts';
import { loadTexts } from '../../../text/catalogue.ts';
import { type Answer as AnswerIn, makeSpeech } from '../../speech.ts';
import { pieceName, placeNameOf, spotName } from '../fact-words.ts';
import { knownCards, knownNotes } from '../private-knowledge.ts';
import { crewsOf, whaleWords } from '../sailor-facts.ts';
import {
  coloursOf,
  decidingOf,
  deckOf,
  handOf,
  handSizeOf,
  holderOf,
  seatOf,
  seatsOf,
  textsOf,
  viewOf,
  watersOf,
  wordsOf,
} from '../selectors.ts';
import { QUESTIONS, type Question, type SpeechTexts } from '../text/speech.ts';
import { cardMovesOf, openDraft, optionsOf } from '../turn/options.ts';
import { cardByName, shortMove, useWords } from './short-move.ts';
import { boxLines, knownLines, stateLines } from './speech-state.ts';

type Answer = AnswerIn<SpeechTexts>;

const usesOf = (board: BoardProps, card: Card, texts: SpeechTexts): string => {
  const options = optionsOf(openDraft(board.draft)).filter(option => option.card === card);
  return texts.cardUses(
    wordsOf(board).names.cards[card],
    options.map(option => useWords(board, option)),
  );
};

/** A card with how many uses it has, where that is the question now. */
const cardWords = (board: BoardProps, card: Card): string => {
  const { hand } = decidingOf(board);
  const name = wordsOf(board).names.cards[card];
  const open = openDraft(board.draft);
  const options = optionsOf(open);
  if (options.length === 0 || cardMovesOf(open).has(card)) return name;
  const uses = options.filter(option => option.card === card).length;
  return `${name}, ${uses > 0 ? hand.uses(uses) : hand.noUse}`;
};

/** Each card with how many uses; asked for one card, each use. In a commanded turn the commanded hand first. */
const hand: Answer = (board, rest, texts) => {
  const one = rest === '' ? undefined : cardByName(board, rest);
  if (one) return usesOf(board, one, texts);
  const view = viewOf(openDraft(board.draft));
  const holder = holderOf(board);
  const held = (handOf(view, holder) ?? []).map(card => cardWords(board, card));
  if (holder === seatOf(board)) return texts.hand(held);
  const own = (handOf(view, seatOf(board)) ?? []).map(card => wordsOf(board).names.cards[card]);
  return [texts.handOf(board.names[holder]!, held), texts.hand(own)].join('\n');
};

/** Every use of every card that can be used. */
const actions: Answer = (board, _, texts) => {
  const cards = new Set(optionsOf(openDraft(board.draft)).map(({ card }) => card));
  const named = [...cardMovesOf(openDraft(board.draft)).keys()].map(card => cardWords(board, card));
  return [...[...cards].map(card => usesOf(board, card, texts)), ...named].join('\n') || texts.nothingToDo;
};

const sailors: Answer = board =>
  [...crewsOf(board).flatMap(crew => [crew.title, ...crew.sailors]), whaleWords(board)].join('\n');

/** The pieces around the ring from one's start on, with the empty fields between them counted. */
const ring: Answer = (board, _, texts) => {
  const view = viewOf(board.draft);
  const waters = watersOf(view);
  const start = startOf(coloursOf(view, seatOf(board))[0]!, waters);
  const afloat = piecesOf(view)
    .flatMap((piece): { piece: Piece; field: number }[] => {
      const place = placeOf(view, piece);
      return place !== null && isRingField(place)
        ? [{ piece, field: stepsBetween(start, ringFieldOf(place, waters)!, waters) }]
        : [];
    })
    .sort((a, b) => a.field - b.field);
  let next = 0;
  const parts = afloat.flatMap(({ piece, field }) => {
    const empty = field - next;
    next = field + 1;
    const words = texts.field(spotName(board, spotOfPiece(view, piece)!), pieceName(board, piece));
    return empty > 0 ? [texts.empty(empty), words] : [words];
  });
  const rest = waters.ring - next;
  return [...parts, ...(rest > 0 ? [texts.empty(rest)] : [])].join(', ');
};

const state: Answer = (board, _, texts) => stateLines(board, texts).join('\n');
const known: Answer = (board, _, texts) => knownLines(board, texts).join('\n');
const box: Answer = (board, _, texts) => boxLines(board, texts).join('\n');

const others: Answer = (board, _, texts) => {
  const { zones } = textsOf(board);
  const { cards } = wordsOf(board).names;
  const view = viewOf(board.draft);
  return seatsOf(view)
    .filter(seat => seat !== board.state.eyes)
    .map(seat => {
      const seen = handOf(view, seat)?.map(card => cards[card]);
      const certain = knownCards(board, seat).map(({ card, label }) => label ?? cards[card]);
      const announced = view.announced?.[seat];
      return texts.player(
        board.names[seat]!,
        seen ? texts.seen(seen, view.open[seat]!) : zones.cards(handSizeOf(view, seat)),
        [...(announced === undefined ? [] : [zones.announced(announced)]), ...certain, ...knownNotes(board, seat)],
      );
    })
    .join('\n');
};

const discards: Answer = (board, _, texts) => {
  const { zones } = textsOf(board);
  const { cards } = wordsOf(board).names;
  const view = viewOf(board.draft);
  const gone = (card: Card): number => view.discards.filter(each => each === card).length;
  const rows = CARDS.filter(card => gone(card) > 0).map(card =>
    zones.gone(cards[card], gone(card), deckOf(view)[card]),
  );
  return rows.length > 0 ? texts.discards(makeRow(rows)) : texts.noDiscards;
};

const pile: Answer = (board, _, texts) => {
  const { cards } = wordsOf(board).names;
  const played = viewOf(board.draft).discards.map(card => cards[card]);
  return played.length > 0 ? texts.pile(played.join(', ')) : texts.noDiscards;
};

/** How far a sailor has come: asked with its number, in a duel with its colour and number. */
const where: Answer = (board, rest, texts) => {
  const view = viewOf(board.draft);
  const waters = watersOf(view);
  const [colour] = coloursOf(view, seatOf(board));
  const sailor = (/^[nesw]\d$/.test(rest) ? rest : `${colour}${rest}`) as Sailor;
  const isThere = piecesOf(view).includes(sailor);
  const left = isThere ? stepsToHarbour(view, sailor, waters) : null;
  const place = isThere ? placeOf(view, sailor)! : '';
  const field = ringFieldOf(place, waters);
  if (left === null || field === null) return texts.no;
  const start = startOf(colourOf(sailor), waters);
  return texts.where(placeNameOf(board, sailor, place), stepsBetween(start, field, waters), left);
};

const ANSWERS: Readonly<Record<Question, Answer>> = {
  hand,
  actions,
  sailors,
  ring,
  state,
  others,
  known,
  discards,
  pile,
  box,
  where,
};

const TEXT_FILES = import.meta.glob<Record<string, SpeechTexts>>('../text/speech.??.ts');

const SPOT = /^(?:t\d+|c\d+|[nesw](?:h\d|home))$/;
const PIECE = /^piece-(?<piece>.+)$/;

/** Fields and pieces are drawn in a picture: their names are those of the game. */
const placeName = (place: string, board: BoardProps, { places }: SpeechTexts): string | undefined => {
  const piece = PIECE.exec(place)?.groups?.piece;
  if (piece !== undefined) return pieceName(board, piece as Piece);
  if (SPOT.test(place)) return spotName(board, place as Spot);
  return Object.hasOwn(places, place) ? places[place as keyof typeof places] : undefined;
};

/** All that can be asked and answered, in one language. */
export const speechIn = async (language: Language): Promise<Speech> => {
  const texts = await loadTexts(TEXT_FILES, language);
  const onTurn = (board: BoardProps): string => hand(board, '', texts);
  return {
    ...makeSpeech(QUESTIONS, ANSWERS, shortMove, texts),
    onTurn,
    placeName: (place, board) => placeName(place, board, texts),
  };
};

import { CELLS } from './memory/cells.ts';
import { HARBOUR_SIZE } from './tables.ts';
import {
  CARD,
  CARDS,
  type Card,
  PIECES,
  type Piece,
  SAILORS,
  type Sailor,
  SPECIALS,
  type Special,
  type Waters,
} from './types.ts';

const { CAVE, HARBOUR } = CELLS;

/** `t14`, `c2`, `h3`: a place of a move; harbour fields are those of the sailor's colour. */
type FieldName = `t${number}` | `c${number}` | `h${number}`;

/** The use of a card. */
export type Use =
  | { readonly type: 'go'; readonly sailor: Sailor; readonly place: FieldName }
  | { readonly type: 'skip' }
  | { readonly type: 'swap'; readonly first: Sailor; readonly second: Piece }
  | { readonly type: 'special'; readonly card: Special };

export type Move =
  | { readonly type: 'give' | 'discard' | 'trade' | 'ask'; readonly card: Card }
  | { readonly type: 'keep' | 'mulligan' }
  | { readonly type: 'play'; readonly card: Card; readonly use: Use }
  | { readonly type: 'use'; readonly use: Use }
  | { readonly type: 'step'; readonly sailor: Sailor; readonly place: FieldName };

/** The kinds of move as numbers; a code is a verb and up to three small numbers in fixed bits. */
export const VERBS = [
  'give',
  'discard',
  'trade',
  'ask',
  'keep',
  'mulligan',
  'play-go',
  'play-skip',
  'play-swap',
  'play-special',
  'use-go',
  'use-skip',
  'use-swap',
  'use-special',
  'step',
] as const;
export type Verb = (typeof VERBS)[number];
export const VERB = Object.fromEntries(VERBS.map((verb, code) => [verb, code])) as Readonly<Record<Verb, number>>;

const FIRST_BITS = 4;
const SECOND_BITS = 9;
const THIRD_BITS = 14;

/** `first` is a card or a piece (5 bits), `second` a sailor or piece (5 bits), `third` a place (7 bits). */
export const codeOf = (verb: number, first = 0, second = 0, third = 0): number =>
  verb | (first << FIRST_BITS) | (second << SECOND_BITS) | (third << THIRD_BITS);
/** The part of a code that says which sailor goes to which place. */
export const goCode = (sailor: number, place: number): number => (sailor << SECOND_BITS) | (place << THIRD_BITS);
export const verbOf = (code: number): number => code & 15;
export const firstOf = (code: number): number => (code >> FIRST_BITS) & 31;
export const secondOf = (code: number): number => (code >> SECOND_BITS) & 31;
export const thirdOf = (code: number): number => code >> THIRD_BITS;

const makePlace = (place: number): FieldName => {
  if (place < CAVE) return `t${place}`;
  return place < HARBOUR ? `c${place - CAVE}` : `h${place - HARBOUR}`;
};

const PLACE = /^([tch])(0|[1-9]\d?)$/;

export const parsePlace = (text: string, material: Waters): number | undefined => {
  const [, letter, digits] = PLACE.exec(text) ?? [];
  const number = Number(digits);
  if (letter === 't') return number < material.ring ? number : undefined;
  if (letter === 'c') return number < material.mouths.length ? CAVE + number : undefined;
  return letter === 'h' && number < HARBOUR_SIZE ? HARBOUR + number : undefined;
};

const placeCode = (place: FieldName): number => {
  const number = Number(place.slice(1));
  if (place.startsWith('t')) return number;
  return (place.startsWith('c') ? CAVE : HARBOUR) + number;
};

const encodeUse = (prefix: 'play' | 'use', card: number, use: Use): number => {
  switch (use.type) {
    case 'go':
      return codeOf(VERB[`${prefix}-go`], card, SAILORS.indexOf(use.sailor), placeCode(use.place));
    case 'skip':
      return codeOf(VERB[`${prefix}-skip`]);
    case 'swap':
      return codeOf(VERB[`${prefix}-swap`], PIECES.indexOf(use.first), PIECES.indexOf(use.second));
    case 'special':
      return codeOf(VERB[`${prefix}-special`], CARD[use.card]);
  }
};

export const encodeMove = (move: Move): number => {
  switch (move.type) {
    case 'give':
    case 'discard':
    case 'trade':
    case 'ask':
      return codeOf(VERB[move.type], CARD[move.card]);
    case 'keep':
    case 'mulligan':
      return codeOf(VERB[move.type]);
    case 'play':
      return encodeUse('play', CARD[move.card], move.use);
    case 'use':
      return encodeUse('use', 0, move.use);
    case 'step':
      return codeOf(VERB.step, 0, SAILORS.indexOf(move.sailor), placeCode(move.place));
  }
};

const goOf = (code: number) =>
  ({ type: 'go', sailor: SAILORS[secondOf(code)]!, place: makePlace(thirdOf(code)) }) as const;
const swapOf = (code: number) =>
  ({ type: 'swap', first: PIECES[firstOf(code)] as Sailor, second: PIECES[secondOf(code)]! }) as const;
const specialOf = (code: number) => ({ type: 'special', card: CARDS[firstOf(code)] as Special }) as const;

export const decodeMove = (code: number): Move => {
  const verb = VERBS[verbOf(code)]!;
  const card = CARDS[firstOf(code)]!;
  switch (verb) {
    case 'give':
    case 'discard':
    case 'trade':
    case 'ask':
      return { type: verb, card };
    case 'keep':
    case 'mulligan':
      return { type: verb };
    case 'play-go':
      return { type: 'play', card, use: goOf(code) };
    case 'play-skip':
      return { type: 'play', card: '8', use: { type: 'skip' } };
    case 'play-swap':
      return { type: 'play', card: 'compass', use: swapOf(code) };
    case 'play-special':
      return { type: 'play', card, use: specialOf(code) };
    case 'use-go':
      return { type: 'use', use: goOf(code) };
    case 'use-skip':
      return { type: 'use', use: { type: 'skip' } };
    case 'use-swap':
      return { type: 'use', use: swapOf(code) };
    case 'use-special':
      return { type: 'use', use: specialOf(code) };
    case 'step': {
      const { sailor, place } = goOf(code);
      return { type: 'step', sailor, place };
    }
  }
};

const makeUse = (use: Use): string => {
  switch (use.type) {
    case 'go':
      return `${use.sailor}>${use.place}`;
    case 'skip':
      return 'skip';
    case 'swap':
      return `${use.first} ${use.second}`;
    case 'special':
      return use.card;
  }
};

export const makeMove = (move: Move): string => {
  switch (move.type) {
    case 'give':
    case 'discard':
    case 'trade':
    case 'ask':
      return `${move.type} ${move.card}`;
    case 'keep':
    case 'mulligan':
      return move.type;
    case 'play':
      return move.use.type === 'special' ? `play ${move.card}` : `play ${move.card} ${makeUse(move.use)}`;
    case 'use':
      return `use ${makeUse(move.use)}`;
    case 'step':
      return `step ${move.sailor}>${move.place}`;
  }
};

const GO = /^([nesw][1-4])>([tch]\d{1,2})$/;
const SWAP = /^([nesw][1-4]) ([nesw][1-4]|moby)$/;

const parseGo = (text: string, material: Waters): Extract<Use, { type: 'go' }> | undefined => {
  const [, sailor, place] = GO.exec(text) ?? [];
  if (place === undefined || parsePlace(place, material) === undefined) return undefined;
  return { type: 'go', sailor: sailor as Sailor, place: place as FieldName };
};

const parseSwap = (text: string): Use | undefined => {
  const [, first, second] = SWAP.exec(text) ?? [];
  if (PIECES.indexOf(first as Piece) >= PIECES.indexOf(second as Piece)) return undefined;
  return { type: 'swap', first: first as Sailor, second: second as Piece };
};

const isCard = (text: string): text is Card => CARDS.includes(text as Card);
const isSpecial = (text: string): text is Special => SPECIALS.includes(text as Special);

const parsePlay = (text: string, material: Waters): Move | undefined => {
  if (isSpecial(text)) return { type: 'play', card: text, use: { type: 'special', card: text } };
  if (text === '8 skip') return { type: 'play', card: '8', use: { type: 'skip' } };
  const space = text.indexOf(' ');
  if (space < 0) return undefined;
  const card = text.slice(0, space);
  const rest = text.slice(space + 1);
  if (!isCard(card)) return undefined;
  const use = parseGo(rest, material) ?? (card === 'compass' ? parseSwap(rest) : undefined);
  return use && { type: 'play', card, use };
};

const parseUse = (text: string, material: Waters): Move | undefined => {
  if (text === 'skip') return { type: 'use', use: { type: 'skip' } };
  if (isSpecial(text)) return text === 'nautilus' ? undefined : { type: 'use', use: { type: 'special', card: text } };
  const use = parseGo(text, material) ?? parseSwap(text);
  return use && { type: 'use', use };
};

/** A move in its one spelling; which places there are depends on the board. */
export const parseMove = (text: string, material: Waters): Move | undefined => {
  if (text === 'keep' || text === 'mulligan') return { type: text };
  const space = text.indexOf(' ');
  if (space < 0) return undefined;
  const verb = text.slice(0, space);
  const rest = text.slice(space + 1);
  switch (verb) {
    case 'give':
    case 'discard':
    case 'trade':
    case 'ask':
      return isCard(rest) ? { type: verb, card: rest } : undefined;
    case 'play':
      return parsePlay(rest, material);
    case 'use':
      return parseUse(rest, material);
    case 'step': {
      const go = parseGo(rest, material);
      return go && { type: 'step', sailor: go.sailor, place: go.place };
    }
    default:
      return undefined;
  }
};

import { CELLS } from '../memory/cells.ts';
import { FIGURES } from '../memory/material.ts';
import type { Memory } from '../memory/memory.ts';

const { HANDS, HAND_SIZES, KINDS, KINDS_HELD, NONE, PILE } = CELLS;
const { BRINGS_OUT } = FIGURES;

/** A card joins a hand. */
export const addCard = ({ bytes, words }: Memory, seat: number, card: number): void => {
  bytes[HANDS + seat * KINDS + card]!++;
  bytes[HAND_SIZES + seat]!++;
  words[KINDS_HELD + seat]! |= 1 << card;
};

/** A card leaves a hand. */
export const removeCard = ({ bytes, words }: Memory, seat: number, card: number): void => {
  bytes[HAND_SIZES + seat]!--;
  if (--bytes[HANDS + seat * KINDS + card]! === 0) words[KINDS_HELD + seat]! &= ~(1 << card);
};

const START_CARDS = BRINGS_OUT.reduce((cards, brings, card) => (brings ? cards | (1 << card) : cards), 0);

/** Whether a hand has a card that brings out (#7.2). */
export const hasStart = ({ words }: Memory, seat: number): boolean => (words[KINDS_HELD + seat]! & START_CARDS) !== 0;

/** How many start cards a hand holds (#7.2). */
export const startCards = ({ bytes }: Memory, seat: number): number => {
  let starts = 0;
  for (let card = 0; card < KINDS; card++) if (BRINGS_OUT[card]) starts += bytes[HANDS + seat * KINDS + card]!;
  return starts;
};

/** The next seat clockwise after one that holds cards, itself excluded; NONE if there is none. */
export const nextWithCards = (memory: Memory, seat: number): number => {
  const { seats } = memory.material;
  let other = seat;
  for (let step = 1; step < seats; step++) {
    other = other + 1 === seats ? 0 : other + 1;
    if (memory.bytes[HAND_SIZES + other]) return other;
  }
  return NONE;
};

/** The partner in the game of four, the other player in a duel. */
export const otherOf = (memory: Memory, seat: number): number => (memory.material.isDuel ? 1 - seat : seat ^ 2);

/** Lays a card of a hand on the discard pile. */
export const throwCard = (memory: Memory, seat: number, card: number): void => {
  removeCard(memory, seat, card);
  memory.bytes[PILE + memory.thrown++] = card;
};

import { HAND_SIZES, HANDS, KINDS, PILE } from './layout.ts';
import { BRINGS_OUT } from './material.ts';
import type { State } from './state.ts';
import { NONE } from './types.ts';

/** A card joins a hand. */
export const addCard = ({ bytes }: State, seat: number, card: number): void => {
  bytes[HANDS + seat * KINDS + card]!++;
  bytes[HAND_SIZES + seat]!++;
};

/** A card leaves a hand. */
export const removeCard = ({ bytes }: State, seat: number, card: number): void => {
  bytes[HANDS + seat * KINDS + card]!--;
  bytes[HAND_SIZES + seat]!--;
};

/** How many start cards a hand holds (#7.2). */
export const startCards = ({ bytes }: State, seat: number): number => {
  let starts = 0;
  for (let card = 0; card < KINDS; card++) if (BRINGS_OUT[card]) starts += bytes[HANDS + seat * KINDS + card]!;
  return starts;
};

/** The next seat clockwise after one that holds cards, itself excluded; NONE if there is none. */
export const nextWithCards = (state: State, seat: number): number => {
  const { seats } = state.material;
  for (let step = 1; step < seats; step++) {
    const other = (seat + step) % seats;
    if (state.bytes[HAND_SIZES + other]) return other;
  }
  return NONE;
};

/** The partner in the game of four, the other player in a duel. */
export const otherOf = (state: State, seat: number): number => (state.material.isDuel ? 1 - seat : seat ^ 2);

/** Lays a card of a hand on the discard pile. */
export const throwCard = (state: State, seat: number, card: number): void => {
  removeCard(state, seat, card);
  state.bytes[PILE + state.thrown++] = card;
};

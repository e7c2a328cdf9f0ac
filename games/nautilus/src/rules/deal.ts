import type { Chance } from '@ankerplatz/kit';
import type { NautilusTell } from '../events.ts';
import { LAYOUT } from '../memory/cells.ts';
import type { State } from '../memory/memory.ts';
import { PHASE } from '../types.ts';
import { addCard, hasStart, removeCard } from './hands.ts';
import { forget, forgetHand, hearStart, knowLeast } from './knowledge.ts';
import { handNames } from './names.ts';

const { ANNOUNCED, ASKED_SEAT, DEALER, GIVEN, HANDS, HAND_SIZES, KINDS, MOST_SEATS, NONE, OPEN, PILE } = LAYOUT;

/** Shuffles what is in the pile from an index on: it is the deck. */
const shuffleFrom = (state: State, top: number, chance: Chance, tell?: NautilusTell): void => {
  state.top = top;
  chance.shuffle(state.bytes.subarray(PILE + top));
  tell?.({ type: 'shuffled', cards: state.deckSize });
};

/** All cards that are not in hands become the deck. */
const gather = (state: State, chance: Chance, tell?: NautilusTell): void => {
  const { bytes, material } = state;
  let end = PILE + material.cards.length;
  for (let card = KINDS - 1; card >= 0; card--) {
    let count = material.deck[card]!;
    for (let seat = 0; seat < material.seats; seat++) count -= bytes[HANDS + seat * KINDS + card]!;
    bytes.fill(card, end - count, end);
    end -= count;
  }
  state.thrown = 0;
  shuffleFrom(state, end - PILE, chance, tell);
};

/** Deals to all players one card at a time, clockwise from the left of the dealer (#7.1). */
const dealEach = (state: State, count: number): void => {
  const { bytes, material } = state;
  const first = bytes[DEALER]! + 1;
  for (let round = 0; round < count; round++)
    for (let player = 0; player < material.seats; player++)
      addCard(state, (first + player) % material.seats, bytes[PILE + state.top++]!);
};

/** A player of a duel knows the rest of the old deck, and so what of it the other was dealt: all but what is his own. */
const knowRest = (state: State, rest: Uint8Array): void => {
  const { bytes, material } = state;
  const undealt = rest.length - bytes[HAND_SIZES]! * material.seats;
  for (let card = 0; card < KINDS; card++) {
    const all = rest.reduce((sum, other) => sum + (other === card ? 1 : 0), 0);
    for (let seat = 0; seat < material.seats; seat++) {
      const least = all - state.held(seat, card) - undealt;
      if (least > 0) knowLeast(state, seat, 1 - seat, card, least);
    }
  }
};

/** #11: the rest of a deck is dealt out evenly, the other cards are shuffled and dealing goes on. */
const dealAcross = (state: State, count: number, chance: Chance, tell?: NautilusTell): void => {
  const { bytes, material } = state;
  const evenly = Math.floor(state.deckSize / material.seats);
  const rest = bytes.slice(PILE + state.top);
  dealEach(state, evenly);
  knowRest(state, rest);
  gather(state, chance, tell);
  dealEach(state, count - evenly);
};

const dealDuel = (state: State, chance: Chance, tell?: NautilusTell): void => {
  const { material } = state;
  const count = material.handOf(state.round);
  if (state.deckSize >= count * material.seats) dealEach(state, count);
  else dealAcross(state, count, chance, tell);
};

const dealFour = (state: State, chance: Chance, tell?: NautilusTell): void => {
  const { material } = state;
  const count = material.handOf(state.round);
  if ((state.round - 1) % material.rounds === 0 || state.deckSize < count * material.seats) gather(state, chance, tell);
  dealEach(state, count);
};

/** #7.2: who holds a 1 or 12 is public. */
const announce = (state: State, tell?: NautilusTell): void => {
  let announced = 0;
  for (let seat = 0; seat < state.material.seats; seat++) {
    const start = hasStart(state, seat);
    if (start) announced |= 1 << seat;
    hearStart(state, seat, start);
    tell?.({ type: 'announced', seat, start });
  }
  state.bytes[ANNOUNCED] = announced;
};

const tellHand = (state: State, seat: number, tell: NautilusTell): void =>
  tell({ type: 'dealt', seat, count: state.handSize(seat), cards: handNames(state, seat) });

/** Begins the round that the state counts, with the dealer it names. */
export const beginRound = (state: State, chance: Chance, tell?: NautilusTell): void => {
  const { bytes, material } = state;
  tell?.({ type: 'roundBegan', round: state.round, dealer: bytes[DEALER]! });
  bytes[OPEN] = 0;
  bytes[ANNOUNCED] = NONE;
  state.last = NONE;
  state.commander = NONE;
  state.turn = (bytes[DEALER]! + 1) % material.seats;
  forget(state);
  if (material.isDuel) dealDuel(state, chance, tell);
  else dealFour(state, chance, tell);
  if (tell) for (let seat = 0; seat < material.seats; seat++) tellHand(state, seat, tell);
  if (material.isDuel) {
    bytes[ASKED_SEAT] = state.turn;
    state.phase = PHASE.mulligan;
    return;
  }
  announce(state, tell);
  bytes.fill(NONE, GIVEN, GIVEN + MOST_SEATS);
  state.phase = PHASE.exchange;
};

/** #11.1: shuffles a hand back and draws a new one. */
export const mulligan = (state: State, seat: number, chance: Chance, tell?: NautilusTell): void => {
  const { bytes } = state;
  const count = state.handSize(seat);
  tell?.({ type: 'mulliganed', seat });
  for (let card = 0; card < KINDS; card++) {
    const held = bytes[HANDS + seat * KINDS + card]!;
    bytes.fill(card, PILE + state.top - held, PILE + state.top);
    state.top -= held;
    for (let gone = 0; gone < held; gone++) removeCard(state, seat, card);
  }
  forgetHand(state, seat);
  shuffleFrom(state, state.top, chance, tell);
  for (let drawn = 0; drawn < count; drawn++) addCard(state, seat, bytes[PILE + state.top++]!);
  if (tell) tellHand(state, seat, tell);
};

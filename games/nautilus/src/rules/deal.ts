import type { Chance } from '@ankerplatz/kit';
import type { NautilusTell } from '../events.ts';
import { CELLS } from '../memory/cells.ts';
import type { Memory } from '../memory/memory.ts';
import { PHASE } from '../types.ts';
import { addCard, hasStart, removeCard } from './hands.ts';
import { forget, forgetHand, hearStart, knowLeast } from './knowledge.ts';
import { handNames } from './names.ts';

const { ANNOUNCED, ASKED_SEAT, DEALER, GIVEN, HANDS, HAND_SIZES, KINDS, MOST_SEATS, NONE, OPEN, PILE } = CELLS;

/** Indexable by seat: the names of their draws. */
const MULLIGANS = ['mulligan 0', 'mulligan 1'] as const;

/** Shuffles what is in the pile from an index on: it is the deck. */
const shuffleFrom = (memory: Memory, top: number, kind: string, chance: Chance, tell?: NautilusTell): void => {
  memory.top = top;
  chance.shuffle(memory.bytes.subarray(PILE + top), kind, memory.round);
  tell?.({ type: 'shuffled', cards: memory.deckSize });
};

/** All cards that are not in hands become the deck. */
const gather = (memory: Memory, chance: Chance, tell?: NautilusTell): void => {
  const { bytes, material } = memory;
  let end = PILE + material.cards.length;
  for (let card = KINDS - 1; card >= 0; card--) {
    let count = material.deck[card]!;
    for (let seat = 0; seat < material.seats; seat++) count -= bytes[HANDS + seat * KINDS + card]!;
    for (; count > 0; count--) bytes[--end] = card;
  }
  memory.thrown = 0;
  shuffleFrom(memory, end - PILE, 'deal', chance, tell);
};

/** Deals to all players one card at a time, clockwise from the left of the dealer (#7.1). */
const dealEach = (memory: Memory, count: number): void => {
  const { bytes, material } = memory;
  let seat = bytes[DEALER]!;
  for (let left = count * material.seats; left > 0; left--) {
    seat = seat + 1 === material.seats ? 0 : seat + 1;
    addCard(memory, seat, bytes[PILE + memory.top++]!);
  }
};

/**
 * A player of a duel knows the rest of the old deck, and so what of it the other was dealt: all that is not in their
 * own hand.
 */
const knowRest = (memory: Memory, rest: Uint8Array): void => {
  const { bytes, material } = memory;
  const undealt = rest.length - bytes[HAND_SIZES]! * material.seats;
  const counts = new Uint16Array(KINDS);
  for (const card of rest) counts[card]!++;
  for (let card = 0; card < KINDS; card++) {
    const all = counts[card]!;
    for (let seat = 0; seat < material.seats; seat++) {
      const least = all - memory.held(seat, card) - undealt;
      if (least > 0) knowLeast(memory, seat, 1 - seat, card, least);
    }
  }
};

/** #11: the rest of a deck is dealt out evenly, the other cards are shuffled and dealing goes on. */
const dealAcross = (memory: Memory, count: number, chance: Chance, tell?: NautilusTell): void => {
  const { bytes, material } = memory;
  const evenly = Math.floor(memory.deckSize / material.seats);
  const rest = bytes.slice(PILE + memory.top);
  dealEach(memory, evenly);
  knowRest(memory, rest);
  gather(memory, chance, tell);
  dealEach(memory, count - evenly);
};

const dealDuel = (memory: Memory, chance: Chance, tell?: NautilusTell): void => {
  const { material } = memory;
  const count = material.handOf(memory.round);
  if (memory.deckSize >= count * material.seats) dealEach(memory, count);
  else dealAcross(memory, count, chance, tell);
};

const dealFour = (memory: Memory, chance: Chance, tell?: NautilusTell): void => {
  const { material } = memory;
  const count = material.handOf(memory.round);
  if ((memory.round - 1) % material.rounds === 0 || memory.deckSize < count * material.seats)
    gather(memory, chance, tell);
  dealEach(memory, count);
};

/** #7.2: whether a hand has a 1 or 12 is public. */
const announce = (memory: Memory, tell?: NautilusTell): void => {
  let announced = 0;
  for (let seat = 0; seat < memory.material.seats; seat++) {
    const start = hasStart(memory, seat);
    if (start) announced |= 1 << seat;
    hearStart(memory, seat, start);
    tell?.({ type: 'announced', seat, start });
  }
  memory.bytes[ANNOUNCED] = announced;
};

const tellHand = (memory: Memory, seat: number, tell: NautilusTell): void =>
  tell({ type: 'dealt', seat, count: memory.handSize(seat), cards: handNames(memory, seat) });

/** Begins the round that the memory counts, with its dealer. */
export const beginRound = (memory: Memory, chance: Chance, tell?: NautilusTell): void => {
  const { bytes, material } = memory;
  tell?.({ type: 'roundBegan', round: memory.round, dealer: bytes[DEALER]! });
  bytes[OPEN] = 0;
  bytes[ANNOUNCED] = NONE;
  memory.last = NONE;
  memory.commander = NONE;
  memory.turn = (bytes[DEALER]! + 1) % material.seats;
  forget(memory);
  if (material.isDuel) dealDuel(memory, chance, tell);
  else dealFour(memory, chance, tell);
  if (tell) for (let seat = 0; seat < material.seats; seat++) tellHand(memory, seat, tell);
  if (material.isDuel) {
    bytes[ASKED_SEAT] = memory.turn;
    memory.phase = PHASE.mulligan;
    return;
  }
  announce(memory, tell);
  bytes.fill(NONE, GIVEN, GIVEN + MOST_SEATS);
  memory.phase = PHASE.exchange;
};

/** #11.1: shuffles a hand back and draws a new one. */
export const mulligan = (memory: Memory, seat: number, chance: Chance, tell?: NautilusTell): void => {
  const { bytes } = memory;
  const count = memory.handSize(seat);
  tell?.({ type: 'mulliganed', seat });
  for (let card = 0; card < KINDS; card++) {
    for (let left = memory.held(seat, card); left > 0; left--) {
      bytes[PILE + --memory.top] = card;
      removeCard(memory, seat, card);
    }
  }
  forgetHand(memory, seat);
  shuffleFrom(memory, memory.top, MULLIGANS[seat]!, chance, tell);
  for (let drawn = 0; drawn < count; drawn++) addCard(memory, seat, bytes[PILE + memory.top++]!);
  if (tell) tellHand(memory, seat, tell);
};

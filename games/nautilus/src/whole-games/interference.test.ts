import { legalMoves, type Seat, SeededChance, tryPlay } from '@ankerplatz/kit';
import { sampleSize } from '@ankerplatz/kit/sample-size';
import { describe, expect, test } from 'vitest';
import type { NautilusEvent } from '../events.ts';
import { nautilus } from '../index.ts';
import { CELLS } from '../memory/cells.ts';
import { FIGURES } from '../memory/material.ts';
import { makeState } from '../notation.ts';
import type { NautilusPosition } from '../position.ts';
import { addCard, removeCard } from '../rules/hands.ts';
import { playOn, setupFor, TABLES } from '../testing/random-game.ts';
import { CARD, type Card } from '../types.ts';
import { view } from '../view.ts';

const { PILE } = CELLS;
const { BRINGS_OUT } = FIGURES;

/*
 * Two positions that differ only in cards which a seat may not know: right after a deal, two hidden cards are swapped behind its back.
 * Both are played on with the same moves, save that cards are laid face down as they come, as long as all that lies open before the seat
 * is the same in both. Then all that it is told must be the same too, byte for byte: views, events, moves, refusals.
 */

const ROUNDS = sampleSize(60);

interface Referee {
  readonly hands: readonly (readonly Card[])[];
  readonly deck: readonly Card[];
}
const refereeOf = (position: NautilusPosition): Referee => makeState(position) as unknown as Referee;

const pick = <T>(items: readonly T[], chance: SeededChance): T => items[chance.die(items.length)]!;

/** Swaps a card of another hand with a hidden one elsewhere; both bring out or neither does, so that announcements stay true. */
const redealt = (position: NautilusPosition, seat: Seat | null, chance: SeededChance): NautilusPosition | undefined => {
  const { hands, deck } = refereeOf(position);
  const other = position.clone();
  const holder = pick(
    [...hands.keys()].filter(each => each !== seat),
    chance,
  );
  const card = CARD[pick(hands[holder]!, chance)];
  const fits = deck.flatMap((name, index) => {
    const found = CARD[name];
    return found !== card && BRINGS_OUT[found] === BRINGS_OUT[card] ? [index] : [];
  });
  if (fits.length === 0) return undefined;
  const index = PILE + position.top + pick(fits, chance);
  removeCard(other, holder, card);
  addCard(other, holder, other.bytes[index]!);
  other.bytes[index] = card;
  return other;
};

/** The hands that lie open before a seat. */
const seenBy = (position: NautilusPosition, seat: Seat | null): string =>
  JSON.stringify(
    refereeOf(position).hands.map((hand, holder) => {
      const commands = seat !== null && position.commander === seat && position.turn === holder;
      return seat === holder || position.isOpen(holder) || commands ? hand : hand.length;
    }),
  );

/** The parts of the table that all see besides hands. */
const tableOf = (position: NautilusPosition): string => {
  const { hands, deck, waits, ...table } = makeState(position);
  const { given, ...open } = (waits ?? {}) as Record<string, unknown>;
  return JSON.stringify([table, open, (deck as string[]).length, (hands as string[][]).length, given === undefined]);
};

const play = (position: NautilusPosition, mover: Seat, move: string, seat: Seat | null, seed: string) => {
  const events: NautilusEvent[] = [];
  const next = position.clone();
  next.play(mover, nautilus.parseMove(position, move)!, SeededChance.from(seed), event => events.push(event));
  return { next, told: JSON.stringify(events.map(event => nautilus.eventFor(event, seat))) };
};

const TRIED = [
  'play 12 n1>t0',
  'discard 7',
  'play compass n1 e1',
  'give 9',
  'trade 4',
  'ask 1',
  'use n1>t5',
  'play 8 skip',
  'keep',
];

const refusals = (position: NautilusPosition, seat: Seat): string =>
  JSON.stringify(
    TRIED.map(text => {
      const tried = tryPlay(nautilus, position, seat, text, SeededChance.from('refusals'));
      return tried.ok ? 'allowed' : tried.error;
    }),
  );

/** Whether a seat does not see what is laid: neither its own card nor one that a commander lays for it. */
const isSecret = (position: NautilusPosition, mover: Seat, move: string, seat: Seat | null): boolean =>
  mover !== seat && position.turn !== seat && /^(give|trade) /.test(move);

/** Plays both on together until something that lies open differs; returns how many moves were compared. */
const compare = (
  first: NautilusPosition,
  second: NautilusPosition,
  seat: Seat | null,
  chance: SeededChance,
): number => {
  let [one, two] = [first, second];
  for (let count = 0; ; count++) {
    expect(JSON.stringify(view(two, seat))).toBe(JSON.stringify(view(one, seat)));
    if (one.outcome()) return count;
    const mover = pick(one.deciders(), chance);
    if (mover === seat) expect(refusals(two, seat)).toBe(refusals(one, seat));
    const others = legalMoves(nautilus, two, mover);
    const both = legalMoves(nautilus, one, mover).filter(move => others.includes(move));
    if (both.length === 0) return count;
    const move = pick(both, chance);
    const seed = `${count}`;
    const a = play(one, mover, move, seat, seed);
    const b = play(two, mover, isSecret(one, mover, move, seat) ? pick(others, chance) : move, seat, seed);
    if (seenBy(a.next, seat) !== seenBy(b.next, seat) || tableOf(a.next) !== tableOf(b.next)) return count;
    if (a.next.round !== one.round) return count;
    expect(b.told, `after ${move}`).toBe(a.told);
    expect(nautilus.moveFor(move, mover, seat)).toBe(seat === mover ? move : move.replace(/^(give|trade) .*/, '$1 ?'));
    [one, two] = [a.next, b.next];
  }
};

describe.each(TABLES)('nobody learns what he may not know: %s %j', (variant, options) => {
  test('views, events, moves and refusals are the same whatever is hidden', () => {
    const chance = SeededChance.from(`secrets ${variant}`);
    const position = nautilus.start(setupFor(variant, options), chance);
    const seats: readonly (Seat | null)[] = [...Array(position.material.seats).keys(), null];
    let compared = 0;
    for (let round = 1; round <= ROUNDS && !position.outcome(); round++) {
      for (const seat of seats) {
        const other = redealt(position, seat, chance);
        if (other) compared += compare(position, other, seat, chance);
      }
      while (position.round === round && !position.outcome()) playOn(position, chance, 1);
    }
    expect(compared).toBeGreaterThan(100);
  });
});

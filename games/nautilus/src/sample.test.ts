import { type Seat, SeededChance, tryPlay } from '@ankerplatz/kit';
import { sampleSize } from '@ankerplatz/kit/sample-size';
import { describe, expect, test } from 'vitest';
import { nautilus } from './index.ts';
import { makeState } from './notation.ts';
import type { NautilusPosition } from './position.ts';
import { countBy, misfit } from './testing/odds.ts';
import { playOn, setupFor, TABLES } from './testing/random-game.ts';
import { jsonOf } from './testing/text.ts';
import { CARD, CARDS, type Card } from './types.ts';
import { view } from './view.ts';

/*
 * Small positions: nearly all cards lie on the discard pile, so that every way in which the rest can lie is counted. A way fits what
 * a seat knows if the moves made so far could be made from it too and would have looked the same to that seat.
 */

const DRAWS = sampleSize(16_000);

interface Referee {
  readonly hands: readonly Card[][];
  readonly deck: readonly Card[];
}
const refereeOf = (position: NautilusPosition): Referee => makeState(position) as unknown as Referee;

/** A position in short in which the deck is the given cards and all others are discarded. */
const smallJson = (text: string, deck: readonly Card[]): { hands: Card[][]; discards: Card[] } => {
  const json = jsonOf(text) as unknown as { hands: Card[][]; discards: Card[] };
  const numbers = setupFor('team').options.deck as Readonly<Record<Card, number>>;
  const discards = CARDS.flatMap(card => new Array<Card>(numbers[card]).fill(card));
  for (const card of [...json.hands.flat(), ...deck]) discards.splice(discards.indexOf(card), 1);
  return { ...json, discards };
};

const load = (json: unknown): NautilusPosition => {
  const parsed = nautilus.parsePosition(json, SeededChance.from('small'));
  if (!parsed.ok) throw new Error(parsed.error);
  return parsed.value;
};

const minus = (from: readonly Card[], cards: readonly Card[]): Card[] => {
  const left = [...from];
  for (const card of cards) left.splice(left.indexOf(card), 1);
  return left;
};

/** The moves as they look to a seat, and the position they lead to; undefined if one of them cannot be made. */
const story = (json: unknown, moves: readonly string[], seat: Seat | null) => {
  let position = load(json);
  const heard = [JSON.stringify(seat === null ? null : refereeOf(position).hands[seat])];
  for (const text of moves) {
    const mover = position.deciders()[0]!;
    const played = tryPlay(nautilus, position, mover, text, SeededChance.from('story'), event =>
      heard.push(JSON.stringify(nautilus.eventFor(event as never, seat))),
    );
    if (!played.ok) return undefined;
    position = played.value;
    heard.push(JSON.stringify(seat === null ? null : refereeOf(position).hands[seat]));
  }
  return { position, heard: heard.join('\n') };
};

/** Every way to deal cards, each a card of its own, to hands of given sizes: the hands as text, with how often. */
const deals = (cards: readonly Card[], sizes: readonly number[]): Map<string, { hands: Card[][]; ways: number }> => {
  const found = new Map<string, { hands: Card[][]; ways: number }>();
  const fill = (left: readonly Card[], hands: Card[][], from: number): void => {
    const hand = hands.findIndex((held, index) => held.length < sizes[index]!);
    if (hand < 0) {
      const sorted = hands.map(held => [...held].sort());
      const key = JSON.stringify(sorted);
      found.set(key, { hands: sorted, ways: (found.get(key)?.ways ?? 0) + 1 });
      return;
    }
    const start = hands[hand]!.length === 0 ? 0 : from;
    for (let index = start; index < left.length; index++) {
      const next = hands.map((held, at) => (at === hand ? [...held, left[index]!] : held));
      fill(
        left.filter((_, at) => at !== index),
        next,
        index,
      );
    }
  };
  fill(
    cards,
    sizes.map(() => []),
    0,
  );
  return found;
};

/** Seats whose hand a view does not show. */
const hiddenIn = (position: NautilusPosition, seat: Seat | null): number[] =>
  view(position, seat).hands.flatMap((hand, holder) => (typeof hand === 'number' ? [holder] : []));

const keyOf = (position: NautilusPosition, seats: readonly number[]): string =>
  JSON.stringify(seats.map(seat => [...refereeOf(position).hands[seat]!].sort()));

/** Compares samples with all ways that fit. Storms so far have moved the hands on by as many seats. */
const checkSamples = (
  text: string,
  deck: readonly Card[],
  moves: string,
  seat: Seat | null,
  outcomes: number,
): void => {
  const json = smallJson(text, deck);
  const made = moves.split(', ').filter(Boolean);
  const real = story(json, made, seat)!;
  const storms = made.filter(move => /storm/.test(move)).length;
  const hidden = hiddenIn(real.position, seat);
  const { hands: now, deck: left } = refereeOf(real.position);
  const origin = (holder: number): number => (holder + storms) % now.length;
  const cards = [...hidden.flatMap(holder => now[holder]!), ...left];
  const weights = new Map<string, number>();
  for (const [key, { hands, ways }] of deals(
    cards,
    hidden.map(holder => now[holder]!.length),
  )) {
    const start = json.hands.map(hand => [...hand]);
    for (const [index, holder] of hidden.entries()) {
      const before = json.hands[origin(holder)]!;
      const stayed = now[holder]!.filter(card => before.includes(card));
      const came = minus(now[holder]!, stayed);
      start[origin(holder)] = [
        ...minus(before, stayed),
        ...minus(
          hands[index]!,
          came.filter(card => hands[index]!.includes(card)),
        ),
      ];
    }
    const other = story({ ...json, hands: start }, made, seat);
    if (other && other.heard === real.heard && keyOf(other.position, hidden) === key) weights.set(key, ways);
  }
  expect(weights.size, 'ways that fit').toBe(outcomes);
  const seen = JSON.parse(JSON.stringify(view(real.position, seat)));
  const chance = SeededChance.from(`samples of ${text}`);
  const counts = countBy(
    Array.from({ length: DRAWS }, () => keyOf(nautilus.sample(seen, chance), hidden)),
    key => key,
  );
  expect(misfit(counts, weights)).toBeUndefined();
};

describe('samples are spread evenly over all ways that fit', () => {
  test('nothing known: 5 · 4 · 3 ways', () => checkSamples('2 / 3 / 4 / 6 |', ['9', '10'], '', 0, 60));
  test('equal cards count as often as there are ways', () => checkSamples('2 / 3 3 / 4 / . |', ['3', '9'], '', 0, 8));
  test('a spectator knows no hand', () => checkSamples('2 / 3 / . / 6 |', ['9'], '', null, 24));
  test('#9.4 who discards holds no card that he could use', () =>
    checkSamples('6 2 / 3 9 / 4 / 10 |', ['12', 'storm', '7'], 'discard 6, discard 9', 0, 80));
  test('#9.4 what could be used depends on the board of that moment', () =>
    checkSamples('2 6 / 4 10 / 3 / 9 | e1 h0 n1 t30', ['1', '2'], 'play 6 n1>t36, discard 10', 0, 24));
  test('#8 storm: the hand that was passed on is known', () =>
    checkSamples('storm 2 3 / 4 6 / 9 / 10 |', ['7', '12'], 'play storm, discard 4', 0, 12));
  test('#8 privateer: the hand that was seen is known', () =>
    checkSamples('privateer 2 / 3 9 / 4 / 10 |', ['7', '6'], 'play privateer, discard 9', 0, 12));
  test('#8 privateer: to others it tells nothing but what was played', () =>
    checkSamples('privateer 2 / 3 9 / 4 / 10 |', ['7', '6'], 'play privateer, discard 9', 2, 60));
  test('#8 telescope: open hands are seen', () =>
    checkSamples('telescope 2 / 3 9 / 4 / 10 |', ['7', '6'], 'play telescope', 1, 3));
  test('#8 telescope: hands seen before a storm are known after it', () =>
    checkSamples('telescope 2 / storm 9 / 4 / 10 |', ['7', '6'], 'play telescope, play storm', 1, 1));
  test('#11 trade: answers and the card given in return are known', () =>
    checkSamples('trade 2 3 / 7 9 10 |', ['4', '6'], 'play trade, ask 4, ask 7, trade 2', 0, 3));
  test('#11 trade: the other player knows what he gave and got', () =>
    checkSamples('trade 2 3 / 7 9 10 |', ['4', '6'], 'play trade, ask 4, ask 7, trade 2', 1, 3));
  test('#11 trade under way: the other holds the card asked for', () =>
    checkSamples('trade 2 3 / 7 9 10 |', ['4', '6'], 'play trade, ask 4, ask 7', 0, 3));
});

describe('#7.2 announcements and the exchange, in the eyes of seat 0', () => {
  const STARTS = 9;
  const OTHERS = 43;
  const setup = setupFor('team', { dealer: 3, deck: { '1': STARTS, '2': OTHERS } });
  const startsOf = (position: NautilusPosition, seat: number): number => position.held(seat, CARD['1']);

  const choose = (from: number, count: number): number => {
    let ways = count <= from ? 1 : 0;
    for (let index = 0; index < count; index++) ways = (ways * (from - index)) / (index + 1);
    return ways;
  };

  /** The ways to deal start cards and others to three hands, by the number of start cards in each, of those that fit. */
  const waysOf = (
    pool: readonly [starts: number, others: number],
    sizes: readonly number[],
    fits: (counts: readonly number[]) => boolean,
  ): Map<string, number> => {
    const weights = new Map<string, number>();
    const deal = (counts: readonly number[], [starts, others]: readonly [number, number], ways: number): void => {
      const size = sizes[counts.length];
      if (size === undefined) {
        if (ways > 0 && fits(counts)) weights.set(counts.join(), ways);
        return;
      }
      for (let count = 0; count <= size; count++)
        deal(
          [...counts, count],
          [starts - count, others - size + count],
          ways * choose(starts, count) * choose(others, size - count),
        );
    };
    deal([], pool, 1);
    return weights;
  };

  /** Samples fit the weights; outcomes too rare to be counted are put together. */
  const expectEven = (position: NautilusPosition, sure: number, weights: ReadonlyMap<string, number>): void => {
    const seen = JSON.parse(JSON.stringify(view(position, 0)));
    const chance = SeededChance.from('announced');
    const whole = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
    const isRare = (outcome: string): boolean => ((weights.get(outcome) ?? whole) / whole) * DRAWS < 5;
    const nameOf = (outcome: string): string => (isRare(outcome) ? 'rare' : outcome);
    const drawn = Array.from({ length: DRAWS }, () => nautilus.sample(seen, chance));
    const counts = countBy(drawn, sampled =>
      nameOf([startsOf(sampled, 1), startsOf(sampled, 2) - sure, startsOf(sampled, 3)].join()),
    );
    const merged = new Map<string, number>();
    for (const [outcome, weight] of weights) merged.set(nameOf(outcome), (merged.get(nameOf(outcome)) ?? 0) + weight);
    expect(misfit(counts, merged)).toBeUndefined();
  };

  test.each(['a', 'b', 'c', 'd'])('before the exchange, deal %s', seed => {
    const position = nautilus.start(setup, SeededChance.from(seed));
    const announced = makeState(position).announced as boolean[];
    const own = startsOf(position, 0);
    const weights = waysOf([STARTS - own, OTHERS - (5 - own)], [5, 5, 5], counts =>
      counts.every((count, index) => count > 0 === announced[index + 1]),
    );
    expectEven(position, 0, weights);
  });

  /** Whether two hands after an exchange that is not seen can come from a deal that fits the announcements. */
  const couldBe = (announced: readonly boolean[], one: number, three: number): boolean =>
    [0, 1].some(gave =>
      [0, 1].some(got => {
        const [first, third] = [one + gave - got, three - gave + got];
        const areHands = first >= gave && third >= got && first <= 4 + gave && third <= 4 + got;
        return areHands && first > 0 === announced[1] && third > 0 === announced[3];
      }),
    );

  test.each(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'])('after the exchange, deal %s', seed => {
    const position = nautilus.start(setup, SeededChance.from(seed));
    const announced = makeState(position).announced as boolean[];
    const gives = new Map<number, number>();
    playOn(position, SeededChance.from(`gives ${seed}`), 4, undefined, ({ seat, move }) =>
      gives.set(seat, nautilus.makeMove(position, move) === 'give 1' ? 1 : 0),
    );
    const [gave, got] = [gives.get(0)!, gives.get(2)!];
    const own = startsOf(position, 0);
    const weights = waysOf(
      [STARTS - own - gave, OTHERS - (5 - own) - (1 - gave)],
      [5, 4, 5],
      ([one, two, three]) => couldBe(announced, one!, three!) && two! + got > 0 === announced[2],
    );
    expectEven(position, gave, weights);
  });
});

describe.each(TABLES)('what is known is true, at any time of %s %j', (variant, options) => {
  test('bounds hold for the real hands, and a sample looks the same to who knows them', () => {
    const chance = SeededChance.from(`true ${variant}`);
    const position = nautilus.start(setupFor(variant, options), chance);
    let count = 0;
    playOn(position, chance, sampleSize(3_000), undefined, () => {
      const { hands } = refereeOf(position);
      for (const seat of [...hands.keys(), null]) {
        const seen = view(position, seat);
        for (const [holder, known] of seen.known.hands.entries()) {
          for (const card of CARDS) {
            const held = hands[holder]!.filter(other => other === card).length;
            if (held < (known?.least[card] ?? 0) || held > (known?.most[card] ?? held))
              throw new Error(`seat ${seat} is wrong about ${card} of seat ${holder}`);
          }
        }
        if (count++ % 20 === 0) expect(view(nautilus.sample(seen, chance), seat)).toEqual(seen);
      }
    });
  });
});

import { MoveList, SeededChance } from '@ankerplatz/kit';
import { sampleSize } from '@ankerplatz/kit/sample-size';
import { describe, expect, test } from 'vitest';
import type { NautilusEvent } from '../events.ts';
import { nautilus } from '../index.ts';
import { CELLS } from '../memory/cells.ts';
import { makeState } from '../notation.ts';
import { NautilusPosition } from '../position.ts';
import { anyMove, forwardMove, playOn, setupFor, TABLES } from '../testing/random-game.ts';
import { type ByColour, CARDS, type Card, SAILORS } from '../types.ts';

const { ABOARD, CAVE, HARBOUR, HOME, KINDS_HELD, NONE } = CELLS;

const DECISIONS = sampleSize(4_800);

interface Referee {
  readonly hands: readonly (readonly Card[])[];
  readonly deck: readonly Card[];
  readonly discards: readonly Card[];
  readonly sailors: ByColour<readonly string[]>;
  readonly moby: string | null;
}
const refereeOf = (position: NautilusPosition): Referee => makeState(position) as unknown as Referee;

/** Every piece on a field of the ring, in a cave or in a harbour, once. */
const takenFields = (position: NautilusPosition): number[] => {
  const fields = SAILORS.map((_, sailor) => position.placeOf(sailor)).filter(field => field < HOME);
  return position.whale === NONE ? fields : [...fields, position.whale];
};

/** The board rebuilt from the places alone, to compare what is kept beside them. */
const rebuilt = (position: NautilusPosition): NautilusPosition => {
  const copy = new NautilusPosition(position.material);
  for (const [sailor] of SAILORS.entries()) copy.put(sailor, position.placeOf(sailor));
  return copy;
};

describe.each(TABLES)('any game of %s %j', (variant, options) => {
  const setup = setupFor(variant, options);
  const deck = setup.options.deck as Readonly<Record<Card, number>>;
  const all = CARDS.flatMap(card => new Array<Card>(deck[card]).fill(card)).sort();
  const games = (seed: string) => {
    const chance = SeededChance.from(`${variant} ${seed}`);
    return { chance, position: nautilus.start(setup, chance) };
  };

  test('cards and sailors are conserved; no two pieces share a field', () => {
    const { chance, position } = games('conservation');
    playOn(position, chance, DECISIONS, anyMove, () => {
      const { hands, deck: left, discards, sailors } = refereeOf(position);
      expect([...hands.flat(), ...left, ...discards].sort()).toEqual(all);
      expect(Object.values(sailors).map(places => places.length)).toEqual(new Array(4).fill(position.material.sailors));
      expect(hands.map((_, seat) => position.handSize(seat))).toEqual(hands.map(hand => hand.length));
      const fields = takenFields(position);
      expect(new Set(fields).size).toBe(fields.length);
    });
  });

  test('what is kept beside the places agrees with them', () => {
    const { chance, position } = games('bookkeeping');
    playOn(position, chance, DECISIONS, anyMove, () => {
      const again = rebuilt(position);
      const isSame = (field: number): boolean => position.at(field) === again.at(field);
      expect(Array.from({ length: HOME }, (_, field) => field).every(isSame)).toBe(true);
      expect([...position.words.slice(ABOARD, KINDS_HELD)]).toEqual([...again.words.slice(ABOARD, KINDS_HELD)]);
    });
  });

  test('there is always a move, each once, and every one goes to text and back', () => {
    const { chance, position } = games('moves');
    const list = new MoveList();
    playOn(position, chance, DECISIONS, anyMove, () => {
      for (const seat of position.deciders()) {
        list.clear();
        position.moves(seat, list);
        const texts = list.toArray().map(move => nautilus.makeMove(position, move));
        expect([texts.length > 0, new Set(texts).size]).toEqual([true, texts.length]);
        expect(texts.map(text => nautilus.parseMove(position, text))).toEqual(list.toArray());
      }
    });
  });

  test('listing moves changes nothing; a copy goes its own way', () => {
    const { chance, position } = games('copies');
    const other = nautilus.start(setup, chance);
    playOn(position, chance, sampleSize(2_400), anyMove, ({ seat, move }) => {
      const before = JSON.stringify(makeState(position));
      const bytes = position.bytes.slice();
      position.moves(seat, new MoveList());
      expect(position.bytes.every((byte, index) => byte === bytes[index])).toBe(true);
      const copy = position.clone();
      copy.play(seat, move, SeededChance.from('copy'));
      expect(JSON.stringify(makeState(position))).toBe(before);
      other.copyFrom(position);
      expect(JSON.stringify(makeState(other))).toBe(before);
    });
  });

  test('#9.1 nobody jumps but with a 7; #9.6 caves end a walk', () => {
    const { chance, position } = games('jumps');
    let walks = 0;
    playOn(position, chance, DECISIONS, anyMove, ({ seat, move }) => {
      const events: NautilusEvent[] = [];
      const copy = position.clone();
      copy.play(seat, move, SeededChance.from('jump'), event => events.push(event));
      const moved = events.find(event => event.type === 'moved');
      const card = cardOf(position, nautilus.makeMove(position, move));
      if (!moved || card === '7') return;
      walks++;
      const sailor = SAILORS.indexOf(moved.sailor);
      expect(jumped(position, sailor, fieldOf(sailor, moved.to), card === '4')).toEqual([]);
    });
    expect(walks).toBeGreaterThan(DECISIONS / 16);
  });
});

/** The card that a move is made with. */
const cardOf = (position: NautilusPosition, text: string): string => {
  const [verb, card] = text.split(' ');
  if (verb === 'step') return '5';
  return verb === 'use' ? CARDS[position.last]! : card!;
};

test.each(TABLES)(
  'long games of players who choose at random lose no card and no sailor: %s %j',
  (variant, options) => {
    const chance = SeededChance.from(`soak ${variant}`);
    const setup = setupFor(variant, options);
    const cards = Object.values(setup.options.deck as Readonly<Record<Card, number>>).reduce(
      (sum, number) => sum + number,
      0,
    );
    for (let game = 0; game < sampleSize(40); game++) {
      const position = nautilus.start(setup, chance);
      playOn(position, chance, 3000);
      const { hands, deck, discards, sailors } = refereeOf(position);
      expect(hands.flat().length + deck.length + discards.length).toBe(cards);
      expect(Object.values(sailors).flat()).toHaveLength(4 * position.material.sailors);
      expect(position.outcome() !== null).toBe(position.deciders().length === 0);
    }
  },
);

const fieldOf = (sailor: number, place: string): number => {
  const number = Number(place.slice(1));
  if (place.startsWith('t')) return number;
  return place.startsWith('c') ? CAVE + number : HARBOUR + (sailor >> 2) * 4 + number;
};

/** The sailors strictly between a sailor and the field where it ends, by the shorter description of the way: field by field. */
const jumped = (position: NautilusPosition, sailor: number, to: number, backward: boolean): number[] => {
  const { ring, mouths, starts } = position.material;
  const from = position.placeOf(sailor);
  const way = backward ? -1 : 1;
  const passed: number[] = [];
  if (from >= HARBOUR) for (let field = from + 1; field < to; field++) passed.push(field);
  else {
    const last = to < CAVE ? to : to < HARBOUR ? mouths[to - CAVE]! : starts[sailor >> 2]!;
    let field = from < CAVE ? from : mouths[from - CAVE]!;
    if (from >= CAVE && field !== to) passed.push(field);
    while (field !== last) {
      field = (field + way + ring) % ring;
      if (field !== to) passed.push(field);
    }
    if (to >= HARBOUR) for (let inside = HARBOUR + (sailor >> 2) * 4; inside < to; inside++) passed.push(inside);
  }
  return passed.filter(field => position.at(field) !== 0 && position.at(field) !== sailor + 1);
};

test.each(['team', 'duel', 'quick'])('every game of players who go forward ends: %s', variant => {
  for (const seed of ['a', 'b', 'c', 'd']) {
    const chance = SeededChance.from(`forward ${seed}`);
    const position = nautilus.start(setupFor(variant), chance);
    const decisions = playOn(position, chance, 5000, forwardMove);
    expect(decisions).toBeLessThan(5000);
    expect([...position.outcome()!.ranks].sort()).toEqual(variant === 'duel' ? [1, 2] : [1, 1, 2, 2]);
  }
});

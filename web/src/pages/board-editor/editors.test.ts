import { LAYOUT } from '@ankerplatz/nauticus';
import { CARDS } from '@ankerplatz/nautilus';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as figures from './nauticus/figures.ts';
import { editor as nauticus } from './nauticus/index.ts';
import { editor as nautilus } from './nautilus/index.ts';
import * as material from './nautilus/material.ts';

const ALL: readonly figures.Figure[] = [
  ...figures.numbersTo(8).flatMap(space => [figures.bonusAt(space), ...figures.pricesAt(space)]),
  ...figures.SECTORS,
  ...(['hulls', 'masts', 'sails', 'goods'] as const).flatMap(figures.itemsOf),
];

/** Any taps: which figure, which of its choices. */
const taps = fc.array(fc.tuple(fc.constantFrom(...ALL), fc.nat()), { maxLength: 30 });
const tapped = (list: readonly (readonly [figures.Figure, number])[]) =>
  list.reduce((layout, [figure, draw]) => {
    const choices = figures.choicesFor(figure);
    return figures.withValue(layout, figure, choices[draw % choices.length]!);
  }, LAYOUT);

describe('the board of Nauticus', () => {
  test('whatever is tapped, the rules take it, and what was chosen stands there', () => {
    fc.assert(
      fc.property(taps, fc.constantFrom(...ALL), fc.nat(), (list, figure, draw) => {
        const choices = figures.choicesFor(figure);
        const value = choices[draw % choices.length]!;
        const layout = figures.withValue(tapped(list), figure, value);
        expect(figures.valueAt(layout, figure)).toBe(value);
        expect(figures.parseBoard(figures.boardOf(layout))).toEqual(layout);
      }),
    );
  });

  test('what is displaced takes the former place of what displaces it', () => {
    const [, first, , , last] = figures.groupOf(figures.bonusAt(3));
    expect(LAYOUT.prices[3]).toEqual([1, 2, 3, 0]);
    expect(figures.withValue(LAYOUT, first!, 0).prices[3]).toEqual([0, 2, 3, 1]);
    expect(figures.withValue(LAYOUT, last!, 0)).toEqual(LAYOUT);
  });

  test('a link brings the same board', () => {
    fc.assert(
      fc.property(taps, list => {
        const board = figures.boardOf(tapped(list));
        if (board !== null) expect(nauticus.read(nauticus.write(board))).toEqual(board);
      }),
    );
  });

  test('a link is short: only what differs stands in it', () => {
    const [sector] = figures.SECTORS;
    const board = figures.boardOf(figures.withValue(LAYOUT, sector!, 3))!;
    expect(nauticus.write(board)).toBe('1-w3123132');
  });

  test.each([
    ...['', 'content', '1', '2-w3123132', '1-', '1-x1', '1-w312313', '1-w31231321', '1-w4123132', '1-w0123132'],
    ...[
      '1-w3123132-w3123132',
      '1-b01234566',
      '1-b0123456',
      '1-b01234569',
      `1-p${'0'.repeat(32)}`,
      '1-p0123',
      '1-h0124',
    ],
    ...['1-w312313x', '1-s0124', '__proto__', '1-__proto__', '%E0%A4%A', `1-w${'1'.repeat(100_000)}`],
  ])('junk in a link is refused: %s', code => {
    expect(nauticus.read(code)).toBeUndefined();
  });

  test('a board that is none is refused; ours is no correction', () => {
    for (const junk of [7, 'x', [], { layout: 1 }, { layout: { wheel: [1] } }, { other: 1 }])
      expect(nauticus.check(junk)).toBeUndefined();
    for (const ours of [null, {}, { layout: {} }, { layout: LAYOUT }]) expect(nauticus.check(ours)).toBeNull();
  });

  test('says which figures are printed, assumed and corrected', () => {
    expect(figures.sourceOf(LAYOUT, figures.bonusAt(0))).toBe('book');
    expect(figures.sourceOf(LAYOUT, figures.pricesAt(3)[0]!)).toBe('book');
    expect(figures.sourceOf(LAYOUT, figures.pricesAt(2)[0]!)).toBe('assumed');
    const layout = figures.withValue(LAYOUT, figures.pricesAt(2)[0]!, 0);
    expect(figures.countSources(LAYOUT)).toEqual({ book: 8 + 4 + 8, assumed: 28 + 7 + 8, corrected: 0 });
    expect(figures.countSources(layout)).toEqual({ book: 20, assumed: 41, corrected: 2 });
    expect(nauticus.corrections(figures.boardOf(layout)!)).toEqual([
      { figure: 'layout.prices.2.0', ours: 3, box: 0 },
      { figure: 'layout.prices.2.1', ours: 0, box: 3 },
    ]);
  });
});

describe('the material of Nautilùs', () => {
  type Change = (now: material.Material) => material.Material;
  const changes: fc.Arbitrary<Change> = fc.oneof(
    fc.tuple(fc.constantFrom(...CARDS), fc.constantFrom(1 as const, -1 as const)).map(
      ([card, step]): Change =>
        now =>
          material.withCards(now, card, step),
    ),
    fc.tuple(fc.nat(), fc.constantFrom(...material.FACES)).map(
      ([face, value]): Change =>
        now =>
          material.withFace(now, face % now.die.length, value),
    ),
    fc.integer({ min: 1, max: 12 }).map(
      (faces): Change =>
        now =>
          material.withFaces(now, faces),
    ),
    fc.constantFrom(...material.RINGS).map(
      (ring): Change =>
        now =>
          material.withRing(now, ring),
    ),
    fc.integer({ min: -1, max: 1 }).map(
      (more): Change =>
        now =>
          material.withMouths(now, Math.min(8, Math.max(0, now.mouths.length + more))),
    ),
    fc.tuple(fc.nat(), fc.nat()).map(
      ([cave, draw]): Change =>
        now => {
          if (now.mouths.length === 0) return now;
          const free = material.freeMouths(now, cave % now.mouths.length);
          return material.withMouth(now, cave % now.mouths.length, free[draw % free.length]!);
        },
    ),
  );

  test('whatever is chosen, the rules take it, and a link brings the same', () => {
    fc.assert(
      fc.property(fc.array(changes, { maxLength: 30 }), list => {
        const now = list.reduce((before, change) => change(before), material.OURS);
        const board = material.boardOf(now);
        expect(material.parseBoard(board)).toEqual(now);
        if (board !== null) expect(nautilus.read(nautilus.write(board))).toEqual(board);
      }),
    );
  });

  test('the deck keeps as many cards as a game needs, and a way out', () => {
    const poor = { ...material.OURS, deck: { ...material.OURS.deck, '1': 1, '12': 0 } };
    expect(material.canDrop(poor, '1')).toBe(false);
    const deck = Object.fromEntries(CARDS.map(card => [card, card === '1' ? 52 : 0])) as typeof poor.deck;
    expect(material.canDrop({ ...poor, deck }, '1')).toBe(false);
    expect(material.canAdd({ ...poor, deck }, '1')).toBe(true);
  });

  test.each([
    '',
    '1-r65',
    '1-r64.64',
    '1-r1e2',
    '1-d8.8',
    '1-f',
    '1-f13',
    '1-m0',
    '1-m8.8',
    '1-m999',
    '1-fx',
    '1-r0x40',
  ])('junk in a link is refused: %s', code => {
    expect(nautilus.read(code)).toBeUndefined();
  });

  test('a ring without caves is one', () => {
    expect(nautilus.read('1-m')).toEqual({ mouths: [] });
    expect(nautilus.corrections({ mouths: [9, 24, 40] })).toEqual([
      { figure: 'mouths.0', ours: 8, box: 9 },
      { figure: 'mouths.3', ours: 56, box: '–' },
    ]);
  });
});

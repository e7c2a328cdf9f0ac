import { LANGUAGES } from '@ankerplatz/kit';
import { GAMES } from '@ankerplatz/registry';
import { describe, expect, test } from 'vitest';
import { de } from '../../text/review/de.ts';
import { en } from '../../text/review/en.ts';
import { fr } from '../../text/review/fr.ts';
import { type ReviewFacts, reviewOf } from './game-review.ts';

const TEXTS = { en, de, fr };

const SHIPS = { ships1: 1, ships2: 0, ships3: 1, ships4: 0, shipPoints: 22 };
const NAUTICUS = {
  ...SHIPS,
  points: 61,
  goodsPoints: 5,
  crownPoints: 15,
  bonusPoints: 3,
  rewardPoints: 3,
  restPoints: 4,
};

const nauticus = (own: object, other: object = {}): ReviewFacts => ({
  own: { ...NAUTICUS, passPoints: -3, ...own },
  others: [{ ...NAUTICUS, passPoints: -3, points: 40, shipPoints: 10, crownPoints: 6, ...other }],
  side: null,
  stronger: 'First mate',
});

describe('what went well in Nauticus, the most points first', () => {
  test.each(LANGUAGES)('in %s with figures', language => {
    const { score, good } = reviewOf('nauticus', nauticus({}), TEXTS[language]);
    expect(score).toMatch(/61.* 40/);
    expect(good).toHaveLength(3);
    for (const [place, figure] of ['22', '15', '6'].entries()) expect(good[place]).toContain(figure);
  });

  test('what brought nothing is not praised', () => {
    const { good } = reviewOf('nauticus', nauticus({ goodsPoints: 0, crownPoints: 0, shipPoints: 0 }), en);
    expect(good).toEqual([en.nauticus.extras(6)]);
  });
});

describe('one thing to try next in Nauticus', () => {
  test.each([
    ['pass tiles that cost much', nauticus({ passPoints: -12 }), en.nauticus.tryPasses(12)],
    ['fewer points by ships than others', nauticus({}, { shipPoints: 40 }), en.nauticus.tryShips(40)],
    ['few crowns', nauticus({ crownPoints: 0 }), en.nauticus.tryCrowns(6)],
    ['no goods', nauticus({ goodsPoints: 0 }), en.nauticus.tryGoods],
    ['much left over', nauticus({ restPoints: 9 }), en.nauticus.tryRest(9)],
    ['all well', nauticus({}), en.nauticus.tryStronger('First mate')],
    ['all well against the strongest', { ...nauticus({}), stronger: null }, en.nauticus.tryWell],
    [
      'fewer crowns than many, but more than others',
      nauticus({ crownPoints: 7 }),
      en.nauticus.tryStronger('First mate'),
    ],
  ])('%s', (_, facts, next) => {
    expect(reviewOf('nauticus', facts, en).next).toBe(next);
  });
});

describe('Nautilùs', () => {
  const facts = (own: object): ReviewFacts => ({
    own: { captures: 3, lost: 1, startCards: 4, discards: 5, stepsLost: 20, ...own },
    others: [],
    side: { home: 4, all: 6, captures: 2, isAlone: false },
    stronger: null,
  });
  const alone = (): ReviewFacts => ({ ...facts({}), side: { home: 7, all: 8, captures: 2, isAlone: true } });

  test.each([
    ['many discards', facts({ discards: 9 }), en.nautilus.tryStart(9)],
    ['more lost than captured', facts({ lost: 5 }), en.nautilus.trySafe(5)],
    ['all well', facts({}), en.nautilus.tryPartner],
    ['all well without a partner', alone(), en.nautilus.tryDivide],
  ])('%s', (_, given, next) => {
    expect(reviewOf('nautilus', given, en).next).toBe(next);
  });

  test('what went well has figures', () => {
    expect(reviewOf('nautilus', facts({ lost: 0, discards: 0 }), en).good).toEqual([
      en.nautilus.home(4, 6),
      en.nautilus.captures(2),
      en.nautilus.kept,
      en.nautilus.used(0),
    ]);
    expect(reviewOf('nautilus', alone(), en).good[0]).toBe(en.nautilus.homeAlone(7, 8));
  });

  test('nobody in harbour is nothing that went well', () => {
    const none = { ...facts({}), side: { home: 0, all: 6, captures: 0, isAlone: false } };
    expect(reviewOf('nautilus', none, en).good).toEqual([]);
  });
});

test('the figures are those that the games count', () => {
  const names = (id: 'nauticus' | 'nautilus', kind: object): readonly string[] => {
    const game = GAMES[id];
    const setup = game.setup(kind);
    if (!setup.ok) throw new Error(setup.error);
    const tally = game.tally(setup.value.seats);
    const position = game.start(setup.value, { shuffle: () => undefined, die: () => 0 });
    return Object.keys(tally.figures(position as never)[0]!);
  };
  expect(names('nauticus', { players: 2 })).toEqual(expect.arrayContaining([...Object.keys(NAUTICUS), 'passPoints']));
  expect(names('nautilus', { variant: 'quick' })).toEqual(expect.arrayContaining(['captures', 'lost', 'discards']));
});

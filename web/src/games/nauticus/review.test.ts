import { languagesOf, type View } from '@ankerplatz/kit';
import { nauticus as game } from '@ankerplatz/nauticus';
import { describe, expect, test } from 'vitest';
import type { ReviewFacts } from '../../board/review.ts';
import { de } from '../../text/review/de.ts';
import { en } from '../../text/review/en.ts';
import { fr } from '../../text/review/fr.ts';
import { reviewOf } from './review.ts';

const TEXTS = { en, de, fr };

const SHIPS = { ships1: 1, ships2: 0, ships3: 1, ships4: 0, shipPoints: 22 };
const FIGURES = {
  ...SHIPS,
  points: 61,
  goodsPoints: 5,
  crownPoints: 15,
  bonusPoints: 3,
  rewardPoints: 3,
  restPoints: 4,
  passPoints: -3,
};

const played = (own: object, other: object = {}): ReviewFacts => ({
  seat: 1,
  view: {} as View,
  events: [],
  figures: [
    { ...FIGURES, points: 40, shipPoints: 10, crownPoints: 6, ...other },
    { ...FIGURES, ...own },
  ],
  stronger: 'First mate',
});

describe('what went well, the most points first', () => {
  test.each(languagesOf(TEXTS))('in %s with figures', language => {
    const { score, good } = reviewOf(played({}), TEXTS[language]);
    expect(score).toMatch(/61.* 40/);
    expect(good).toHaveLength(3);
    for (const [place, figure] of ['22', '15', '6'].entries()) expect(good[place]).toContain(figure);
  });

  test('what brought nothing is not praised', () => {
    const { good } = reviewOf(played({ goodsPoints: 0, crownPoints: 0, shipPoints: 0 }), en);
    expect(good).toEqual([en.nauticus.extras(6)]);
  });
});

describe('one thing to try next', () => {
  test.each([
    ['pass tiles that cost much', played({ passPoints: -12 }), en.nauticus.tryPasses(12)],
    ['fewer points by ships than others', played({}, { shipPoints: 40 }), en.nauticus.tryShips(40)],
    ['few crowns', played({ crownPoints: 0 }), en.nauticus.tryCrowns(6)],
    ['no goods', played({ goodsPoints: 0 }), en.nauticus.tryGoods],
    ['much left over', played({ restPoints: 9 }), en.nauticus.tryRest(9)],
    ['all well', played({}), en.nauticus.tryStronger('First mate')],
    ['all well against the strongest', { ...played({}), stronger: null }, en.nauticus.tryWell],
    ['fewer crowns than many, but more than others', played({ crownPoints: 7 }), en.nauticus.tryStronger('First mate')],
  ])('%s', (_, given, next) => {
    expect(reviewOf(given, en).next).toBe(next);
  });
});

test('the figures are those that the game counts', () => {
  const setup = game.setup({ players: 2 });
  if (!setup.ok) throw new Error(setup.error);
  const position = game.start(setup.value, { shuffle: () => undefined, die: () => 0 });
  const names = Object.keys(game.tally(setup.value.seats).figures(position)[0]!);
  expect(names).toEqual(expect.arrayContaining(Object.keys(FIGURES)));
});

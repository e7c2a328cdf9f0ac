import { array, boolean, constant, constantFrom, assert as holds, integer, property, record } from 'fast-check';
import { expect, test } from 'vitest';
import { type PlayedLine, sumStatistics } from './statistics-sum.ts';

const LINE: PlayedLine = {
  ...{ game: 'nauticus', variant: null, players: 2, at: '2026-11-17T08:00:00.000Z', isWon: true, isDrawn: false },
  ...{ level: null, opening: 'hulls', figures: { points: 60 }, seconds: 600, secondsATurn: 10, others: [] },
};

const lines = array(
  record({
    game: constantFrom('nauticus', 'nautilus'),
    variant: constantFrom(null, 'duel'),
    players: constantFrom(2, 3),
    at: integer({ min: 1, max: 9 }).map(month => `2026-0${month}-01T00:00:00.000Z`),
    isWon: boolean(),
    isDrawn: constant(false),
    level: constantFrom(null, 'mate'),
    opening: constantFrom(null, 'hulls', 'money'),
    figures: constantFrom(null, { points: 10 }, { points: 40 }),
    seconds: constantFrom(null, 100, 300),
    secondsATurn: constantFrom(null, 1, 3),
    others: constantFrom([], [{ person: null, level: 'mate', isPartner: false }]),
  }),
);

type Count = { readonly played: number; readonly won: number };
const total = (counts: readonly Count[]): readonly number[] =>
  counts.reduce(([played, won], each) => [played! + each.played, won! + each.won], [0, 0] as readonly number[]);

test('parts add up to the whole, however games are told apart', () => {
  holds(
    property(lines, lines, (some, more) => {
      const whole = [...some, ...more];
      const [a, b, all] = [some, more, whole].map(each => sumStatistics(each, each.length, 0));
      const expected = [whole.length, whole.filter(({ isWon }) => isWon).length];
      for (const part of ['results', 'months', 'levels'] as const) {
        expect(total(all![part])).toEqual(expected);
        expect(total([...a![part], ...b![part]])).toEqual(expected);
      }
      const opened = whole.filter(({ opening }) => opening !== null).length;
      expect(all!.openings.reduce((sum, { played }) => sum + played, 0)).toBe(opened);
      const told = whole.filter(({ figures }) => figures !== null).length;
      expect(all!.outcomes.reduce((sum, { played }) => sum + played, 0)).toBe(told);
    }),
  );
});

test('figures are means over games that were played to their end, lengths of time are medians', () => {
  const given = [
    LINE,
    { ...LINE, figures: { points: 41 }, seconds: 800, secondsATurn: null },
    { ...LINE, figures: null, seconds: 10_000 },
  ];
  const { months, pace } = sumStatistics(given, 3, 0);
  expect(months).toEqual([
    { game: 'nauticus', month: '2026-11', played: 3, won: 3, drawn: 0, figures: { points: 50.5 } },
  ]);
  expect(pace).toMatchObject([{ played: 3, seconds: 800, secondsATurn: 10 }]);
});

test('somebody with several seats at a table was met once', () => {
  const bot = { person: null, level: 'mate', isPartner: false };
  const { others } = sumStatistics([{ ...LINE, others: [bot, bot, { ...bot, isPartner: true }] }], 1, 0);
  expect(others).toEqual([
    { ...bot, played: 1, won: 1, drawn: 0 },
    { ...bot, isPartner: true, played: 1, won: 1, drawn: 0 },
  ]);
});

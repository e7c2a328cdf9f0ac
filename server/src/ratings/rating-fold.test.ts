import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type RatedResult, RatingFold } from './rating-fold.ts';
import { rateTeams } from './weng-lin.ts';

const DAY = 24 * 3_600_000;
const KIND = 'nauticus two live';

/** A game without partners; the first named has won. */
const won = (players: readonly string[], at = 0, left: readonly string[] = []): RatedResult => ({
  kind: KIND,
  at,
  seats: players.map((player, seat) => ({ player, side: seat, rank: seat + 1, hasLeft: left.includes(player) })),
});

/** Two pairs: seats 0 and 2 have won. */
const pairs = (players: readonly string[], left: readonly string[] = []): RatedResult => ({
  kind: 'nautilus team live',
  at: 0,
  seats: players.map((player, seat) => ({
    ...{ player, side: seat % 2, rank: 1 + (seat % 2), hasLeft: left.includes(player) },
  })),
});

describe('who leaves', () => {
  test('is rated as last, whatever became of his seat', () => {
    const stayed = new RatingFold().add(won(['anna', 'bert', 'carl']));
    const left = new RatingFold().add(won(['anna', 'bert', 'carl'], 0, ['anna']));
    expect(left[0]!.after).toEqual(stayed[2]!.after);
    expect(left.slice(1).map(({ after }) => after)).toEqual(stayed.slice(1).map(({ after }) => after));
  });

  test('takes nothing from a partner who stayed and won', () => {
    const [anna, , carl] = new RatingFold().add(pairs(['anna', 'bert', 'carl', 'dora'], ['anna']));
    expect(anna!.after.mu).toBeLessThan(25);
    expect(carl!.after.mu).toBeGreaterThan(25);
  });
});

describe('games with the same opponent', () => {
  const weights = (times: readonly number[]): number[] => {
    const fold = new RatingFold();
    return times.map(at => fold.add(won(['anna', 'bert'], at))[0]!.weight);
  };

  test('weigh whole three times in 30 days, and less from then on: the sixth half', () => {
    expect(weights([0, 1, 2, 3, 4, 5])).toEqual([1, 1, 1, 3 / 4, 3 / 5, 1 / 2]);
  });

  test('weigh whole again when the others were long ago', () => {
    expect(weights([0, 1, 2, 31 * DAY])).toEqual([1, 1, 1, 1]);
  });

  test('weigh by each opponent for himself', () => {
    const fold = new RatingFold();
    for (let count = 0; count < 5; count++) fold.add(won(['anna', 'bert'], count));
    const [anna, bert, carl] = fold.add(won(['anna', 'bert', 'carl'], 5));
    expect([anna, bert, carl].map(change => change!.weight)).toEqual([3 / 4, 3 / 4, 1]);
  });

  test('that weigh half move half as far', () => {
    const fold = new RatingFold();
    for (let count = 0; count < 5; count++) fold.add(won(['anna', 'bert'], count));
    const [anna, bert] = fold.add(won(['anna', 'bert'], 5));
    const teams = [anna, bert].map((each, index) => ({ players: [each!.before], rank: index + 1 }));
    const whole = rateTeams(teams)[0]![0]!;
    expect(anna!.after.mu - anna!.before.mu).toBeCloseTo((whole.mu - anna!.before.mu) / 2, 12);
  });
});

const people = ['anna', 'bert', 'carl', 'dora', 'emil'];
const result = fc
  .tuple(fc.shuffledSubarray(people, { minLength: 2, maxLength: 4 }), fc.integer({ min: 0, max: 60 }), fc.boolean())
  .map(([players, day, isLeft]) => won(players, day * DAY, isLeft ? [players[0]!] : []));

test('ratings that go on from what is known of those who play are those of the whole fold', () => {
  fc.assert(
    fc.property(fc.array(result, { maxLength: 30 }), results => {
      const whole = new RatingFold();
      const known: RatedResult[] = [];
      let standings = new RatingFold().all();
      for (const each of results) {
        const meetings = known.flatMap(({ kind, at, seats }) =>
          seats.flatMap(({ player }, index) =>
            seats.slice(index + 1).map(other => ({ kind, at, players: [player, other.player] as const })),
          ),
        );
        const next = new RatingFold(standings, meetings);
        expect(next.add(each)).toEqual(whole.add(each));
        standings = next.all();
        known.push(each);
      }
      const byPlayer = (a: { player: string }, b: { player: string }) => a.player.localeCompare(b.player);
      expect(standings.sort(byPlayer)).toEqual(whole.all().sort(byPlayer));
    }),
  );
});

import { describe, expect, test } from 'vitest';
import type { MatchResult } from '../match.ts';
import { labelsOf, standingsOf } from './standings.ts';
import { standingsText } from './standings-text.ts';
import { eloOf, wilson } from './statistics.ts';

const game = (bots: number[], ranks: number[], more: Partial<MatchResult> = {}): MatchResult => ({
  bots,
  ranks,
  points: null,
  turns: bots.map(() => 2),
  decisions: bots.map(bot => 10 * (bot + 1)),
  seconds: bots.map(bot => bot),
  ...more,
});

const resultsOf = (...games: MatchResult[]) => new Map(games.entries());

describe('standings', () => {
  test('wins are counted by bot, not by seat; a shared win is shared', () => {
    const results = resultsOf(
      game([0, 1, 2], [1, 2, 3], { points: [50, 40, 30] }),
      game([1, 2, 0], [1, 3, 1], { points: [60, 20, 60] }),
      game([2, 0, 1], [2, 2, 1], { points: [40, 40, 70] }),
    );
    const [a, b, c] = standingsOf(['a', 'b', 'c'], results, 3);
    expect([a!.wins, b!.wins, c!.wins]).toEqual([1.5, 1.5, 0]);
    expect(a!.winRate).toEqual(wilson(1.5, 3));
    expect([a, b, c].map(each => each!.points!.value)).toEqual([50, expect.closeTo(170 / 3, 9), 30]);
    // a beat both; shared with b and beat c; shared with c and lost to b: 1 + 0.75 + 0.25 of 3.
    expect(a!.elo.value).toBeCloseTo(eloOf(2 / 3), 9);
    expect(c!.elo.value).toBeCloseTo(eloOf(0.25 / 3), 9);
  });

  test('turns, decisions and seconds belong to who took them', () => {
    const [a, b] = standingsOf(['a', 'b'], resultsOf(game([0, 1], [1, 2]), game([1, 0], [1, 2])), 2);
    expect(a).toMatchObject({ turns: 4, decisions: 20, secondsPerTurn: 0 });
    expect(b).toMatchObject({ turns: 4, decisions: 40, secondsPerTurn: 0.5 });
  });

  test('partners win once, as a side', () => {
    const results = resultsOf(game([0, 1, 0, 1], [1, 2, 1, 2]), game([1, 0, 1, 0], [1, 2, 1, 2]));
    expect(standingsOf(['a', 'b'], results, 2).map(({ wins, games }) => [wins, games])).toEqual([
      [1, 2],
      [1, 2],
    ]);
  });

  test('Elo is measured against bots of another name, if there are any', () => {
    const results = resultsOf(game([0, 1, 2], [1, 2, 3]), game([1, 2, 0], [1, 3, 2]));
    const [first, second] = standingsOf(['a', 'a', 'b'], results, 2);
    expect([first!.elo.value, second!.elo.value]).toEqual([Infinity, Infinity]);
  });

  test('only the first games count, in their order', () => {
    const results = new Map([
      [2, game([0, 1], [2, 1])],
      [0, game([0, 1], [1, 2])],
    ]);
    expect(standingsOf(['a', 'b'], results, 2)[0]).toMatchObject({ games: 1, wins: 1 });
  });

  test('faults are told of who made them', () => {
    const fault = { seat: 0, reason: 'crash: the program ended with exit code 3' };
    const standings = standingsOf(['a', 'b'], resultsOf(game([1, 0], [2, 1], { fault })), 1);
    expect(standings.map(({ faults }) => faults)).toEqual([[], [{ game: 0, ...fault }]]);
    expect(standingsText(standings).at(-1)).toBe('b lost game 0: crash: the program ended with exit code 3');
  });

  test('figures are means for each bot', () => {
    const figures = [{ passes: 1 }, { passes: 4 }];
    const results = resultsOf(game([0, 1], [1, 2], { figures }), game([1, 0], [1, 2], { figures }));
    expect(standingsOf(['a', 'b'], results, 2).map(standing => standing.figures)).toEqual([
      { passes: 2.5 },
      { passes: 2.5 },
    ]);
  });

  test('alike bots are told apart', () => {
    expect(labelsOf(['mate', 'deckhand', 'mate'])).toEqual(['mate #1', 'deckhand', 'mate #2']);
  });
});

import { readFileSync } from 'node:fs';
import { loadForeteller } from '@ankerplatz/bots/foretellers';
import { type BotGameId, thinkLater } from '@ankerplatz/bots/lazy';
import { GameLog, type GameRecord, type Level, SeededChance, type SetupWish } from '@ankerplatz/kit';
import { isLong, sampleOf, sampleSize } from '@ankerplatz/kit/sample-size';
import { loadGame } from '@ankerplatz/registry/lazy';
import { describe, expect, test } from 'vitest';
import { Eyes } from './flow.ts';
import { momentsOf } from './moments.ts';
import type { Account, JudgedTurn, Review } from './review.ts';
import { Reviewer } from './reviewer.ts';
import { type Blunder, begun, playGame, randomGame } from './testing/played-games.ts';
import { turnsOf } from './turns.ts';

const KINDS: readonly (readonly [BotGameId, SetupWish])[] = [
  ['nauticus', { players: 2 }],
  ['nauticus', { players: 3 }],
  ['nauticus', { players: 4 }],
  ['nautilus', { variant: 'duel' }],
  ['nautilus', { variant: 'team' }],
  ['nautilus', { variant: 'quick' }],
];

/** A sample is smaller, and its players think less. */

const reviewerOf = async (record: GameRecord, budget: 'curves' | 'captain'): Promise<Reviewer> => {
  const reviewer = await Reviewer.of(record, budget);
  if (!reviewer.ok) throw new Error(reviewer.error);
  return reviewer.value;
};

const judged = async (reviewer: Reviewer, isWanted: (index: number) => boolean): Promise<readonly JudgedTurn[]> => {
  const decisions: JudgedTurn[] = [];
  for (let index = 0; index < reviewer.decisions.length; index++)
    if (isWanted(index)) decisions.push(await reviewer.judge(index));
  return decisions;
};

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);
const partsOf = ({ result: _, ...parts }: Account): number => sumOf(Object.values(parts));

describe('what a game came to', () => {
  test.each(sampleOf(KINDS))(
    '%s %j: luck, own turns, the others and the judge’s error add up to the result',
    async (id, wish) => {
      const reviewer = await reviewerOf(await randomGame(id, wish, 'sums', 24), 'captain');
      const { seats, ranks } = reviewer.review(await judged(reviewer, index => index % 8 === 0));
      for (const { seat, chance, points, curve } of seats) {
        expect(partsOf(chance)).toBeCloseTo(chance.result, 9);
        expect(chance.result).toBe(ranks![seat] === 1 ? 1 / new Set(winners(id, ranks!)).size : 0);
        expect(chance.own).toBeLessThan(1);
        expect(curve[0]!.entry).toBe(0);
        if (points) {
          expect(partsOf(points)).toBeCloseTo(points.result, 9);
          expect(points.result).toBeCloseTo(curve.at(-1)!.points!, 5);
        }
      }
    },
  );

  test.each(isLong ? KINDS : [KINDS[0]!, KINDS[4]!])('%s %j: luck is zero on average', async (id, wish) => {
    const [game, foreteller] = [await loadGame(id), await loadForeteller(id)];
    const lucks: number[] = [];
    for (let number = 0; number < sampleSize(500); number++) {
      const record = await randomGame(id, wish, `luck ${number}`, 120);
      const moments = momentsOf(game, record);
      if (!moments.ok) throw new Error(moments.error);
      const eyes = new Eyes(game, foreteller, number % record.seats, 8);
      let luck = eyes.outlook(moments.value[0]!).chance - eyes.start(record, moments.value[0]!)!.chance;
      for (const turn of turnsOf(id, moments.value, record.entries)) {
        const expected = eyes.expected(turn);
        if (expected) luck += eyes.outlook(turn.after).chance - expected.chance;
      }
      lucks.push(luck);
    }
    const mean = lucks.reduce((sum, luck) => sum + luck, 0) / lucks.length;
    const variance = lucks.reduce((sum, luck) => sum + (luck - mean) ** 2, 0) / (lucks.length - 1);
    const error = Math.sqrt(variance / lucks.length);
    console.log(
      `${id} ${JSON.stringify(wish)}: luck ${mean.toFixed(4)} ±${(1.96 * error).toFixed(4)} in ${lucks.length} games`,
    );
    expect(variance).toBeGreaterThan(0);
    expect(Math.abs(mean)).toBeLessThan(3 * error);
  });
});

/** The sides that won. */
const winners = (id: BotGameId, ranks: readonly number[]): readonly number[] =>
  ranks.flatMap((rank, seat) => (rank === 1 ? [id === 'nautilus' ? seat % 2 : seat] : []));

describe('a review', () => {
  test.each([KINDS[0]!, KINDS[4]!])('%s %j: the same record gives the same review', async (id, wish) => {
    const record = await randomGame(id, wish, 'twice', 18);
    const made = async (): Promise<Review> => {
      const reviewer = await reviewerOf(record, 'captain');
      return reviewer.review(await judged(reviewer, index => index % 5 === 0));
    };
    expect(JSON.stringify(await made())).toBe(JSON.stringify(await made()));
  });

  test('of a seat does not change if hands that it could not know are exchanged', async () => {
    const game = await loadGame('nautilus');
    let log = await begun('nautilus', { variant: 'team' }, 'hands');
    for (let turn = 0; turn < 40 || log.position.deciders().length > 1; turn++) {
      const seat = log.position.deciders()[0]!;
      const [best] = await thinkLater('nautilus', 'deckhand', game.view(log.position, seat), { seed: `${turn}` });
      const next = log.add({ seat, move: best!.moves[0]! });
      if (next.ok) log = next.value;
    }
    const seat = log.position.deciders()[0]!;
    const view = game.view(log.position, seat);
    const chance = SeededChance.from('other hands');
    const [move] = view.moves;
    const reviews = await Promise.all(
      [0, 1, 2].map(async () => {
        const position = game.state(game.sample(view, chance));
        const begunThere = GameLog.begin(game, { chance: { kind: 'seed', seed: 'later' }, position });
        if (!begunThere.ok) throw new Error(begunThere.error);
        const played = begunThere.value.add({ seat, move: move! });
        if (!played.ok) throw new Error(played.error.code);
        const reviewer = await reviewerOf(played.value.record(), 'captain');
        const decisions = await judged(reviewer, () => true);
        const { curve, chance: account } = reviewer.review(decisions).seats[seat]!;
        return {
          hands: JSON.stringify(position),
          seen: JSON.stringify([curve, account, { ...decisions[0], open: null }]),
        };
      }),
    );
    expect(new Set(reviews.map(({ hands }) => hands)).size).toBe(3);
    expect(new Set(reviews.map(({ seen }) => seen)).size).toBe(1);
  });

  test('forgets what was taken back', async () => {
    const record = await randomGame('nauticus', { players: 2 }, 'back', 12);
    let log = await begun('nauticus', { players: 2 }, 'back');
    for (const entry of record.entries.slice(0, 6)) {
      const next = log.add(entry);
      if (!next.ok) throw new Error('an entry');
      log = next.value;
    }
    const back = log.add({ seat: 0, kind: 'take-back', to: 4 });
    if (!back.ok) throw new Error(back.error.code);
    const moments = momentsOf(log.game, back.value.record());
    expect(moments.ok && moments.value.map(({ version }) => version)).toEqual([0, 1, 2, 3, 4]);
  });

  test('says why there is none', async () => {
    const record = await randomGame('nauticus', { players: 2 }, 'unknown', 3);
    expect(await Reviewer.of({ ...record, game: 'chess' }, 'curves')).toEqual({
      ok: false,
      error: 'no bot knows the game chess',
    });
    const wrong = await Reviewer.of({ ...record, entries: [{ seat: 0, move: 'take everything' }] }, 'curves');
    expect(wrong.ok).toBe(false);
  });
});

/** Turns that good players do not leave undone: what the turn would have done, from which round on, and how much of it. */
const BLUNDERS: readonly (readonly [BotGameId, SetupWish, Blunder])[] = [
  ['nautilus', { variant: 'duel' }, { claim: 'berth', round: 3 }],
  ['nautilus', { variant: 'duel' }, { claim: 'capture', round: 2 }],
  ['nauticus', { players: 2 }, { claim: 'crowns', round: 2, least: ['crowns', 'points', 10] }],
  ['nauticus', { players: 2 }, { claim: 'finish', round: 2 }],
  ['nauticus', { players: 2 }, { claim: 'build', round: 2, least: ['build', 'tiles', 2] }],
  ['nautilus', { variant: 'duel' }, { claim: 'out', round: 2 }],
  ['nauticus', { players: 2 }, { claim: 'money', round: 3, least: ['money', 'taler', 6] }],
  ['nautilus', { variant: 'duel' }, { claim: 'swap', round: 2, least: ['swap', 'steps', 20] }],
  ['nauticus', { players: 2 }, { claim: 'store', round: 2 }],
  ['nautilus', { variant: 'duel' }, { claim: 'win', round: 1 }],
  // An extra action that brings little may be left: then it is no blunder.
  ['nauticus', { players: 2 }, { claim: 'extra', round: 2, least: ['crowns', 'points', 10] }],
  ['nautilus', { variant: 'duel' }, { claim: 'clear', round: 2 }],
];

/** Admirals; captains in a sample. */
const GOOD = isLong ? 'admiral' : 'captain';
/** Milliseconds: twelve games, all decisions judged, take nine minutes of a processor that is not shared. */
const MOST_MS = 3_600_000;
/** The cost from which a decision counts as large: points, chance to win. */
const LARGE = { nauticus: 5, nautilus: 0.03 } as const;

/** Of some decisions: how many are large, and what one costs on average. */
interface Mistakes {
  readonly count: number;
  readonly large: number;
  readonly cost: number;
}

/** How many times as often a decision of the first is large. If none of the others is, the next one is taken to be: so often at least. */
const factorOf = (weak: Mistakes, strong: Mistakes): number =>
  weak.large / weak.count / (Math.max(strong.large, 1) / strong.count);

/** The cost of decisions in games in which all play so well. */
const inOwnGames = async (id: BotGameId, wish: SetupWish, level: Level): Promise<readonly number[]> => {
  const differences: number[] = [];
  for (let number = 0; number < sampleSize(6); number++) {
    const { record } = await playGame(id, wish, `factor ${number}`, { level });
    const decisions = await judged(await reviewerOf(record, 'captain'), () => true);
    differences.push(...decisions.map(({ difference }) => difference));
  }
  return differences;
};

/** The cost of some decisions in the game of a captain (seat 0) and a deckhand that docs/review.md tells of. */
const inRecordedGame = async (level: Level): Promise<readonly number[]> => {
  const file = new URL('../../docs/reviews/nauticus-2.json', import.meta.url);
  const reviewer = await reviewerOf(JSON.parse(readFileSync(file, 'utf8')), 'captain');
  const seat = level === 'deckhand' ? 1 : 0;
  const own = [...reviewer.decisions.keys()].filter(index => reviewer.decisions[index]!.seat === seat);
  const some = own.filter((_, place) => place % 8 === 3);
  return (await judged(reviewer, index => some.includes(index))).map(({ difference }) => difference);
};

const makeMistakes = ({ count, large, cost }: Mistakes): string =>
  `${large} of ${count} decisions are large, one costs ${cost.toFixed(4)}`;

describe('the truth of a review', () => {
  test.each(sampleOf(BLUNDERS))('%s %j: a blunder is among the turning points: %j', async (id, wish, blunder) => {
    const played = await playGame(id, wish, 'x', { level: GOOD }, blunder);
    expect(played.blunder).not.toBeNull();
    const reviewer = await reviewerOf(played.record, 'captain');
    const own = await judged(reviewer, index => {
      const { seat, after } = reviewer.decisions[index]!;
      return seat === played.seat && (isLong || index % 3 === 0 || after.version === played.blunder);
    });
    const { turningPoints } = reviewer.review(own).seats[played.seat]!;
    const { difference } = own.find(({ to }) => to === played.blunder)!;
    console.log(`${blunder.claim}: cost ${difference}, place ${turningPoints.indexOf(played.blunder!) + 1}`);
    expect(turningPoints).toContain(played.blunder);
  });

  test.each(isLong ? (['nautilus', 'nauticus'] as const) : (['nauticus'] as const))(
    '%s: deckhands make more large mistakes than good players',
    async id => {
      const wish = id === 'nauticus' ? { players: 2 } : { variant: 'duel' };
      const mistakes = async (level: 'deckhand' | 'captain' | 'admiral'): Promise<Mistakes> => {
        const differences = isLong ? await inOwnGames(id, wish, level) : await inRecordedGame(level);
        const large = differences.filter(difference => difference >= LARGE[id]).length;
        return { count: differences.length, large, cost: sumOf(differences) / differences.length };
      };
      const [weak, strong] = [await mistakes('deckhand'), await mistakes(GOOD)];
      const factor = factorOf(weak, strong);
      console.log(`${id}: deckhands: ${makeMistakes(weak)}; ${GOOD}s: ${makeMistakes(strong)}`);
      console.log(
        `${id}: large ones are rarer by a factor of ${factor.toFixed(1)}${strong.large === 0 ? ' at least' : ''}`,
      );
      expect(weak.cost).toBeGreaterThan(0);
      expect(weak.cost).toBeGreaterThan(1.5 * strong.cost);
      expect(weak.large).toBeGreaterThanOrEqual(strong.large);
      if (isLong) expect(factor).toBeGreaterThan(5);
    },
    MOST_MS,
  );
});

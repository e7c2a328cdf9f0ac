import type { GameId } from '@ankerplatz/registry/lazy';
import type { ReviewTexts } from '../../text/review/en.ts';

type Figures = Readonly<Record<string, number>>;

/** Where there are sailors: what became of those of the own side. */
export interface SideFacts {
  /** In harbour, and in all. */
  readonly home: number;
  readonly all: number;
  /** How often own sailors captured opponents. */
  readonly captures: number;
  /** The side is one player. */
  readonly isAlone: boolean;
}

/** The figures of a whole game about one seat. */
export interface ReviewFacts {
  readonly own: Figures;
  readonly others: readonly Figures[];
  readonly side: SideFacts | null;
  /** The name of a bot that is stronger than those that were played against; null: there is none. */
  readonly stronger: string | null;
}

export interface Review {
  /** The result, where points tell it. */
  readonly score: string | null;
  readonly good: readonly string[];
  /** One thing. */
  readonly next: string;
}

/** The number of good things that are read with joy. */
const MOST_GOOD = 3;
/** Points lost by pass tiles in a whole game that are worth a word. */
const MANY_LOST = 8;
const FEW_CROWNS = 10;
const MUCH_LEFT = 6;
const MANY_DISCARDS = 8;
const FEW_DISCARDS = 4;

const figure = (figures: Figures, name: string): number => figures[name] ?? 0;

const bestOf = (others: readonly Figures[], name: string): number =>
  Math.max(0, ...others.map(each => figure(each, name)));

/** The first that holds. */
const firstOf = (advice: readonly (readonly [holds: boolean, sentence: string])[], otherwise: string): string =>
  advice.find(([holds]) => holds)?.[1] ?? otherwise;

const nauticusReview = ({ own, others, stronger }: ReviewFacts, { nauticus: words }: ReviewTexts): Review => {
  const of = (name: string): number => figure(own, name);
  const ships = of('ships1') + of('ships2') + of('ships3') + of('ships4');
  const sources: readonly (readonly [points: number, sentence: string])[] = [
    [of('shipPoints'), words.ships(ships, of('shipPoints'))],
    [of('goodsPoints'), words.goods(of('goodsPoints'))],
    [of('crownPoints'), words.crowns(of('crownPoints'))],
    [of('bonusPoints') + of('rewardPoints'), words.extras(of('bonusPoints') + of('rewardPoints'))],
  ];
  const best = sources.filter(([points]) => points > 0).sort(([a], [b]) => b - a);
  const [theirShips, theirCrowns] = [bestOf(others, 'shipPoints'), bestOf(others, 'crownPoints')];
  const hasFewCrowns = of('crownPoints') < theirCrowns && of('crownPoints') < Math.max(FEW_CROWNS, theirCrowns / 2);
  return {
    score: words.final(of('points'), Math.max(...others.map(each => figure(each, 'points')))),
    good: best.slice(0, MOST_GOOD).map(([, said]) => said),
    next: firstOf(
      [
        [-of('passPoints') >= MANY_LOST, words.tryPasses(-of('passPoints'))],
        [of('shipPoints') < theirShips, words.tryShips(theirShips)],
        [hasFewCrowns, words.tryCrowns(theirCrowns)],
        [of('goodsPoints') === 0, words.tryGoods],
        [of('restPoints') >= MUCH_LEFT, words.tryRest(of('restPoints'))],
      ],
      stronger === null ? words.tryWell : words.tryStronger(stronger),
    ),
  };
};

const nautilusReview = ({ own, side }: ReviewFacts, { nautilus: words }: ReviewTexts): Review => {
  const [lost, discards] = ['lost', 'discards'].map(name => figure(own, name)) as [number, number];
  const { home, all, captures, isAlone } = side!;
  const good = [
    ...(home > 0 ? [(isAlone ? words.homeAlone : words.home)(home, all)] : []),
    ...(captures > 0 ? [words.captures(captures)] : []),
    ...(lost === 0 ? [words.kept] : []),
    ...(discards <= FEW_DISCARDS ? [words.used(discards)] : []),
  ];
  return {
    score: null,
    good,
    next: firstOf(
      [
        [discards >= MANY_DISCARDS, words.tryStart(discards)],
        [lost > captures, words.trySafe(lost)],
      ],
      isAlone ? words.tryDivide : words.tryPartner,
    ),
  };
};

const REVIEWS: Readonly<Record<GameId, (facts: ReviewFacts, words: ReviewTexts) => Review>> = {
  nauticus: nauticusReview,
  nautilus: nautilusReview,
};

/** The review of a game by its own figures: what went well, and one thing to try next. */
export const reviewOf = (game: GameId, facts: ReviewFacts, words: ReviewTexts): Review => REVIEWS[game](facts, words);

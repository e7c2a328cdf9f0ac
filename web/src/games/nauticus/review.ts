import { type Figures, firstOf, type GameReview, type ReviewFacts } from '../../board/review.ts';
import type { ReviewTexts } from '../../text/review/en.ts';

/** The number of good things that are read with joy. */
const MOST_GOOD = 3;
/** Points lost by pass tiles in a whole game that are worth a word. */
const MANY_LOST = 8;
const FEW_CROWNS = 10;
const MUCH_LEFT = 6;

const bestOf = (others: readonly Figures[], name: string): number =>
  Math.max(0, ...others.map(each => each[name] ?? 0));

/** By the sources of its points. */
export const reviewOf = ({ seat, figures, stronger }: ReviewFacts, { nauticus: words }: ReviewTexts): GameReview => {
  const own = figures[seat]!;
  const others = figures.filter((_, other) => other !== seat);
  const of = (name: string): number => own[name] ?? 0;
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
    score: words.final(of('points'), bestOf(others, 'points')),
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

import type { Pace } from './pairing.ts';
import type { RatingKind } from './ratings.ts';

/** The part of the request for a game on which its rating depends. */
interface RatedKind {
  readonly game: string;
  readonly variant?: string | null | undefined;
  readonly players?: number | undefined;
}

/** Games of one class are rated together: those of a variant, else those of two and those of more players. */
export const ratingKindOf = ({ game, variant, players }: RatedKind, pace: Pace): RatingKind => ({
  game,
  class: variant ?? (players === 2 ? 'two' : 'more'),
  pace,
});

/** `nauticus two live`, as it is stored. */
export const ratingKey = ({ game, class: each, pace }: RatingKind): string => `${game} ${each} ${pace}`;

export const readRatingKey = (key: string): RatingKind => {
  const [game = '', each = '', pace = ''] = key.split(' ');
  return { game, class: each, pace: pace as Pace };
};

import type { RatingKind } from '@ankerplatz/protocol';
import { isBoardGameId } from '@ankerplatz/registry/lazy';
import { ratingsText } from '../text/ratings.ts';
import { text } from '../text/text.ts';

/** `2 players`, `Duel` */
export const className = (each: string): string => {
  const { kinds } = text.value;
  if (each === 'more') return ratingsText.value.more;
  const kind = each === 'two' ? '2' : each;
  return Object.hasOwn(kinds, kind) ? kinds[kind as keyof typeof kinds] : each;
};

/** `Nauticus, 2 players, over days` */
export const ratingKindName = ({ game, class: each, pace }: RatingKind): string =>
  [isBoardGameId(game) ? text.value.games[game].name : game, className(each), ratingsText.value.paces[pace]].join(', ');

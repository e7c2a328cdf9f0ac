import type { PersonRating } from '@ankerplatz/protocol';
import type { JSX } from 'preact';
import { ratingsText } from '../text/ratings.ts';

type RatingNumberProps = Pick<PersonRating, 'rating' | 'spread'> & { readonly isProvisional?: boolean };

/** `1523 ± 140`, and whether that is sure. */
export function RatingNumber({ rating, spread, isProvisional }: RatingNumberProps): JSX.Element {
  const words = ratingsText.value;
  return (
    <span class="figures rating-number">
      {words.number(rating, spread)}
      {isProvisional && <span class="rating-provisional">{words.provisional}</span>}
    </span>
  );
}

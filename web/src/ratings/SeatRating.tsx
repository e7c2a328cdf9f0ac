import type { PersonRating, TableInfo } from '@ankerplatz/protocol';
import { ratingKey, ratingKindOf } from '@ankerplatz/protocol/rating-kinds';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { ratingsApi } from '../net/api/ratings.ts';
import { ratingsText } from '../text/ratings.ts';
import { RatingNumber } from './RatingNumber.tsx';
import './ratings.css';

interface SeatRatingProps {
  readonly person: string;
  readonly table: TableInfo;
}

/** The rating of a player at a rated table in its kind of game; nothing where that is hidden, or not known yet. */
function SeatRating({ person, table }: SeatRatingProps): JSX.Element | null {
  const found = useSignal<PersonRating | null>(null);
  // Where games are rated, a clock runs.
  const key = ratingKey(ratingKindOf(table, table.clock?.kind ?? 'live'));
  useEffect(() => {
    void ratingsApi.person(person).then(answer => {
      if (answer.ok) found.value = answer.value.ratings.find(each => ratingKey(each) === key) ?? null;
    });
  }, [person, key]);
  if (!found.value) return null;
  return (
    <span class="seat-rating">
      {' '}
      <RatingNumber {...found.value} />
    </span>
  );
}

/** Loaded when it is first shown, with its words. */
export const loadSeatRating = async () => {
  await ratingsText.load();
  return SeatRating;
};

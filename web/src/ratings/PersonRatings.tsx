import type { PersonRating } from '@ankerplatz/protocol';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { ratingsApi } from '../net/api/ratings.ts';
import { addressOf } from '../shell/routes.ts';
import { ratingsText } from '../text/ratings.ts';
import { RatingNumber } from './RatingNumber.tsx';
import { ratingKindName } from './rating-labels.ts';
import './ratings.css';

/** The ratings of a person, kind by kind; nothing where they are hidden. */
function PersonRatings({ id }: { readonly id: string }): JSX.Element | null {
  const words = ratingsText.value;
  const found = useSignal<readonly PersonRating[] | null>(null);
  useEffect(() => {
    void ratingsApi.person(id).then(answer => {
      if (answer.ok) found.value = answer.value.ratings;
    });
  }, [id]);
  if (!found.value) return null;
  return (
    <section aria-labelledby="people-ratings">
      <h2 id="people-ratings">{words.ofPerson}</h2>
      {found.value.length === 0 && <p class="people-note">{words.personNone}</p>}
      <dl class="ratings-mine">
        {found.value.map(each => (
          <div key={ratingKindName(each)}>
            <dt>{ratingKindName(each)}</dt>
            <dd>
              <RatingNumber {...each} />
              <span class="ratings-soft">
                {[words.played(each.games), ...(each.place === null ? [] : [words.placed(each.place)])].join(', ')}
              </span>
            </dd>
          </div>
        ))}
      </dl>
      <p>
        <a href={addressOf({ page: 'ratings' })}>{words.toBoard}</a>
      </p>
    </section>
  );
}

/** Loaded when it is first shown, with its words. */
export const loadPersonRatings = async () => {
  await ratingsText.load();
  return PersonRatings;
};

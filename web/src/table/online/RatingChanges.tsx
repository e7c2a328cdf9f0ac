import type { GameRatings, RatingChange } from '@ankerplatz/protocol';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Answer } from '../../net/http.ts';
import { settings } from '../../settings/settings.ts';
import { addressOf } from '../../shell/routes.ts';
import { makeRow } from '../../text/phrases.ts';
import { ratingsText } from '../../text/ratings.ts';
import { SeatSign } from '../../ui/SeatSign.tsx';
import './rating-changes.css';

interface RatingChangesProps {
  /** Indexable by seat. */
  readonly names: readonly string[];
  readonly load: () => Answer<GameRatings>;
}

/** Milliseconds between two looks while it is worked out. */
const PAUSE = 700;

const makeShare = (share: number): string =>
  new Intl.NumberFormat(settings.value.language, { style: 'percent' }).format(share);

/** The changes of ratings by a game, and why. */
function RatingChanges({ names, load }: RatingChangesProps): JSX.Element | null {
  const words = ratingsText.value;
  const found = useSignal<GameRatings | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = async (): Promise<void> => {
      const answer = await load();
      if (answer.ok) found.value = answer.value;
      if (timer !== null && (!answer.ok || answer.value.state === 'pending')) timer = setTimeout(look, PAUSE);
    };
    void look();
    return () => clearTimeout(timer);
  }, []);
  if (!found.value || found.value.state === 'unrated') return null;
  const { state, reason, seats } = found.value;
  return (
    <section class="rating-changes" aria-labelledby="rating-changes">
      <h3 id="rating-changes">
        <a href={addressOf({ page: 'ratings' })}>{words.changes}</a>
      </h3>
      <div role="status">
        {state === 'pending' && <p>{words.pending}</p>}
        {reason !== null && <p>{words.void[reason]}</p>}
        <ul>
          {seats.map((change, seat) => (
            <li key={String(seat)}>
              <SeatSign seat={seat} /> <span class="rating-changes-name">{names[seat]}</span>
              {change ? <Change change={change} /> : <span>{words.hidden}</span>}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** `1500 ± 500 → 1588 ± 460, +88`, and why. */
function Change({ change }: { readonly change: RatingChange }): JSX.Element {
  const words = ratingsText.value;
  const { before, after, chance, hasLeft, weight } = change;
  const points = after.rating - before.rating;
  const why = [
    words.expected(makeShare(chance)),
    ...(hasLeft ? [words.left] : []),
    ...(weight < 1 ? [words.weight(makeShare(weight))] : []),
  ];
  return (
    <>
      <strong class="figures">{points < 0 ? words.worse(-points) : words.better(points)}</strong>
      <span class="figures rating-changes-numbers">
        {before.rating} → {words.number(after.rating, after.spread)}
      </span>
      <span class="rating-changes-why">{makeRow(why)}</span>
    </>
  );
}

/** Loaded when it is first shown, with its words. */
export const loadRatingChanges = async () => {
  await ratingsText.load();
  return RatingChanges;
};

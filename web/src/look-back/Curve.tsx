import type { CurvePoint, Review, SeatReview } from '@ankerplatz/review';
import type { JSX } from 'preact';
import type { ReplayControl } from '../board/source.ts';
import { lookBackText } from '../text/look-back.ts';
import { DataGrid } from '../ui/DataGrid.tsx';
import { makePercent } from './numbers.ts';
import './curve.css';

/** In units of the drawing. */
const WIDTH = 600;
const HEIGHT = 150;
const TOP = 6;

interface CurveProps {
  readonly review: Review;
  /** Indexable by seat. */
  readonly names: readonly string[];
  /** Where rounds begin, from left to right. */
  readonly rounds: ReplayControl['rounds'];
  /** The entry that is looked at; null: none. */
  readonly at: number | null;
  readonly onShow?: (entry: number) => void;
}

const lastOf = ({ seats }: Review): number => Math.max(1, seats[0]!.curve.at(-1)!.entry);

const xOf = (entry: number, last: number): number => (WIDTH * entry) / last;
const yOf = (chance: number): number => TOP + (1 - chance) * (HEIGHT - 2 * TOP);

const pathOf = (curve: readonly CurvePoint[], last: number): string =>
  curve
    .map(({ entry, chance }, place) => `${place ? 'L' : 'M'}${xOf(entry, last).toFixed(1)} ${yOf(chance).toFixed(1)}`)
    .join('');

/** Share of the width: nearer to each other, or to the end, two numbers could not be read. */
const APART = 0.06;

/** The rounds whose numbers have room. */
const readable = (rounds: CurveProps['rounds'], last: number): CurveProps['rounds'] => {
  const shown: CurveProps['rounds'][number][] = [];
  const hasRoom = (entry: number): boolean =>
    entry - (shown.at(-1)?.entry ?? -last) >= APART * last && entry <= (1 - APART) * last;
  for (const mark of rounds) if (hasRoom(mark.entry)) shown.push(mark);
  return shown;
};

const CHANCES = [1, 0.5, 0] as const;

/** Seats that win together and see the same are still drawn apart: each knows something else. */
const lineOf = ({ seat, curve }: SeatReview, last: number): JSX.Element => (
  <path key={seat} class={`curve-line curve-line-${seat}`} d={pathOf(curve, last)} />
);

/** The chances of all seats over the game, from left to right; the line upright is the moment that is looked at. */
export function Curve({ review, names, rounds, at, onShow }: CurveProps): JSX.Element {
  const words = lookBackText.value;
  const last = lastOf(review);
  const went = review.seats.map(({ seat, curve }) =>
    words.went(names[seat]!, makePercent(curve[0]!.chance), makePercent(curve.at(-1)!.chance)),
  );
  const marks = readable(rounds, last);
  const label = [...went, words.scale(rounds.at(-1)?.round ?? 1)].join(' ');
  const press = (event: JSX.TargetedPointerEvent<SVGSVGElement>): void => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    onShow?.(Math.round((last * (event.clientX - left)) / width));
  };
  return (
    <figure class="curve">
      <div class="curve-chances figures" aria-hidden="true">
        {CHANCES.map(chance => (
          <span key={chance}>{makePercent(chance)}</span>
        ))}
      </div>
      <svg
        class="curve-lines"
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={label}
        onPointerDown={press}
      >
        <path class="curve-grid" d={CHANCES.map(chance => `M0 ${yOf(chance)}H${WIDTH}`).join('')} />
        <path class="curve-grid" d={marks.map(({ entry }) => `M${xOf(entry, last).toFixed(1)} 0V${HEIGHT}`).join('')} />
        {review.seats.map(each => lineOf(each, last))}
        {at !== null && <path class="curve-cursor" d={`M${xOf(Math.min(at, last), last).toFixed(1)} 0V${HEIGHT}`} />}
      </svg>
      <div class="curve-rounds figures" aria-hidden="true">
        <span>{words.roundTitle}</span>
        <div>
          {marks.map(({ entry, round }) => (
            <span key={round} style={{ insetInlineStart: `${(100 * entry) / last}%` }}>
              {round}
            </span>
          ))}
        </div>
      </div>
      <figcaption>
        {review.seats.map(({ seat }) => (
          <span key={seat} class="curve-name">
            <svg class="curve-sample" width="28" height="6" viewBox="0 0 28 6" aria-hidden="true">
              <path class={`curve-line curve-line-${seat}`} d="M0 3H28" />
            </svg>
            {names[seat]}
          </span>
        ))}
      </figcaption>
    </figure>
  );
}

/** The curve as numbers. */
export function CurveNumbers({ review, names, rounds }: Pick<CurveProps, 'review' | 'names' | 'rounds'>): JSX.Element {
  const words = lookBackText.value;
  return (
    <details class="curve-table">
      <summary>{words.asTable}</summary>
      <DataGrid
        label={words.asTable}
        head={[words.entry, words.roundTitle, ...review.seats.map(({ seat }) => names[seat]!)]}
        rows={review.seats[0]!.curve.map(({ entry }, place) => [
          entry,
          rounds.findLast(mark => mark.entry <= entry)?.round,
          ...review.seats.map(({ curve }) => cellOf(curve[place]!)),
        ])}
      />
    </details>
  );
}

const cellOf = ({ chance, points }: CurvePoint): string =>
  points === null ? makePercent(chance) : `${makePercent(chance)} · ${lookBackText.value.points(Math.round(points))}`;

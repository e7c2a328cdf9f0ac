import type { DealResult } from '@ankerplatz/protocol';
import type { JSX } from 'preact';
import { dealsText } from '../../text/deals.ts';
import { makeNumber } from '../../text/intl.ts';
import { shortWorth } from './deal-labels.ts';

interface DistributionProps {
  readonly game: string;
  readonly results: readonly DealResult[];
}

/** How many columns fit on a phone. */
const MOST_COLUMNS = 8;
/** Widths of columns that can be read. */
const WIDTHS = [1, 2, 5, 10, 20, 50, 100];

interface Column {
  readonly from: number;
  readonly to: number;
  readonly count: number;
  readonly isMine: boolean;
}

/** How many have reached what, in columns of equal width. */
export const columnsOf = (results: readonly Pick<DealResult, 'worth' | 'isMe' | 'isGivenUp'>[]): readonly Column[] => {
  const whole = results.filter(({ isGivenUp }) => !isGivenUp);
  if (whole.length === 0) return [];
  const worths = whole.map(({ worth }) => worth);
  const [least, most] = [Math.min(...worths), Math.max(...worths)];
  const fits = (width: number): boolean => Math.floor(most / width) - Math.floor(least / width) < MOST_COLUMNS;
  const width = WIDTHS.find(fits) ?? most - least + 1;
  const first = Math.floor(least / width);
  return Array.from({ length: Math.floor(most / width) - first + 1 }, (_, place) => {
    const from = (first + place) * width;
    const within = whole.filter(({ worth }) => worth >= from && worth < from + width);
    return { from, to: from + width - 1, count: within.length, isMine: within.some(({ isMe }) => isMe) };
  });
};

/** Of the picture, in its own units. */
const HEIGHT = 60;
const WIDTH = 20;
const GAP = 3;

/** A picture of how many have reached what; mine is marked. Screen readers hear it as a list. */
export function Distribution({ game, results }: DistributionProps): JSX.Element | null {
  const words = dealsText.value;
  const columns = columnsOf(results);
  if (columns.length === 0) return null;
  const most = Math.max(...columns.map(({ count }) => count));
  const label = ({ from, to }: Column): string =>
    from === to ? shortWorth(game, from) : `${shortWorth(game, from)}–${shortWorth(game, to)}`;
  return (
    <section>
      <h2>{words.distribution}</h2>
      <ol class="deals-columns">
        {columns.map(column => (
          <li key={column.from} class={column.isMine ? 'is-mine' : ''}>
            <span class="figures deals-count" aria-hidden="true">
              {column.count > 0 && makeNumber(column.count)}
            </span>
            <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
              <rect
                x={GAP}
                width={WIDTH - 2 * GAP}
                y={HEIGHT - (column.count / most) * HEIGHT}
                height={(column.count / most) * HEIGHT}
              />
            </svg>
            <span class="figures">{label(column)}</span>
            <span class="hidden-text">
              {[words.people(column.count), ...(column.isMine ? [words.withYou] : [])].join(', ')}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

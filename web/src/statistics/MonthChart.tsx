import type { JSX } from 'preact';
import { statisticsText } from '../text/statistics.ts';
import { DataGrid } from '../ui/DataGrid.tsx';
import { monthLabel } from './labels.ts';

export interface Series {
  readonly label: string;
  /** Indexable like the months. */
  readonly values: readonly number[];
}

interface MonthChartProps {
  readonly title: string;
  readonly hint?: string;
  /** `2026-11`, the oldest first. */
  readonly months: readonly string[];
  readonly series: readonly Series[];
  /** Upon each other, or side by side. */
  readonly look: 'stack' | 'group';
  readonly say: (value: number) => string;
  /** The highest value that there can be; else that of the months. */
  readonly top?: number;
}

/** More months would be too narrow for a phone; the table has them all. */
const MOST_MONTHS = 24;
/** Fewer do not fill the picture. */
const LEAST_MONTHS = 3;
const HEIGHT = 100;
/** Of a month, what stays empty. */
const GAP = 0.25;

interface Bar {
  readonly series: number;
  readonly x: number;
  readonly width: number;
  readonly from: number;
  readonly to: number;
}

/** Negative values hang below the line. */
const stacked = (series: readonly Series[], month: number): Bar[] => {
  let [up, down] = [0, 0];
  return series.map(({ values }, index) => {
    const value = values[month] ?? 0;
    const from = value < 0 ? down : up;
    if (value < 0) down += value;
    else up += value;
    return { series: index, x: month + GAP / 2, width: 1 - GAP, from, to: from + value };
  });
};

const grouped = (series: readonly Series[], month: number): Bar[] => {
  const width = (1 - GAP) / series.length;
  return series.map(({ values }, index) => {
    const x = month + GAP / 2 + index * width;
    return { series: index, x, width, from: 0, to: values[month] ?? 0 };
  });
};

const LOOKS = { stack: stacked, group: grouped };

/** Bars by month, as a picture and as a table. */
export function MonthChart(props: MonthChartProps): JSX.Element {
  const { title, hint, months, series, look, say } = props;
  const words = statisticsText.value;
  const shown = months.slice(-MOST_MONTHS);
  const recent = series.map(({ label, values }) => ({ label, values: values.slice(-MOST_MONTHS) }));
  const bars = shown.flatMap((_, month) => LOOKS[look](recent, month));
  const top = Math.max(props.top ?? 0, 0.001, ...bars.map(({ from, to }) => Math.max(from, to)));
  const bottom = Math.min(0, ...bars.map(({ from, to }) => Math.min(from, to)));
  const width = Math.max(shown.length, LEAST_MONTHS);
  const yOf = (value: number): number => (HEIGHT * (top - value)) / (top - bottom);
  const rows = months.map((month, index) => [
    monthLabel(month, 'long'),
    ...series.map(({ values }) => say(values[index] ?? 0)),
  ]);
  return (
    <figure class="chart">
      <figcaption>
        <strong>{title}</strong> {hint}
      </figcaption>
      <div class="chart-plot" aria-hidden="true">
        <span class="chart-top figures">{say(top)}</span>
        <svg viewBox={`0 0 ${width} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
          {bars.map(({ series: index, x, width: wide, from, to }) => (
            <rect
              key={`${index} ${x}`}
              class={`chart-bar chart-series-${index}`}
              x={x}
              width={wide}
              y={yOf(Math.max(from, to))}
              height={Math.abs(yOf(from) - yOf(to))}
            />
          ))}
          <line class="chart-axis" x1={0} x2={width} y1={yOf(0)} y2={yOf(0)} />
        </svg>
      </div>
      <MonthLabels months={shown} />
      {series.length > 1 && (
        <ul class="chart-legend" aria-hidden="true">
          {series.map(({ label }, index) => (
            <li key={label}>
              <span class={`chart-swatch chart-series-${index}`} />
              {label}
            </li>
          ))}
        </ul>
      )}
      <details class="chart-table">
        <summary>{words.asTable}</summary>
        <DataGrid
          more={words.showAll}
          label={title}
          head={[words.month, ...series.map(({ label }) => label)]}
          rows={rows.reverse()}
        />
      </details>
    </figure>
  );
}

/** The first and the last; a picture of few months is not filled by them. */
function MonthLabels({ months }: { readonly months: readonly string[] }): JSX.Element | null {
  const [first, last] = [months[0], months.at(-1)];
  if (first === undefined || last === undefined) return null;
  return (
    <div class="chart-months" aria-hidden="true">
      <span>{monthLabel(first)}</span>
      {last !== first && months.length > 2 && <span>{monthLabel(last)}</span>}
    </div>
  );
}

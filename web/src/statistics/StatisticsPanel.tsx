import type { GameFilters, Statistics } from '@ankerplatz/protocol';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Answer } from '../net/http.ts';
import { statisticsText } from '../text/statistics.ts';
import { text } from '../text/text.ts';
import { ALL, type Chosen, Filters, filtersOf } from './Filters.tsx';
import { History } from './History.tsx';
import { Sections } from './Sections.tsx';
import './statistics.css';

interface StatisticsPanelProps {
  readonly load: (filters: GameFilters) => Answer<Statistics>;
  readonly fileOf: (filters: GameFilters, format: 'csv' | 'json') => string;
  /** Whose games are listed; null: the club's, which are not. */
  readonly person: string | null;
}

const summaryOf = ({ results, games }: Statistics, isClub: boolean): string => {
  const words = statisticsText.value;
  const sum = (of: 'played' | 'won' | 'drawn'): number => results.reduce((all, each) => all + each[of], 0);
  return isClub ? words.counted(games) : words.summary(sum('played'), sum('won'), sum('drawn'));
};

/** Games to choose from, and what they say together. */
export function StatisticsPanel({ load, fileOf, person }: StatisticsPanelProps): JSX.Element {
  const words = statisticsText.value;
  const chosen = useSignal<Chosen>(ALL);
  const whole = useSignal<Statistics | null>(null);
  const shown = useSignal<Statistics | null>(null);
  const problem = useSignal<string | null>(null);
  const now = chosen.value;
  useEffect(() => {
    void load(filtersOf(now)).then(found => {
      if (chosen.peek() !== now) return;
      problem.value = found.ok ? null : found.error.message;
      if (!found.ok) return;
      shown.value = found.value;
      if (now === ALL) whole.value = found.value;
    });
  }, [now]);
  if (problem.value !== null) return <p role="alert">{problem.value}</p>;
  if (!whole.value || !shown.value) return <p role="status">{text.value.home.loading}</p>;
  if (whole.value.games === 0) return <p class="statistics-hint">{words.none}</p>;
  const { games, left } = shown.value;
  const filters = filtersOf(now);
  return (
    <div class="statistics">
      <Filters whole={whole.value} chosen={now} onChange={next => (chosen.value = next)} />
      <p class="statistics-sum" role="status">
        {games === 0 ? words.noneFits : summaryOf(shown.value, person === null)}
      </p>
      {left > 0 && <p class="statistics-hint">{words.left(games, left)}</p>}
      {person !== null && <History key={JSON.stringify(filters)} person={person} filters={filters} />}
      {games > 0 && <Sections statistics={shown.value} of={person === null ? 'club' : 'person'} />}
      {games > 0 && (
        <section class="statistics-part" aria-label={words.export}>
          <h3>{words.export}</h3>
          <p class="statistics-hint">{words.exportHint}</p>
          <p class="statistics-files">
            {(['csv', 'json'] as const).map(format => (
              <a key={format} class="button button-plain" href={fileOf(filters, format)} download>
                {words[format]}
              </a>
            ))}
          </p>
        </section>
      )}
    </div>
  );
}

import { ok } from '@ankerplatz/kit';
import type { GameFilters, Opposition, Statistics } from '@ankerplatz/protocol';
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
  /** The person whose games are listed; null: the club's, which are not. */
  readonly person: string | null;
}

const summaryOf = ({ results, games }: Statistics, isClub: boolean): string => {
  const words = statisticsText.value;
  const sum = (of: 'played' | 'won' | 'drawn'): number => results.reduce((all, each) => all + each[of], 0);
  return isClub ? words.counted(games) : words.summary(sum('played'), sum('won'), sum('drawn'));
};

/** Games that are counted together. */
interface Counted {
  readonly against: Chosen['against'];
  readonly statistics: Statistics;
}

const OPPOSITIONS: readonly Opposition[] = ['people', 'bots'];

/** Where some games were with people and some with bots alone, each are counted by themselves. */
const loadApart = async (load: StatisticsPanelProps['load'], chosen: Chosen): Answer<readonly Counted[]> => {
  const filters = filtersOf(chosen);
  const found = await load(filters);
  if (!found.ok) return found;
  const together: Counted = { against: chosen.against, statistics: found.value };
  if (chosen.against !== 'all' || found.value.games === 0) return ok([together]);
  const parts: Counted[] = [];
  const answers = await Promise.all(OPPOSITIONS.map(against => load({ ...filters, against })));
  for (const [index, part] of answers.entries()) {
    if (!part.ok) return part;
    if (part.value.games > 0) parts.push({ against: OPPOSITIONS[index]!, statistics: part.value });
  }
  return ok(parts.length > 1 ? [together, ...parts] : [together]);
};

/** Games to choose from, and what they say together. */
export function StatisticsPanel({ load, fileOf, person }: StatisticsPanelProps): JSX.Element {
  const words = statisticsText.value;
  const chosen = useSignal<Chosen>(ALL);
  const whole = useSignal<Statistics | null>(null);
  const counted = useSignal<readonly Counted[]>([]);
  const problem = useSignal<string | null>(null);
  const now = chosen.value;
  useEffect(() => {
    void loadApart(load, now).then(found => {
      if (chosen.peek() !== now) return;
      problem.value = found.ok ? null : found.error.message;
      if (!found.ok) return;
      counted.value = found.value;
      if (now === ALL) whole.value = found.value[0]!.statistics;
    });
  }, [now]);
  if (problem.value !== null) return <p role="alert">{problem.value}</p>;
  const [all, ...apart] = counted.value;
  if (!whole.value || !all) return <p role="status">{text.value.home.loading}</p>;
  if (whole.value.games === 0) return <p class="statistics-hint">{words.none}</p>;
  const { games, left } = all.statistics;
  const filters = filtersOf(now);
  const of = person === null ? 'club' : 'person';
  return (
    <div class="statistics">
      <Filters whole={whole.value} chosen={now} onChange={next => (chosen.value = next)} />
      <p class="statistics-sum" role="status">
        {games === 0 ? words.noneFits : summaryOf(all.statistics, person === null)}
      </p>
      {left > 0 && <p class="statistics-hint">{words.left(games, left)}</p>}
      {person !== null && <History key={JSON.stringify(filters)} person={person} filters={filters} />}
      {games > 0 && apart.length === 0 && <Sections statistics={all.statistics} of={of} />}
      {apart.map(({ against, statistics }) => (
        <section key={against} class="statistics-apart" aria-label={words.opponents[against]}>
          <h3 class="statistics-title">{words.opponents[against]}</h3>
          <p class="statistics-sum">{summaryOf(statistics, person === null)}</p>
          <Sections statistics={statistics} of={of} />
        </section>
      ))}
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

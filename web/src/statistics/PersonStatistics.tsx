import type { JSX } from 'preact';
import { statisticsApi } from '../net/api/statistics.ts';
import { statisticsText } from '../text/statistics.ts';
import { StatisticsPanel } from './StatisticsPanel.tsx';

/** Loaded when it is first shown, with its words. */
export const loadPersonStatistics = async () => {
  await statisticsText.load();
  return PersonStatistics;
};

interface PersonStatisticsProps {
  readonly id: string;
  readonly name: string;
  readonly showsGames: boolean;
}

/** The games of a person, as far as they are shown. */
export function PersonStatistics({ id, name, showsGames }: PersonStatisticsProps): JSX.Element {
  const words = statisticsText.value;
  return (
    <section aria-labelledby="people-games">
      <h2 id="people-games">{words.games}</h2>
      {showsGames ? (
        <StatisticsPanel
          load={filters => statisticsApi.statistics(id, filters)}
          fileOf={(filters, format) => statisticsApi.fileOf(id, filters, format)}
          person={id}
        />
      ) : (
        <p class="people-note">{words.hidden(name)}</p>
      )}
    </section>
  );
}

import type { JSX } from 'preact';
import { statisticsApi } from '../../net/api/statistics.ts';
import { addressOf } from '../../shell/routes.ts';
import { Shell } from '../../shell/Shell.tsx';
import { StatisticsPanel } from '../../statistics/StatisticsPanel.tsx';
import { statisticsText } from '../../text/statistics.ts';

/** Loaded when it is first shown, with its words. */
export const loadClub = async () => {
  await statisticsText.load();
  return Club;
};

/** The statistics of the games of all. */
export function Club(): JSX.Element {
  const words = statisticsText.value;
  return (
    <Shell title={words.club} width="narrow">
      <h1>{words.club}</h1>
      <p>{words.clubHint}</p>
      <p>
        <a href={addressOf({ page: 'ratings' })}>{words.leaderboard}</a>
        {' · '}
        <a href={addressOf({ page: 'tournaments', id: null, part: null })}>{words.tournaments}</a>
      </p>
      <h2>{words.games}</h2>
      <StatisticsPanel load={statisticsApi.club} fileOf={statisticsApi.clubFile} person={null} />
    </Shell>
  );
}

import type { PlayedGame } from '@ankerplatz/protocol';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { statisticsApi } from '../../../net/api/statistics.ts';
import { me } from '../../../net/me.ts';
import { myTables } from '../../../net/my-tables.ts';
import { addressOf } from '../../../shell/routes.ts';
import { GameRows } from '../../../statistics/GameRows.tsx';
import { statisticsText } from '../../../text/statistics.ts';
import { text } from '../../../text/text.ts';
import { List } from './TableList.tsx';
import { isOver } from './table-lists.ts';
import '../../../statistics/statistics.css';

/** Loaded when it is first shown, with its words. */
export const loadMyGames = async () => {
  await statisticsText.load();
  return MyGames;
};

/** Games shown here; my own page has them all. */
const MOST = '5';

/** My last finished games, each with its result, and the way to all of them. */
export function MyGames(): JSX.Element | null {
  const games = useSignal<readonly PlayedGame[]>([]);
  const id = me.value?.id;
  const finished = myTables.value
    .filter(isOver)
    .map(table => `${table.id} ${table.number}`)
    .join();
  useEffect(() => {
    if (id === undefined) return;
    void statisticsApi.games(id, { limit: MOST }).then(found => {
      if (found.ok) games.value = found.value.games;
    });
  }, [id, finished]);
  if (id === undefined || games.value.length === 0) return null;
  return (
    <List title={text.value.home.over}>
      <GameRows games={games.value} />
      <p class="home-more">
        <a href={addressOf({ page: 'people', id })}>{statisticsText.value.history}</a>
      </p>
    </List>
  );
}

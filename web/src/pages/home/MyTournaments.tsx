import type { Tournament } from '@ankerplatz/protocol';
import { isBoardGameId } from '@ankerplatz/registry/lazy';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { tournamentsApi } from '../../net/api/tournaments.ts';
import { Emblem } from '../../shell/Emblem.tsx';
import { addressOf } from '../../shell/routes.ts';
import { tournamentsText } from '../../text/tournaments.ts';
import { useAgain } from '../../ui/use-again.ts';
import { List } from './tables/TableList.tsx';

/** Loaded when it is first shown, with its words. */
export const loadMyTournaments = async () => {
  await tournamentsText.load();
  return MyTournaments;
};

/** Tournaments that I play in and that are not over. */
function MyTournaments(): JSX.Element | null {
  const words = tournamentsText.value;
  const mine = useSignal<readonly Tournament[]>([]);
  useAgain(async () => {
    const found = await tournamentsApi.list();
    if (found.ok) mine.value = found.value.tournaments.filter(each => each.isEntered && each.status !== 'over');
  });
  if (mine.value.length === 0) return null;
  return (
    <List title={words.mine}>
      <ul class="home-rows">
        {mine.value.map(({ id, name, game, status, round, rounds }) => (
          <li key={id}>
            <a class="table-row" href={addressOf({ page: 'tournaments', id, part: null })}>
              <span class="table-row-emblem">{isBoardGameId(game) && <Emblem game={game} isSmall />}</span>
              <span class="table-row-words">
                <span class="table-row-title">
                  <strong>
                    <bdi>{name}</bdi>
                  </strong>
                </span>
                <span class="table-row-standing">
                  {status === 'running' ? words.round(round, rounds) : words.states[status]}
                </span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </List>
  );
}

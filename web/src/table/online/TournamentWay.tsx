import type { Tournament, TournamentPage } from '@ankerplatz/protocol';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { tournamentsApi } from '../../net/api/tournaments.ts';
import { me } from '../../net/me.ts';
import { addressOf, route } from '../../shell/routes.ts';
import { tournamentsText } from '../../text/tournaments.ts';

/** Loaded when it is first shown, with its words. */
export const loadTournamentWay = async () => {
  await tournamentsText.load();
  return TournamentWay;
};

/** Few play in more at once; older ones are not looked through. */
const MOST = 3;

const isPlayedAt = ({ played }: TournamentPage, table: string): boolean =>
  played.some(({ pairings }) => pairings.some(pairing => pairing.table === table));

/** The tournament of mine that a table belongs to, if there is one. */
const tournamentAt = async (table: string): Promise<Tournament | null> => {
  const list = await tournamentsApi.list();
  const mine = list.ok ? list.value.tournaments.filter(each => each.isEntered && each.status !== 'open') : [];
  for (const { id } of mine.slice(0, MOST)) {
    const page = await tournamentsApi.tournament(id);
    if (page.ok && isPlayedAt(page.value, table)) return page.value;
  }
  return null;
};

/** After a game of a tournament: the way back to it. */
function TournamentWay(): JSX.Element | null {
  const found = useSignal<Tournament | null>(null);
  useEffect(() => {
    const at = route.peek();
    if (at.page !== 'table' || !me.peek()?.login) return;
    void tournamentAt(at.id).then(tournament => {
      found.value = tournament;
    });
  }, []);
  if (!found.value) return null;
  const { id, name } = found.value;
  return (
    <p>
      <a class="button button-main" href={addressOf({ page: 'tournaments', id, part: null })}>
        {tournamentsText.value.back(name)}
      </a>
    </p>
  );
}

import { isBoardGameId } from '@ankerplatz/registry/lazy';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { api } from '../../net/api.ts';
import { me } from '../../net/me.ts';
import { keptNews } from '../../net/my-tables.ts';
import { Emblem } from '../../shell/Emblem.tsx';
import { addressOf } from '../../shell/routes.ts';
import { makeMoment } from '../../text/intl.ts';
import { text } from '../../text/text.ts';
import { type Invitation, invitations } from './invitations.ts';
import { List } from './tables/TableList.tsx';

/** Asked again whenever somebody comes back to the page, or a seat is kept for him. */
const useInvitations = (): readonly Invitation[] => {
  const person = me.value?.id;
  const news = keptNews.value;
  useEffect(
    () => () => {
      invitations.value = [];
    },
    [person],
  );
  useEffect(() => {
    const look = async (): Promise<void> => {
      if (document.hidden) return;
      const answer = await api.invitations();
      if (answer.ok) invitations.value = answer.value.invitations;
    };
    void look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [person, news]);
  return invitations.value;
};

/** Tables where somebody waits for me. */
export function Invited(): JSX.Element | null {
  const { home } = text.value;
  const invited = useInvitations();
  if (invited.length === 0) return null;
  return (
    <List title={home.invited}>
      <ul class="home-rows">
        {invited.map(each => (
          <InvitedRow key={each.table} invited={each} />
        ))}
      </ul>
    </List>
  );
}

function InvitedRow({ invited }: { readonly invited: Invitation }): JSX.Element | null {
  const { home, games, waiting } = text.value;
  const { table: id, game, invitation, by, keptUntil } = invited;
  if (!isBoardGameId(game)) return null;
  return (
    <li>
      <a
        class="table-row table-row-your-turn"
        href={addressOf({ page: 'table', id, entry: null, invitation, game: null })}
      >
        <span class="table-row-emblem">
          <Emblem game={game} isSmall />
        </span>
        <span class="table-row-words">
          <span class="table-row-title">
            <strong>{games[game].name}</strong>
          </span>
          <span class="table-row-standing">{home.invitedBy(by.name)}</span>
          {keptUntil !== undefined && (
            <span class="table-row-due">
              {waiting.keptForYou} {waiting.until(makeMoment(keptUntil))}
            </span>
          )}
        </span>
        <span class="table-row-act">{home.join}</span>
      </a>
    </li>
  );
}

import { isBoardGameId } from '@ankerplatz/registry/lazy';
import type { JSX } from 'preact';
import { Emblem } from '../../shell/Emblem.tsx';
import { type Invitation, useInvitations } from '../../shell/invitations.ts';
import { addressOf } from '../../shell/routes.ts';
import { makeMoment } from '../../text/intl.ts';
import { text } from '../../text/text.ts';
import { List } from './tables/TableList.tsx';

/** Tables where I am waited for. */
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

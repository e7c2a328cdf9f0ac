import type { TableInfo } from '@ankerplatz/protocol';
import type { JSX } from 'preact';
import type { Problem } from '../../net/http.ts';
import { me } from '../../net/me.ts';
import { Note } from '../../shell/Note.tsx';
import { text } from '../../text/text.ts';

/** The table is unknown. A visitor who is not logged in may have had a seat, and can log in. */
export function Gone({ problem }: { readonly problem: Problem }): JSX.Element {
  const { net, me: words } = text.value;
  if (problem.code !== 'no-such-table' || me.value) return <Note sentence={problem.message} />;
  return (
    <Note sentence={problem.message}>
      <p>{net.seatLost}</p>
      <a class="button button-main" href="/account">
        {words.logIn}
      </a>
    </Note>
  );
}

interface ClosedProps {
  readonly info: Pick<TableInfo, 'id' | 'number' | 'version'>;
}

/** Before a game, or by the administrator in the middle of one: then that can be seen again. */
export function Closed({ info: { id, number, version } }: ClosedProps): JSX.Element {
  const { closed, closedPlayed, replay } = text.value.net;
  const last = version > 0 ? number : number - 1;
  if (last === 0) return <Note sentence={closed} />;
  return (
    <Note sentence={closedPlayed}>
      <a class="button button-main" href={`/t/${id}/0?game=${last}`}>
        {replay}
      </a>
    </Note>
  );
}

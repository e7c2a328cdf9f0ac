import type { TableInfo } from '@ankerplatz/protocol';
import type { JSX } from 'preact';
import { ShareLink } from '../../../shell/ShareLink.tsx';
import { ratingsText } from '../../../text/ratings.ts';
import { Companions } from './Companions.tsx';
import { linkOf, sharedOf } from './invitation.ts';
import { waitingText } from './text/index.ts';

/** The link to a table: to be sent, copied or scanned. */
export function Invite({ info }: { readonly info: TableInfo }): JSX.Element {
  const waiting = waitingText.value;
  return (
    <section class="waiting-invite" aria-label={waiting.invite}>
      <h2>{waiting.invite}</h2>
      <p>{info.rated ? ratingsText.value.ratedInvite : waiting.inviteHint}</p>
      <ShareLink link={linkOf(info)} shared={sharedOf(info)}>
        <Companions info={info} />
      </ShareLink>
    </section>
  );
}

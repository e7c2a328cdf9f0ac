import type { TableInfo } from '@ankerplatz/protocol';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { findSite } from '../../../net/site.ts';
import { ratingsText } from '../../../text/ratings.ts';
import { text } from '../../../text/text.ts';
import { Button } from '../../../ui/Button.tsx';
import { canShare } from '../../../ui/device/clipboard.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { QR } from '../../../ui/QR.tsx';
import { Companions } from './Companions.tsx';
import { copyLink, linkOf, share } from './invitation.ts';

/** The link to a table: to be sent, copied or scanned. */
export function Invite({ info }: { readonly info: TableInfo }): JSX.Element {
  const { waiting, ui } = text.value;
  const field = useRef<HTMLInputElement>(null);
  const note = useSignal<string | null>(null);
  useEffect(() => void findSite(), []);
  const link = linkOf(info);
  const copy = async (): Promise<void> => {
    const { isCopied, sentence } = await copyLink(info);
    note.value = sentence;
    if (!isCopied) field.current?.select();
  };
  return (
    <section class="waiting-invite" aria-label={waiting.invite}>
      <h2>{waiting.invite}</h2>
      <p>{info.rated ? ratingsText.value.ratedInvite : waiting.inviteHint}</p>
      <div class="waiting-link">
        <input
          ref={field}
          readOnly
          value={link}
          aria-label={waiting.link}
          onFocus={event => event.currentTarget.select()}
        />
        <Button onClick={copy}>
          <Icon name="copy" /> {ui.copy}
        </Button>
        {canShare() && (
          <Button onClick={() => share(info)}>
            <Icon name="share" /> {ui.share}
          </Button>
        )}
      </div>
      <p class="waiting-note" role="status">
        {note.value}
      </p>
      <Companions info={info} />
      <div class="waiting-code">
        <QR address={link} label={waiting.code} />
      </div>
    </section>
  );
}

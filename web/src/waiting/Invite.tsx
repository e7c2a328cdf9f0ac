import type { TableInfo } from '@ankerplatz/protocol';
import { isGameId } from '@ankerplatz/registry/lazy';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { addressOf } from '../app/routes.ts';
import { findSite, linkTo } from '../net/site.ts';
import { text } from '../text/text.ts';
import { Button } from '../ui/Button.tsx';
import { canShare, copy } from '../ui/clipboard.ts';
import { Icon } from '../ui/Icon.tsx';
import { QR } from '../ui/QR.tsx';

/** The link to a table: to be sent, copied or scanned. */
export function Invite({ info }: { readonly info: TableInfo }): JSX.Element {
  const { waiting, games, ui } = text.value;
  const field = useRef<HTMLInputElement>(null);
  const note = useSignal<string | null>(null);
  useEffect(() => void findSite(), []);
  const link = linkTo(addressOf({ page: 'table', id: info.id, entry: null, invitation: info.invitation }));
  const name = isGameId(info.game) ? games[info.game].name : info.game;
  const copyLink = async (): Promise<void> => {
    const isCopied = await copy(link);
    note.value = isCopied ? waiting.copied : waiting.notCopied;
    if (!isCopied) field.current?.select();
  };
  // Whoever closes the sheet of the device without sharing has not failed.
  const share = (): Promise<void> =>
    navigator.share({ title: name, text: waiting.shareText(name), url: link }).catch(() => undefined);
  return (
    <section class="waiting-invite" aria-label={waiting.invite}>
      <h2>{waiting.invite}</h2>
      <p>{waiting.inviteHint}</p>
      <div class="waiting-link">
        <input
          ref={field}
          readOnly
          value={link}
          aria-label={waiting.link}
          onFocus={event => event.currentTarget.select()}
        />
        <Button onClick={copyLink}>
          <Icon name="copy" /> {ui.copy}
        </Button>
        {canShare() && (
          <Button look="main" onClick={share}>
            <Icon name="share" /> {ui.share}
          </Button>
        )}
      </div>
      <p class="waiting-note" role="status">
        {note.value}
      </p>
      <div class="waiting-code">
        <QR address={link} label={waiting.code} />
      </div>
    </section>
  );
}

import { useSignal } from '@preact/signals';
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { findSite } from '../net/site.ts';
import { text } from '../text/text.ts';
import { Button } from '../ui/Button.tsx';
import { canShare, copy, shareByDevice } from '../ui/device/clipboard.ts';
import { Icon } from '../ui/Icon.tsx';
import { QR } from '../ui/QR.tsx';
import './share-link.css';

interface ShareLinkProps {
  readonly link: string;
  readonly label?: string;
  /** Data for the device's own sheet beside the link. */
  readonly shared: ShareData;
  /** Whether a code to scan belongs to it, and whether it is unfolded. */
  readonly code?: 'shown' | 'folded' | 'none';
  /** Between the link and its code. */
  readonly children?: ComponentChildren;
}

/** A link to be sent, copied or scanned. */
export function ShareLink({ link, label, shared, code = 'shown', children }: ShareLinkProps): JSX.Element {
  const { waiting, ui } = text.value;
  const field = useRef<HTMLInputElement>(null);
  const note = useSignal<string | null>(null);
  useEffect(() => void findSite(), []);
  const copyLink = async (): Promise<void> => {
    const isCopied = await copy(link);
    note.value = isCopied ? waiting.copied : waiting.notCopied;
    if (!isCopied) field.current?.select();
  };
  const picture = <QR address={link} label={waiting.code} />;
  return (
    <div class="share-link">
      <div class="share-link-row">
        <input
          ref={field}
          readOnly
          value={link}
          aria-label={label ?? waiting.link}
          onFocus={event => event.currentTarget.select()}
        />
        <Button onClick={copyLink}>
          <Icon name="copy" /> {ui.copy}
        </Button>
        {canShare() && (
          <Button onClick={() => shareByDevice({ ...shared, url: link })}>
            <Icon name="share" /> {ui.share}
          </Button>
        )}
      </div>
      <p class="share-link-note" role="status">
        {note.value}
      </p>
      {children}
      {code === 'shown' && <div class="share-link-code">{picture}</div>}
      {code === 'folded' && (
        <details>
          <summary>{waiting.code}</summary>
          <div class="share-link-code">{picture}</div>
        </details>
      )}
    </div>
  );
}

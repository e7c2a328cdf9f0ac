import type { Announcement } from '@ankerplatz/protocol';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { announcement } from '../net/club.ts';
import { shutOut } from '../net/http.ts';
import { makeMoment } from '../text/intl.ts';
import { text } from '../text/text.ts';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import './announced.css';

const keyOf = ({ text: words, restartAt }: Announcement): string => `${restartAt} ${words}`;

/** What the administrator announces, over every page until it is put away, and why somebody is shut out, which is not. It covers the page and moves nothing. */
export function Announced(): JSX.Element {
  const putAway = useSignal<string | null>(null);
  const now = announcement.value;
  const { announced, ui } = text.value;
  const isShown = now !== null && putAway.value !== keyOf(now);
  return (
    <>
      {shutOut.value !== null && (
        <div class="announced-card">
          <Icon name="info" />
          <p>{shutOut.value}</p>
        </div>
      )}
      {isShown && (
        <div class="announced-card">
          <Icon name="info" />
          <p>
            {now.text} {now.restartAt !== null && announced.restart(makeMoment(now.restartAt))}
          </p>
          <Button
            look="quiet"
            label={ui.close}
            onClick={() => {
              putAway.value = keyOf(now);
            }}
          >
            <Icon name="close" />
          </Button>
        </div>
      )}
    </>
  );
}

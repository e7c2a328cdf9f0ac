import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { announcement } from '../net/club.ts';
import { shutOut } from '../net/http.ts';
import { makeMoment } from '../text/intl.ts';
import { text } from '../text/text.ts';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import './announced.css';

const KEY = 'ankerplatz.announcement';

/** The announcement that was put away last on this device. */
const recall = (): string | null => {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
};

const keep = (id: string): void => {
  try {
    localStorage.setItem(KEY, id);
  } catch {
    // Then it is there again on the next page.
  }
};

/** What the administrator announces, above every page until it is put away on this device, and why somebody is shut out, which is not. */
export function Announced(): JSX.Element {
  const putAway = useSignal(recall());
  const now = announcement.value;
  const { announced, ui } = text.value;
  const isShown = now !== null && putAway.value !== now.id;
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
              putAway.value = now.id;
              keep(now.id);
            }}
          >
            <Icon name="close" />
          </Button>
        </div>
      )}
    </>
  );
}

import type { Seek } from '@ankerplatz/protocol';
import { isBoardGameId } from '@ankerplatz/registry/lazy';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { api } from '../net/api.ts';
import { me } from '../net/me.ts';
import { settings } from '../settings/settings.ts';
import { go, route } from '../shell/routes.ts';
import { useCall } from '../shell/use-call.ts';
import { loadTable } from '../table/model/load-table.ts';
import { makeMoment } from '../text/intl.ts';
import { makeList } from '../text/phrases.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { toast } from '../ui/Toast.tsx';
import { isReady, type Offer } from './fates.ts';
import { useSeeks, withdraw } from './seeks.ts';
import { nameOf } from './sought.ts';
import { readyText } from './text/ready.ts';
import { useSeconds } from './use-seconds.ts';

/** Over every page while this browser looks for opponents: asks whether one is ready, once they have come. */
export function Ready(): JSX.Element | null {
  const seeks = useSeeks();
  const putOff = useSignal<string | null>(null);
  const asked = seeks?.mine.find(({ offer }) => offer && !isReady(offer) && offer.table !== putOff.value);
  if (!asked?.offer) return null;
  const later = (): void => {
    putOff.value = asked.offer!.table;
  };
  return <Question key={asked.offer.table} seek={asked} offer={asked.offer} onLater={later} />;
}

/** The table is fetched while one is asked: the player who is ready sits down at once. */
const usePreparedTable = (game: string): void => {
  useEffect(() => {
    const board = isBoardGameId(game) && loadTable(game, settings.peek().language);
    // A failed file is fetched again by sitting down, and the problem is told there.
    void Promise.allSettled([import('../table/Table.tsx'), board]);
  }, []);
};

interface QuestionProps {
  readonly seek: Seek;
  readonly offer: Offer;
  readonly onLater: () => void;
}

function Question({ seek, offer, onLater }: QuestionProps): JSX.Element {
  const words = readyText.value;
  const busy = useSignal(false);
  const isLive = seek.pace === 'live';
  const left = Math.max(0, -useSeconds(offer.until, true));
  useCall(words.ready);
  usePreparedTable(seek.game);
  const others = offer.people.filter(({ id }) => id !== me.value?.id).map(({ name }) => name);
  const sit = async (): Promise<void> => {
    busy.value = true;
    const seated = await api.sit(offer.table, offer.seat, null, { rated: seek.rated });
    busy.value = false;
    if (!seated.ok) toast(seated.error.message, { look: 'warning' });
    else go(`/t/${offer.table}`);
  };
  const refuse = async (): Promise<void> => {
    const gone = await withdraw(seek.pace);
    if (!gone.ok) toast(gone.error.message, { look: 'warning' });
  };
  return (
    <Dialog title={words.ready} {...(!isLive && { onClose: onLater })}>
      <p>
        <strong>{nameOf(seek)}</strong>
      </p>
      <p>{words.found(makeList([...others, ...(offer.bots > 0 ? [words.botCount(offer.bots)] : [])]))}</p>
      {route.value.page === 'local' && <p>{words.kept}</p>}
      <p class="ready-time" role="timer">
        {isLive ? words.left(`${left} s`) : words.until(makeMoment(offer.until))}
      </p>
      <div class="dialog-actions">
        <Button look="quiet" onClick={refuse}>
          {words.no}
        </Button>
        <Button look="main" isFirst busy={busy.value} onClick={sit}>
          {words.yes}
        </Button>
      </div>
    </Dialog>
  );
}

import { loadGame, titleOf } from '@ankerplatz/registry/lazy';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { Host, type SavedGame, seatInfosOf } from '../../local/host.ts';
import { askForPersistence, forgetGame, listGames } from '../../local/saved.ts';
import { localText } from '../../local/text/index.ts';
import { Shell } from '../../shell/Shell.tsx';
import { saveRecord } from '../../table/model/save-record.ts';
import { namesOf } from '../../table/model/seat-names.ts';
import { makeAgo } from '../../text/intl.ts';
import { text } from '../../text/text.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { lazy } from '../../ui/lazy.tsx';
import { SeatSign } from '../../ui/SeatSign.tsx';
import { toast } from '../../ui/Toast.tsx';
import './local.css';

const DeviceStatistics = lazy(async () =>
  (await import('../../statistics/DeviceStatistics.tsx')).loadDeviceStatistics(),
);

const exportGame = async (saved: SavedGame): Promise<void> => {
  const host = Host.resume(await loadGame(saved.game), saved);
  if (host.ok) saveRecord(host.value.record());
  else toast(localText.value.broken(host.error), { look: 'warning' });
};

/** The games kept on this device. */
export function LocalList(): JSX.Element {
  const words = localText.value;
  const games = useSignal<readonly SavedGame[] | null>(null);
  const doomed = useSignal<SavedGame | null>(null);
  const read = async (): Promise<void> => {
    games.value = await listGames();
    if (games.value.length > 0) askForPersistence();
  };
  useEffect(() => void read(), []);
  const forget = async (): Promise<void> => {
    const saved = doomed.value;
    doomed.value = null;
    if (!saved) return;
    await forgetGame(saved.id);
    await read();
  };
  const keep = (): void => {
    doomed.value = null;
  };
  return (
    <Shell title={words.title} width="narrow">
      <h1>{words.title}</h1>
      <p>{words.what}</p>
      {games.value?.length === 0 && <p>{words.none}</p>}
      <ul class="local-list">
        {games.value?.map(saved => (
          <Kept
            key={saved.id}
            saved={saved}
            onForget={() => {
              doomed.value = saved;
            }}
          />
        ))}
      </ul>
      {games.value?.some(({ isOver }) => isOver) && <DeviceStatistics />}
      <p>
        <a href="/">{words.home}</a>
      </p>
      {doomed.value && <Forgetting onYes={() => void forget()} onClose={keep} />}
    </Shell>
  );
}

interface ForgettingProps {
  readonly onYes: () => void;
  readonly onClose: () => void;
}

function Forgetting({ onYes, onClose }: ForgettingProps): JSX.Element {
  const words = localText.value;
  return (
    <Dialog title={words.forget} onClose={onClose}>
      <p>{words.forgetSure}</p>
      <div class="local-answers">
        <Button onClick={onClose}>{text.value.ui.cancel}</Button>
        <Button look="danger" onClick={onYes}>
          {words.forget}
        </Button>
      </div>
    </Dialog>
  );
}

interface KeptProps {
  readonly saved: SavedGame;
  readonly onForget: () => void;
}

function Kept({ saved, onForget }: KeptProps): JSX.Element {
  const words = localText.value;
  const names = namesOf(seatInfosOf(saved, null));
  const stand = saved.isOver ? words.over : words.round(saved.round);
  return (
    <li class="local-game">
      <a class="local-open" href={`/local/${encodeURIComponent(saved.id)}`}>
        <strong>{titleOf(saved.game)}</strong>
        <span class="local-stand">
          {stand} · {makeAgo(saved.touchedAt)}
        </span>
        <span class="local-seats">
          {names.map((name, seat) => (
            <span key={name}>
              <SeatSign seat={seat} size={22} /> {name}
            </span>
          ))}
        </span>
        <span class="local-go">{saved.isOver ? words.look : words.resume}</span>
      </a>
      <div class="local-acts">
        <Button look="quiet" label={words.export} onClick={() => void exportGame(saved)}>
          <Icon name="download" />
        </Button>
        <Button look="quiet" label={words.forget} onClick={onForget}>
          <Icon name="trash" />
        </Button>
      </div>
    </li>
  );
}

import type { JSX } from 'preact';
import { makeAgo } from '../text/intl.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Icon } from '../ui/Icon.tsx';
import { SeatSign } from '../ui/SeatSign.tsx';
import { actedAt } from './model/last-acted.ts';
import type { Scene } from './model/table-model.ts';
import { firstOf, recapOf } from './model/turns.ts';

/** Milliseconds: what is not longer ago has just been. */
const A_WHILE = 60_000;

/** "Since your turn, 3 hours ago". */
const titleOf = ({ desk, isNew, recap }: Scene): string => {
  const at = isNew ? undefined : actedAt(desk.shown.value.table);
  return at !== undefined && Date.now() - Date.parse(at) >= A_WHILE ? `${recap.title}, ${makeAgo(at)}` : recap.title;
};

/** The card comes up by itself: what only these eyes know is shown, and kept by what reads it aloud. */
function Sentence({ shown, aloud }: { readonly shown: string; readonly aloud: string }): JSX.Element {
  if (shown === aloud) return <>{shown}</>;
  return (
    <>
      <span aria-hidden="true">{shown}</span>
      <span class="hidden-text">{aloud}</span>
    </>
  );
}

interface RecapProps {
  readonly scene: Scene;
  readonly onClose: () => void;
}

/** What happened while somebody was away. Reading it is never needed to go on. */
export function Recap({ scene, onClose }: RecapProps): JSX.Element {
  const { recap: words } = scene;
  const { eyes } = scene.desk.shown.value;
  const since = scene.since.value;
  const { mine, turns } = recapOf(since, eyes ?? 0, scene.board);
  return (
    <Dialog title={titleOf(scene)} onClose={onClose}>
      {turns.length === 0 && <p>{words.nothing}</p>}
      {mine.length > 0 && (
        <section class="recap-mine" aria-label={words.mine}>
          <h3>{words.mine}</h3>
          <ul>
            {mine
              .map((event, place) => ({ place, shown: scene.tell(event), aloud: scene.tell(event, true) }))
              .map(({ place, shown, aloud }) => (
                <li key={place}>
                  <Sentence shown={shown} aloud={aloud} />
                </li>
              ))}
          </ul>
        </section>
      )}
      <ol class="log recap-turns" aria-label={words.rest}>
        {turns.map(
          ({ turn, events, isQuiet }) =>
            events.length > 0 && (
              <li key={firstOf(turn).entry} class={isQuiet ? 'log-turn is-quiet' : 'log-turn'}>
                <SeatSign seat={turn.seat} size={22} />
                <p>
                  <Sentence shown={scene.toldTurn(turn.entries)} aloud={scene.toldTurn(turn.entries, true)} />
                </p>
              </li>
            ),
        )}
      </ol>
      <div class="table-answers">
        {turns.length > 0 && (
          <Button
            onClick={() => {
              onClose();
              void scene.desk.playback.replay(since);
            }}
          >
            <Icon name="play" /> {words.replay}
          </Button>
        )}
        <Button look="main" onClick={onClose}>
          {words.go}
        </Button>
      </div>
    </Dialog>
  );
}

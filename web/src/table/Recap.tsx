import type { JSX } from 'preact';
import { makeAgo } from '../text/intl.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Icon } from '../ui/Icon.tsx';
import { SeatSign } from '../ui/SeatSign.tsx';
import { actedAt } from './acted.ts';
import type { Scene } from './scene.ts';
import { tableText } from './text/index.ts';
import { firstOf, recapOf } from './turns.ts';

/** Milliseconds: what is not longer ago has just been. */
const A_WHILE = 60_000;

/** "Since your turn, 3 hours ago". */
const titleOf = (table: string): string => {
  const { title } = tableText.value.recap;
  const at = actedAt(table);
  return at !== undefined && Date.now() - Date.parse(at) >= A_WHILE ? `${title}, ${makeAgo(at)}` : title;
};

interface RecapProps {
  readonly scene: Scene;
  readonly onClose: () => void;
}

/** What happened while somebody was away. Reading it is never needed to go on. */
export function Recap({ scene, onClose }: RecapProps): JSX.Element {
  const { recap: words } = tableText.value;
  const { eyes, table } = scene.desk.shown.value;
  const since = scene.since.value;
  const { board, words: game } = scene.loaded.value;
  const { mine, turns } = recapOf(since, eyes ?? 0, board);
  const names = scene.names.value;
  return (
    <Dialog title={titleOf(table)} onClose={onClose}>
      {turns.length === 0 && <p>{words.nothing}</p>}
      {mine.length > 0 && (
        <section class="recap-mine" aria-label={words.mine}>
          <h3>{words.mine}</h3>
          <ul>
            {mine
              .map((event, place) => ({ place, sentence: scene.spoken(game.event(event, names)) }))
              .map(({ place, sentence }) => (
                <li key={place}>{sentence}</li>
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
                <p>{scene.toldTurn(turn.entries)}</p>
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

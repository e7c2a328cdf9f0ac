import type { JSX } from 'preact';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Icon } from '../ui/Icon.tsx';
import { SeatSign } from '../ui/SeatSign.tsx';
import type { Scene } from './scene.ts';
import { tableText } from './text/index.ts';
import { firstOf, recapOf } from './turns.ts';

interface RecapProps {
  readonly scene: Scene;
  readonly onClose: () => void;
}

/** What happened while somebody was away. Reading it is never needed to go on. */
export function Recap({ scene, onClose }: RecapProps): JSX.Element {
  const { recap: words } = tableText.value;
  const { eyes } = scene.desk.shown.value;
  const since = scene.since.value;
  const { board, words: game } = scene.loaded.value;
  const { mine, turns } = recapOf(since, eyes ?? 0, board);
  const names = scene.names.value;
  return (
    <Dialog title={words.title} onClose={onClose}>
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

import type { JSX, RefObject } from 'preact';
import { useEffect } from 'preact/hooks';
import { makeAgo } from '../text/intl.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Icon } from '../ui/Icon.tsx';
import { SeatSign } from '../ui/SeatSign.tsx';
import { showMarks } from './marks.ts';
import { actedAt } from './model/last-acted.ts';
import type { TableModel } from './model/table-model.ts';
import { firstOf, recapOf } from './model/turns.ts';
import { recapText } from './text/recap/index.ts';
import './recap.css';

/** Milliseconds: what is not longer ago has just been. */
const A_WHILE = 60_000;

/** "Since your turn, 3 hours ago". */
const titleOf = ({ controller, isNew }: TableModel): string => {
  const words = recapText.value;
  const title = isNew ? words.titleSoFar : words.title;
  const at = isNew ? undefined : actedAt(controller.shown.value.table);
  return at !== undefined && Date.now() - Date.parse(at) >= A_WHILE ? `${title}, ${makeAgo(at)}` : title;
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
  readonly model: TableModel;
  /** Where what has changed is ringed. */
  readonly table: RefObject<HTMLElement>;
  readonly onClose: () => void;
}

/** Loaded when it is first shown, with its words. */
export const loadRecap = async (): Promise<typeof Recap> => {
  await recapText.load();
  return Recap;
};

/** The events while the player was away. Reading them is never needed to go on. */
function Recap({ model, table, onClose }: RecapProps): JSX.Element {
  useEffect(() => {
    if (table.current) showMarks(model, table.current);
  }, [model]);
  const words = recapText.value;
  const { eyes } = model.controller.shown.value;
  const since = model.since.value;
  const { mine, turns } = recapOf(since, eyes ?? 0, model.board);
  return (
    <Dialog title={titleOf(model)} onClose={onClose}>
      {turns.length === 0 && <p>{model.recap.nothing}</p>}
      {mine.length > 0 && (
        <section class="recap-mine" aria-label={words.mine}>
          <h3>{words.mine}</h3>
          <ul>
            {mine
              .map((event, place) => ({ place, shown: model.tell(event), aloud: model.tell(event, true) }))
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
                  <Sentence shown={model.toldTurn(turn.entries)} aloud={model.toldTurn(turn.entries, true)} />
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
              void model.controller.playback.replay(since);
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

import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { SeatSign } from '../ui/SeatSign.tsx';
import { useScrolledDown } from '../ui/use-scrolled-down.ts';
import { takeBackTo } from './acting.ts';
import type { TableModel } from './model/table-model.ts';
import { firstOf, type Turn, turnsOf } from './model/turns.ts';
import { tableText } from './text/index.ts';

/** Turns shown at first. */
const MOST = 40;

interface LogProps {
  readonly model: TableModel;
}

/** All entries of the game, the newest last. */
export function Log({ model }: LogProps): JSX.Element {
  const { log: words } = tableText.value;
  const isWhole = useSignal(false);
  const { log } = model.controller.shown.value;
  const list = useScrolledDown(log.length);
  const turns = turnsOf(log, model.board);
  if (turns.length === 0) return <p class="log-empty">{words.empty}</p>;
  const hidden = isWhole.value ? 0 : Math.max(0, turns.length - MOST);
  return (
    <ol class="log" ref={list}>
      {hidden > 0 && (
        <li class="log-earlier">
          <Button
            look="quiet"
            onClick={() => {
              isWhole.value = true;
            }}
          >
            {words.earlier(hidden)}
          </Button>
        </li>
      )}
      {turns.slice(hidden).map(turn => (
        <TurnLine key={firstOf(turn).entry} turn={turn} model={model} />
      ))}
    </ol>
  );
}

function TurnLine({ turn, model }: LogProps & { readonly turn: Turn }): JSX.Element | null {
  const { log: words } = tableText.value;
  const { takeBack } = model.controller.source.acts.value;
  const sentence = model.toldTurn(turn.entries);
  if (sentence === '') return null;
  const { entry } = firstOf(turn);
  const isPerson = model.controller.shown.value.seats[turn.seat]?.kind === 'person';
  return (
    <li class="log-turn">
      <SeatSign seat={turn.seat} size={22} />
      <p>{sentence}</p>
      {takeBack && isPerson && (
        <button
          type="button"
          class="log-back"
          aria-label={words.takeBack}
          title={words.takeBack}
          onClick={() => void takeBackTo(model, entry - 1)}
        >
          <Icon name="undo" size={18} />
        </button>
      )}
    </li>
  );
}

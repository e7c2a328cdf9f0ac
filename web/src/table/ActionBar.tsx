import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { nextTable } from '../net/my-tables.ts';
import { route } from '../shell/routes.ts';
import { makeList } from '../text/phrases.ts';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { lazy } from '../ui/lazy.tsx';
import { SeatSign } from '../ui/SeatSign.tsx';
import { attempt, hasAgreed } from './acting.ts';
import { Caption } from './Caption.tsx';
import type { TableModel } from './model/table-model.ts';
import { turnsOf, turnsUntil } from './model/turns.ts';
import { NoticeBar } from './Notice.tsx';
import { tableText } from './text/index.ts';
import { verdictOf } from './verdict.ts';

const StatusLines = lazy(async () => (await import('./online/StatusLines.tsx')).loadStatusLines());

const Watching = lazy(async () => (await import('./online/Watching.tsx')).loadWatching());

interface Props {
  readonly model: TableModel;
}

/** Whether there is anything to say that concerns the evening and not the game. */
const isEvening = (model: TableModel): boolean => {
  const { online, result, agreements } = model.controller.shown.value;
  if (!online || result) return false;
  const { isAway, pause, votes, warnings, clocks } = online;
  const isHoliday = clocks?.some(({ holiday }) => holiday?.until) ?? false;
  return agreements.end.length > 0 || isAway || pause !== null || votes.length > 0 || warnings.length > 0 || isHoliday;
};

/** Lines about the evening, over the bar; an open chat shows them instead, since it lies over the bar of a phone. */
export function Evening({ model }: Props): JSX.Element | null {
  return isEvening(model) ? <StatusLines model={model} /> : null;
}

/** The bar below the board: what the turn costs and brings, its steps, the one button. Its height never changes. */
export function ActionBar({ model }: Props): JSX.Element {
  const { zones } = tableText.value;
  const { mayAct, shown } = model.controller;
  const caption = mayAct.value ? undefined : captionOf(model);
  const hasFacts = mayAct.value || (!caption && shown.value.eyes !== null);
  return (
    <section class="action-bar" aria-label={zones.thumb}>
      <div class="action-bar-over">{model.sheet.value !== 'talk' && <Evening model={model} />}</div>
      {hasFacts && <Facts model={model} />}
      {mayAct.value ? <Steps model={model} /> : <Meanwhile model={model} caption={caption} />}
      <NoticeBar model={model} />
      <div class="action-bar-buttons">
        {!shown.value.result && <StepBack model={model} />}
        <MainButton model={model} />
      </div>
    </section>
  );
}

/** The owner of the board that is shown, and what they have and count. */
function Facts({ model }: Props): JSX.Element {
  const { Counters } = model.board;
  return (
    <div class="action-bar-facts">
      <span class="action-bar-sign" data-hint="you">
        <SeatSign seat={model.controller.shown.value.eyes ?? 0} size={28} />
      </span>
      <div>
        <Counters {...model.props.value} />
      </div>
    </div>
  );
}

/** The caption: how the game ended, what waits handed in, or what others did last. */
const captionOf = (model: TableModel): string | undefined => {
  const { playback, shown } = model.controller;
  const playing = playback.entries.value;
  const { log, result } = shown.value;
  if (result) return verdictOf(model, result);
  const told = [...playing, ...(playing.length > 0 ? [] : log)].findLast(entry => model.told([entry]).length > 0);
  return handedInOf(model) ?? (told && model.toldTurn([told]));
};

/** The last turns of others, and a way not to wait for pictures. */
function Meanwhile({ model, caption }: Props & { readonly caption: string | undefined }): JSX.Element {
  const { controller } = model;
  const playing = controller.playback.entries.value;
  const { result, eyes, online } = controller.shown.value;
  return (
    <div class="action-bar-meanwhile">
      {caption !== undefined && <Caption text={caption} />}
      {playing.length > 0 ? <Skip model={model} /> : <Early model={model} />}
      {eyes === null && online && !result && <Watching model={model} />}
      <NextTable />
    </div>
  );
}

/** While nothing is asked here: the way to where I am waited for. */
function NextTable(): JSX.Element | null {
  const at = route.value;
  const next = nextTable(at.page === 'table' ? at.id : null);
  if (!next) return null;
  return (
    <a class="action-bar-since" href={`/t/${next.id}`}>
      <Icon name="forward" /> {tableText.value.online.nextTable}
    </a>
  );
}

/** The moves that were handed in early, as long as they wait. */
const handedInOf = (model: TableModel): string | null => {
  const steps = model.controller.handedIn.value;
  if (steps === null) return null;
  const { early } = tableText.value.online;
  return early.handedIn(steps.map(step => model.board.chip(step, model.props.value)).join(' · '));
};

/** A turn to come: draft it now, or withdraw what was handed in for it. */
function Early({ model }: Props): JSX.Element | null {
  const { early } = tableText.value.online;
  const { controller } = model;
  const isHandedIn = controller.handedIn.value !== null;
  if (!isHandedIn && !controller.mayPlan.value) return null;
  return (
    <button
      type="button"
      class="action-bar-since"
      onClick={() => {
        if (isHandedIn) void controller.withdraw();
        else controller.plan();
      }}
    >
      <Icon name={isHandedIn ? 'undo' : 'forward'} /> {isHandedIn ? early.withdraw : early.plan}
    </button>
  );
}

function Steps({ model }: Props): JSX.Element {
  const { turn, online } = tableText.value;
  const { early } = online;
  const { controller } = model;
  const isPlanning = controller.isPlanning.value;
  const row = useRef<HTMLOListElement>(null);
  const { draft } = model.props.value;
  useEffect(() => {
    const list = row.current;
    if (list) list.scrollLeft = list.scrollWidth;
  }, [draft]);
  const since = turnsOf(model.since.value, model.board).length;
  if (draft.isEmpty)
    return (
      <div class="action-bar-steps">
        <p class="action-bar-who">{isPlanning ? early.planning : model.yourTurn}</p>
        {isPlanning && (
          <button type="button" class="action-bar-since" title={early.hint} onClick={() => controller.stopPlanning()}>
            <Icon name="close" /> {early.stop}
          </button>
        )}
        {!isPlanning && since > 0 && (
          <button type="button" class="action-bar-since" onClick={() => model.open('recap')}>
            <Icon name="eye" /> <span class="action-bar-words">{model.recap.open(since)}</span>
            <span class="action-bar-number" aria-hidden="true">
              {since}
            </span>
          </button>
        )}
      </div>
    );
  return (
    <ol class="action-bar-steps" aria-label={turn.steps} ref={row}>
      {draft.steps
        .map((step, place) => ({ place, words: model.board.chip(step, model.props.value) }))
        .map(({ place, words }) => (
          <li key={place}>
            <button
              type="button"
              class="action-bar-step"
              aria-label={turn.backTo(words)}
              onClick={() => controller.backTo(place)}
            >
              {words}
            </button>
          </li>
        ))}
    </ol>
  );
}

/** A tap shows everything at once; held, everything goes slowly. */
function Skip({ model }: Props): JSX.Element {
  const { status } = tableText.value;
  const { playback, source } = model.controller;
  return (
    <button
      type="button"
      class="action-bar-since action-bar-skip"
      onClick={() => {
        source.acts.value.hurry?.();
        playback.skip();
      }}
    >
      <Icon name="skip" />
      <span>
        {status.skip} <small>{status.hold}</small>
      </span>
    </button>
  );
}

function StepBack({ model }: Props): JSX.Element {
  const { turn } = tableText.value;
  const { controller } = model;
  const isIdle = controller.draft.value.isEmpty || controller.isHandingIn.value;
  return (
    <>
      <Button look="quiet" label={turn.restart} disabled={isIdle} onClick={() => controller.backTo(0)}>
        <Icon name="restart" size={24} />
      </Button>
      <Button look="quiet" label={turn.stepBack} disabled={isIdle} onClick={() => controller.stepBack()}>
        <Icon name="undo" size={24} />
      </Button>
    </>
  );
}

const whoDecides = (model: TableModel, seat: number): string => {
  const { kind, isLooking } = model.controller.shown.value.seats[seat]!;
  const name = model.names.value[seat] ?? '';
  return kind === 'person' && !isLooking ? tableText.value.status.away(name) : name;
};

/** After whom it is my turn. */
const whenMine = (model: TableModel, eyes: number): string => {
  const { status } = tableText.value;
  const { deciders, seats } = model.controller.shown.value;
  const before = model.names.value[(eyes - 1 + seats.length) % seats.length] ?? '';
  return turnsUntil(deciders, seats.length, eyes) === 1 ? status.next : status.after(before);
};

/** How many names have room on a phone; the seats show who decides. */
const MOST_NAMED = 2;

/** The players who are waited for, and when these eyes are next. */
export const statusOf = (model: TableModel): string => {
  const { status, online: onlineText } = tableText.value;
  const { source, shown } = model.controller;
  const { eyes, deciders, online } = shown.value;
  const said = source.says?.value;
  if (said) return said;
  if (online?.pause) {
    const { is, yours } = onlineText.pause;
    return eyes !== null && deciders.includes(eyes) ? `${is} ${yours}` : is;
  }
  const awaited =
    deciders.length > MOST_NAMED
      ? status.waitingMany(deciders.length)
      : status.waiting(makeList(deciders.map(seat => whoDecides(model, seat))));
  return `${awaited} ${eyes === null ? status.watching : whenMine(model, eyes)}`;
};

interface PressButton {
  readonly label: string;
  readonly isReady: boolean;
  readonly isQuiet?: boolean;
}

/** The words of the button now, and whether there is something to press. */
const buttonOf = (model: TableModel): PressButton => {
  const { turn, online } = tableText.value;
  const { controller } = model;
  if (controller.isHandingIn.value) {
    const isLost = controller.source.connection.value !== 'open' && controller.source.kind === 'online';
    return { label: isLost ? turn.handingInLater : turn.handingIn, isReady: false };
  }
  if (controller.draft.value.isComplete)
    return {
      label: controller.isPlanning.value
        ? online.early.handIn
        : (model.board.handIn?.(model.props.value) ?? turn.handIn),
      isReady: true,
    };
  if (controller.mayAct.value) {
    const { label, moves, isQuiet = false } = model.board.mainButton(model.props.value);
    return { label, isReady: moves.length > 0, isQuiet };
  }
  return { label: statusOf(model), isReady: false };
};

function MainButton({ model }: Props): JSX.Element {
  const { menu, result: words } = tableText.value;
  const { controller } = model;
  if (controller.shown.value.result) {
    const { rematch } = controller.source.acts.value;
    return (
      <>
        <Button class="action-bar-main" onClick={() => model.open('result')}>
          {words.show}
        </Button>
        {rematch && (
          <Button look="main" class="action-bar-main" onClick={() => void attempt(rematch())}>
            {hasAgreed(model, 'rematch') ? menu.rematchNot : menu.rematch}
          </Button>
        )}
      </>
    );
  }
  const { label, isReady, isQuiet } = buttonOf(model);
  return (
    <button
      type="button"
      class={`button ${isQuiet ? '' : 'button-main'} action-bar-main`}
      data-place="button"
      aria-disabled={!isReady}
      aria-busy={controller.isHandingIn.value}
      onClick={model.press}
    >
      {label}
    </button>
  );
}

import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { makeList } from '../text/intl.ts';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { SeatSign } from '../ui/SeatSign.tsx';
import { Caption } from './Caption.tsx';
import { verdictOf } from './GameOver.tsx';
import { attempt, hasAgreed } from './Menu.tsx';
import type { Scene } from './model/table-model.ts';
import { turnsOf, turnsUntil } from './model/turns.ts';
import { NoticeBar } from './Notice.tsx';
import { EveningLines } from './online/StatusLines.tsx';
import { tableText } from './text/index.ts';

interface Props {
  readonly scene: Scene;
}

/** At the thumb: what the turn costs and brings, its steps, the one button. Its height never changes. */
export function Thumb({ scene }: Props): JSX.Element {
  const { zones } = tableText.value;
  const { desk } = scene;
  const { Thumb: Counters } = scene.board;
  return (
    <section class="thumb" aria-label={zones.thumb}>
      <div class="thumb-over">
        <EveningLines scene={scene} />
        <NoticeBar scene={scene} />
      </div>
      {desk.mayAct.value ? (
        <>
          <div class="thumb-facts">
            <SeatSign seat={desk.shown.value.eyes ?? 0} size={28} />
            <div>
              <Counters {...scene.props.value} />
            </div>
          </div>
          <Steps scene={scene} />
        </>
      ) : (
        <Meanwhile scene={scene} />
      )}
      <div class="thumb-buttons">
        {!desk.shown.value.result && <StepBack scene={scene} />}
        <MainButton scene={scene} />
      </div>
    </section>
  );
}

/** What others did last, and a way not to wait for pictures. */
function Meanwhile({ scene }: Props): JSX.Element {
  const { desk } = scene;
  const playing = desk.playback.entries.value;
  const { log, result } = desk.shown.value;
  const told = [...playing, ...(playing.length > 0 ? [] : log)].findLast(entry => scene.told([entry]).length > 0);
  return (
    <div class="thumb-meanwhile">
      <Caption text={result ? verdictOf(scene, result) : (handedInOf(scene) ?? (told && scene.toldTurn([told])))} />
      {playing.length > 0 ? <Skip scene={scene} /> : <Early scene={scene} />}
    </div>
  );
}

/** What was handed in early, as long as it waits. */
const handedInOf = (scene: Scene): string | null => {
  const steps = scene.desk.handedIn.value;
  if (steps === null) return null;
  const { early } = tableText.value.evening;
  return early.handedIn(steps.map(step => scene.board.chip(step, scene.props.value)).join(' · '));
};

/** A turn to come: draft it now, or withdraw what was handed in for it. */
function Early({ scene }: Props): JSX.Element | null {
  const { early } = tableText.value.evening;
  const { desk } = scene;
  const isHandedIn = desk.handedIn.value !== null;
  if (!isHandedIn && !desk.mayPlan.value) return null;
  return (
    <button
      type="button"
      class="thumb-since"
      onClick={() => {
        if (isHandedIn) void desk.withdraw();
        else desk.plan();
      }}
    >
      <Icon name={isHandedIn ? 'undo' : 'forward'} /> {isHandedIn ? early.withdraw : early.plan}
    </button>
  );
}

function Steps({ scene }: Props): JSX.Element {
  const { turn, evening } = tableText.value;
  const { early } = evening;
  const { desk } = scene;
  const isPlanning = desk.isPlanning.value;
  const row = useRef<HTMLOListElement>(null);
  const { draft } = scene.props.value;
  useEffect(() => {
    const list = row.current;
    if (list) list.scrollLeft = list.scrollWidth;
  }, [draft]);
  const since = turnsOf(scene.since.value, scene.board).length;
  if (draft.isEmpty)
    return (
      <div class="thumb-steps">
        <p class="thumb-who">{isPlanning ? early.planning : scene.yourTurn}</p>
        {isPlanning && (
          <button type="button" class="thumb-since" title={early.hint} onClick={() => desk.stopPlanning()}>
            <Icon name="close" /> {early.stop}
          </button>
        )}
        {!isPlanning && since > 0 && (
          <button type="button" class="thumb-since" onClick={() => scene.open('recap')}>
            <Icon name="eye" /> {scene.recap.open(since)}
          </button>
        )}
      </div>
    );
  return (
    <ol class="thumb-steps" aria-label={turn.steps} ref={row}>
      {draft.steps
        .map((step, place) => ({ place, words: scene.board.chip(step, scene.props.value) }))
        .map(({ place, words }) => (
          <li key={place}>
            <button type="button" class="thumb-step" aria-label={turn.backTo(words)} onClick={() => desk.backTo(place)}>
              {words}
            </button>
          </li>
        ))}
    </ol>
  );
}

function Skip({ scene }: Props): JSX.Element {
  const { status } = tableText.value;
  const { desk } = scene;
  return (
    <button
      type="button"
      class="thumb-since"
      onClick={() => {
        desk.source.acts.value.hurry?.();
        desk.playback.skip();
      }}
    >
      <Icon name="skip" /> {status.skip}
    </button>
  );
}

function StepBack({ scene }: Props): JSX.Element {
  const { turn } = tableText.value;
  const { desk } = scene;
  const isIdle = desk.draft.value.isEmpty || desk.isHandingIn.value;
  return (
    <>
      <Button look="quiet" label={turn.restart} disabled={isIdle} onClick={() => desk.backTo(0)}>
        <Icon name="restart" size={24} />
      </Button>
      <Button look="quiet" label={turn.stepBack} disabled={isIdle} onClick={() => desk.stepBack()}>
        <Icon name="undo" size={24} />
      </Button>
    </>
  );
}

const whoDecides = (scene: Scene, seat: number): string => {
  const { kind, isLooking } = scene.desk.shown.value.seats[seat]!;
  const name = scene.names.value[seat] ?? '';
  return kind === 'person' && !isLooking ? tableText.value.status.away(name) : name;
};

/** After whom it is my turn. */
const whenMine = (scene: Scene, eyes: number): string => {
  const { status } = tableText.value;
  const { deciders, seats } = scene.desk.shown.value;
  const before = scene.names.value[(eyes - 1 + seats.length) % seats.length] ?? '';
  return turnsUntil(deciders, seats.length, eyes) === 1 ? status.next : status.after(before);
};

/** What the button says now, and whether there is something to press. */
const buttonOf = (scene: Scene): { readonly label: string; readonly isReady: boolean } => {
  const { turn, status, evening } = tableText.value;
  const { desk } = scene;
  const { eyes, deciders } = desk.shown.value;
  if (desk.isHandingIn.value) {
    const isLost = desk.source.line.value !== 'open' && desk.source.kind === 'online';
    return { label: isLost ? turn.handingInLater : turn.handingIn, isReady: false };
  }
  if (desk.draft.value.isComplete)
    return {
      label: desk.isPlanning.value ? evening.early.handIn : (scene.board.handIn?.(scene.props.value) ?? turn.handIn),
      isReady: true,
    };
  if (desk.mayAct.value) {
    const { label, moves } = scene.board.mainButton(scene.props.value);
    return { label, isReady: moves.length > 0 };
  }
  const names = makeList(deciders.map(seat => whoDecides(scene, seat)));
  return {
    label: `${status.waiting(names)} ${eyes === null ? status.watching : whenMine(scene, eyes)}`,
    isReady: false,
  };
};

function MainButton({ scene }: Props): JSX.Element {
  const { menu, result: words } = tableText.value;
  const { desk } = scene;
  if (desk.shown.value.result) {
    const { rematch } = desk.source.acts.value;
    return (
      <>
        <Button class="thumb-main" onClick={() => scene.open('result')}>
          {words.show}
        </Button>
        {rematch && (
          <Button look="main" class="thumb-main" onClick={() => void attempt(rematch())}>
            {hasAgreed(scene, 'rematch') ? menu.rematchNot : menu.rematch}
          </Button>
        )}
      </>
    );
  }
  const { label, isReady } = buttonOf(scene);
  return (
    <button
      type="button"
      class="button button-main thumb-main"
      aria-disabled={!isReady}
      aria-busy={desk.isHandingIn.value}
      onClick={scene.press}
    >
      {label}
    </button>
  );
}

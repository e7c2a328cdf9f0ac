import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useId } from 'preact/hooks';
import type { ReplayControl, Standpoint } from '../../board/source.ts';
import { go } from '../../shell/routes.ts';
import { makeNumber } from '../../text/intl.ts';
import { announce } from '../../ui/announcer.tsx';
import { Button } from '../../ui/Button.tsx';
import { Select } from '../../ui/fields/Select.tsx';
import { Icon, type IconName } from '../../ui/Icon.tsx';
import { attempt } from '../acting.ts';
import { Caption } from '../Caption.tsx';
import { isReviewWanted } from '../look-back/wanted.ts';
import type { TableModel } from '../model/table-model.ts';
import { turnsOf } from '../model/turns.ts';
import { tableText } from '../text/index.ts';
import { menuText } from '../text/menu/index.ts';
import { replayText } from '../text/replay.ts';
import { roundAt, stopsOf, tellMoment, turnAt } from './moment.ts';
import { speed } from './replay-speed.ts';
import './replay-bar.css';

/** Milliseconds from one entry to the next while it runs by itself, at the usual speed. */
const PACE = 1100;
const SPEEDS = [0.5, 1, 2, 4] as const;

interface ReelProps {
  readonly model: TableModel;
  readonly replay: ReplayControl;
}

/** Runs the replay while it is to run; stops at the end. */
const useRunning = ({ model, replay }: ReelProps): readonly [boolean, (runs: boolean) => void] => {
  const runs = useSignal(false);
  useEffect(() => {
    if (!runs.value) return;
    const timer = setInterval(() => {
      // A move that has not come to rest yet shall not hold up the next.
      model.controller.playback.skip();
      replay.show(replay.at.peek() + 1);
      if (replay.at.peek() === replay.length) runs.value = false;
    }, PACE / speed.value);
    return () => clearInterval(timer);
  }, [runs.value, speed.value]);
  return [
    runs.value,
    to => {
      if (to && replay.at.peek() === replay.length) replay.show(0);
      runs.value = to;
    },
  ];
};

/** A sentence on the turn that is looked at; as long as there is nothing to tell of it, on the one before. */
const captionOf = (model: TableModel): string | undefined => {
  const { playback, shown } = model.controller;
  const [playing] = playback.entries.value;
  const { log } = shown.value;
  const past = playing ? log.filter(({ entry }) => entry < playing.entry) : log;
  const turn = turnsOf([...past, ...playback.entries.value], model.board).findLast(
    ({ entries }) => model.told(entries).length > 0,
  );
  return turn && model.toldTurn(turn.entries);
};

/** Loaded when it is first shown, with its words. */
export const loadReplayBar = async (): Promise<typeof ReplayBar> => {
  await Promise.all([replayText.load(), menuText.load()]);
  return ReplayBar;
};

/** The bar of a replay: where in the game it is looked at, and with whose eyes. */
function ReplayBar(props: ReelProps): JSX.Element {
  const { model, replay } = props;
  const words = replayText.value;
  const [runs, run] = useRunning(props);
  const { controller } = model;
  const at = replay.at.value;
  const show = (to: number): void => {
    run(false);
    replay.show(to);
    // Over a long way nobody wants to see everything go by.
    if (Math.abs(to - at) > 1) controller.playback.skip();
  };
  const stops = stopsOf(model, replay);
  // On the way on turns tell themselves, on the way back nothing is told.
  const goBack = (to: number): void => {
    show(to);
    announce(tellMoment(replay, stops, to));
  };
  return (
    <section class="action-bar replay-bar" aria-label={words.title}>
      <div class="replay-bar-said">
        <Caption text={captionOf(model)} />
        <Onward model={model} />
      </div>
      <Tools {...props} />
      <Slider replay={replay} stops={stops} onShow={show} />
      <Ways {...props} onShow={show} />
      <div class="action-bar-buttons">
        <Jump icon="rewind" label={words.turnBack} to={stops.findLast(stop => stop < at)} onShow={goBack} />
        <Jump icon="back" label={words.back} to={at > 0 ? at - 1 : undefined} onShow={goBack} />
        <Button class="action-bar-main" look="main" onClick={() => run(!runs)}>
          <Icon name={runs ? 'pause' : 'play'} /> {runs ? words.pause : words.play}
        </Button>
        <Jump icon="forward" label={words.forward} to={at < replay.length ? at + 1 : undefined} onShow={show} />
        <Jump icon="skip" label={words.turnForward} to={stops.find(stop => stop > at)} onShow={show} />
      </div>
    </section>
  );
}

/** From the end its result, from every other moment another way that it could have gone. */
function Onward({ model }: Pick<ReelProps, 'model'>): JSX.Element | null {
  const { result } = tableText.value;
  const { source, shown } = model.controller;
  if (shown.value.result) return <Button onClick={() => model.open('result')}>{result.show}</Button>;
  if (!source.acts.value.playOn) return null;
  return (
    <Button class="replay-bar-play-on" onClick={() => model.open('playOn')}>
      {menuText.value.playOn}
    </Button>
  );
}

/** The review, alone or with others. */
function Tools({ model, replay }: ReelProps): JSX.Element {
  const words = replayText.value;
  const { openRoom } = model.controller.source.acts.value;
  return (
    <div class="replay-bar-tools">
      {!replay.isShared && (
        <Button
          label={words.review}
          pressed={isReviewWanted.value}
          onClick={() => {
            isReviewWanted.value = !isReviewWanted.peek();
          }}
        >
          <Icon name="search" /> <span class="replay-bar-review-word">{words.review}</span>
        </Button>
      )}
      {openRoom && (
        <Button
          label={words.together}
          onClick={() => void attempt(openRoom(replay.at.peek())).then(address => address !== undefined && go(address))}
        >
          <Icon name="people" />
        </Button>
      )}
    </div>
  );
}

interface PlaceProps {
  readonly replay: ReplayControl;
  readonly onShow: (at: number) => void;
}

/** The whole game from left to right; rounds are marked. */
function Slider({ replay, stops, onShow }: PlaceProps & { readonly stops: readonly number[] }): JSX.Element {
  const words = replayText.value;
  const marks = useId();
  const at = replay.at.value;
  return (
    <label class="replay-bar-slider">
      <span class="hidden-text">{words.place}</span>
      <input
        type="range"
        min={0}
        max={replay.length}
        value={at}
        list={marks}
        aria-valuetext={tellMoment(replay, stops, at)}
        onInput={event => onShow(event.currentTarget.valueAsNumber)}
      />
      <datalist id={marks}>
        {replay.rounds.map(({ entry }) => (
          <option key={entry} value={entry} />
        ))}
      </datalist>
      <span class="figures" aria-hidden="true">
        {words.turn(turnAt(stops, at))}
        <br />
        {at} / {replay.length}
      </span>
    </label>
  );
}

const keyOf = (standpoint: Standpoint): string => String(standpoint);

/** The round, the eyes, the speed. */
function Ways({ model, replay, onShow }: ReelProps & PlaceProps): JSX.Element {
  const words = replayText.value;
  const seats = model.names.value.map((label, seat) => ({ value: seat as Standpoint, label: words.seenBy(label) }));
  const standpoints = [
    ...seats,
    { value: 'outside' as const, label: words.outside },
    ...(model.loaded.value.game.hidesHands ? [{ value: 'open' as const, label: words.open }] : []),
  ];
  const { round } = roundAt(replay, replay.at.value);
  const see = (key: string): void => {
    model.controller.playback.skip();
    replay.see(standpoints.find(({ value }) => keyOf(value) === key)!.value);
  };
  return (
    <div class="replay-bar-ways">
      <Select
        label={words.round}
        options={replay.rounds.map(mark => ({ value: String(mark.round), label: words.roundOf(mark.round) }))}
        value={String(round)}
        onChange={to => onShow(replay.rounds.find(mark => String(mark.round) === to)!.entry)}
      />
      <Select
        label={words.eyes}
        options={standpoints.map(({ value, label }) => ({ value: keyOf(value), label }))}
        value={keyOf(replay.standpoint.value)}
        onChange={see}
      />
      <Select
        label={words.speed}
        options={SPEEDS.map(times => ({ value: String(times), label: `${makeNumber(times)}×` }))}
        value={String(speed.value)}
        onChange={times => {
          speed.value = Number(times);
        }}
      />
    </div>
  );
}

interface JumpProps {
  readonly icon: IconName;
  readonly label: string;
  /** Undefined: there is nothing in that direction. */
  readonly to: number | undefined;
  readonly onShow: (at: number) => void;
}

function Jump({ icon, label, to, onShow }: JumpProps): JSX.Element {
  return (
    <Button look="quiet" label={label} disabled={to === undefined} onClick={() => to !== undefined && onShow(to)}>
      <Icon name={icon} size={24} />
    </Button>
  );
}

import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { OnlineState, SeatClock } from '../../board/source.ts';
import { makeNumber } from '../../text/intl.ts';
import { makePair } from '../../text/phrases.ts';
import { announce } from '../../ui/announcer.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { lazy } from '../../ui/lazy.tsx';
import { sound } from '../../ui/motion/sound.ts';
import { SeatSign } from '../../ui/SeatSign.tsx';
import type { TableModel } from '../model/table-model.ts';
import { loadRestWord } from '../rest/load.ts';
import { tableText } from '../text/index.ts';
import { isRunning, isScarce, leftAt, makeLeft, nowAt } from './clock.ts';
import './clocks.css';

interface Props {
  readonly model: TableModel;
}

const RestWord = lazy(loadRestWord);

const TICK_MS = 500;

/** The server's time, while anything runs. */
const useNow = (online: OnlineState | undefined): number => {
  const now = useSignal(0);
  const runs = online?.clocks?.some(isRunning) ?? false;
  useEffect(() => {
    if (!online || !runs) return;
    const tick = (): void => {
      now.value = nowAt(online);
    };
    const timer = setInterval(tick, TICK_MS);
    return () => clearInterval(timer);
  }, [online, runs]);
  return online ? Math.max(now.value, nowAt(online)) : 0;
};

/** A player with little time left hears it and is told, once a decision. */
const useWarning = (online: OnlineState | undefined, seat: number | null, now: number): void => {
  const warned = useRef<number | null>(null);
  const mine = seat === null ? undefined : online?.clocks?.[seat];
  const isLate = online?.clock && mine ? isScarce(online.clock, mine, now) : false;
  useEffect(() => {
    if (!isLate || !mine || warned.current === mine.since) return;
    warned.current = mine.since;
    const { clocks } = tableText.value.online;
    sound('time');
    announce(clocks.little(makeLeft(leftAt(mine, now), clocks)), 'now');
  }, [isLate, mine?.since]);
};

/** The time of every player, where the table has a clock. */
export function Clocks({ model }: Props): JSX.Element | null {
  const { online, eyes, result, seats } = model.controller.shown.value;
  const now = useNow(online);
  useWarning(online, result ? null : eyes, now);
  const { clocks: words } = tableText.value.online;
  if (!online?.clocks || !online.clock || result) return null;
  const { clock } = online;
  // Bots need no time.
  const people = seats.filter(({ kind, standIn }) => kind === 'person' || standIn);
  const timed = people.flatMap(({ seat }) => {
    const each = online.clocks?.[seat];
    return each ? [{ seat, each }] : [];
  });
  return (
    <ul class="clocks" aria-label={words.title}>
      {timed.map(({ seat, each }) => (
        <li
          key={seat}
          class={`clock ${isRunning(each) ? 'is-running' : ''} ${isScarce(clock, each, now) ? 'is-scarce' : ''}`}
        >
          <SeatSign seat={seat} size={18} />
          <span class="hidden-text">{makePair(model.names.value[seat]!, '')}</span>
          <Left clock={each} now={now} isScarce={isScarce(clock, each, now)} />
          {(each.zone || each.holiday) && <RestWord clock={clock} seat={each} now={now} />}
        </li>
      ))}
    </ul>
  );
}

interface LeftProps {
  readonly clock: SeatClock;
  readonly now: number;
  readonly isScarce: boolean;
}

function Left({ clock, now, isScarce: isLate }: LeftProps): JSX.Element {
  const { clocks: words } = tableText.value.online;
  return (
    <>
      <span class="clock-left figures">{makeLeft(leftAt(clock, now), words)}</span>
      {isRunning(clock) && (
        <>
          <Icon name="clock" size={14} />
          <span class={isLate ? 'clock-word' : 'hidden-text'}>{isLate ? words.scarce : words.running}</span>
        </>
      )}
      {clock.factor !== 1 && (
        <span class="clock-factor figures">
          <span aria-hidden="true">{makeNumber(clock.factor)}×</span>
          <span class="hidden-text">{words.factor(makeNumber(clock.factor))}</span>
        </span>
      )}
    </>
  );
}

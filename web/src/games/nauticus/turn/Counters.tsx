import type { JSX } from 'preact';
import type { BoardProps } from '../../../board/board.ts';
import { settings } from '../../../settings/settings.ts';
import { makeNumber } from '../../../text/intl.ts';
import { Popover } from '../../../ui/Popover.tsx';
import { ReminderLine } from '../../notes/ReminderLine.tsx';
import { BlueWorker, Points, Taler, Worker } from '../art/signs.tsx';
import { decidingOf, seatOf } from '../selectors.ts';
import { COUNTERS, type Count, type Counter, countersOf } from './counts.ts';
import { remindersOf } from './reminders.ts';
import { Standings } from './Standings.tsx';
import './counters.css';

const StorageSign = (): JSX.Element => (
  <svg class="art" viewBox="0 0 24 24" aria-hidden="true">
    <path class="paper" d="M2 4H22V20H2ZM2 12H22M8.7 4V20M15.3 4V20" />
  </svg>
);

const SIGNS: Readonly<Record<Counter, () => JSX.Element>> = {
  workers: () => <Worker />,
  blue: () => <BlueWorker />,
  taler: () => <Taler />,
  storage: () => <StorageSign />,
  now: () => <Points />,
};

/** Where what is counted comes to lie, if it is not called the same. */
const PLACES: Readonly<Partial<Record<Counter, readonly string[]>>> = {
  storage: ['storage', 'stored'],
  now: ['points', 'standing'],
};

/** Counters of the turn's costs and gains so far, and reminders. */
export function Counters(board: BoardProps): JSX.Element {
  const counts = countersOf(board);
  const { counters } = decidingOf(board);
  const { hideStanding } = settings.value;
  return (
    <>
      <ul class="counters" aria-label={counters.label}>
        {COUNTERS.filter(name => name !== 'now' || !hideStanding).map(name => {
          const count = counts[name];
          return count && <CounterItem key={name} board={board} name={name} count={count} />;
        })}
      </ul>
      <ReminderLine reminders={() => remindersOf(board)} switchOff={decidingOf(board).reminders.switchOff} />
    </>
  );
}

interface CounterItemProps {
  readonly board: BoardProps;
  readonly name: Counter;
  readonly count: Count;
}

function CounterItem({ board, name, count: { before, after, limit } }: CounterItemProps): JSX.Element {
  const { counters } = decidingOf(board);
  const spoken = counters.change(counters[name], before, after);
  const isChanged = before !== after;
  const shown = (
    <>
      <span class="counter-sign">{SIGNS[name]()}</span>
      <span class="hidden-text">{limit === null ? spoken : counters.of(spoken, limit)}</span>
      <span class="counter-figures figures" aria-hidden="true">
        {isChanged && name !== 'blue' && <span class="counter-before">{makeNumber(before)}→</span>}
        {makeNumber(after)}
        {limit !== null && !isChanged && <span class="counter-limit">/{limit}</span>}
      </span>
    </>
  );
  return (
    <li
      class={isChanged ? 'is-changed' : ''}
      data-hint={name}
      data-place={(PLACES[name] ?? [name]).map(place => `${place}-${seatOf(board)}`).join(' ')}
    >
      {name === 'now' ? (
        <Popover class="counter counter-rows" button={shown}>
          <Standings board={board} />
        </Popover>
      ) : (
        <span class="counter">{shown}</span>
      )}
    </li>
  );
}

import type { Clock } from '@ankerplatz/protocol';
import type { JSX } from 'preact';
import type { SeatClock } from '../../board/source.ts';
import { makeMoment } from '../../text/intl.ts';
import { makeDay, restOf } from './rest.ts';
import { restText } from './text/index.ts';

interface Props {
  readonly clock: Clock;
  readonly seat: SeatClock;
  readonly now: number;
}

/** Why the clock of a seat stands still, if it does. */
export function RestWord({ clock, seat, now }: Props): JSX.Element | null {
  const rest = restOf(clock, seat, now);
  if (!rest) return null;
  const { sleeps, wakes, away } = restText.value;
  if (rest.kind === 'holiday')
    return (
      <>
        <span class="clock-rest clock-sleeps">{away(makeMoment(rest.until))}</span>
        <span class="clock-rest clock-wakes clock-returns" aria-hidden="true">
          {makeDay(rest.until)}
        </span>
      </>
    );
  return (
    <>
      <span class="clock-rest clock-sleeps">{sleeps(rest.hour)}</span>
      <span class="clock-rest clock-wakes" aria-hidden="true">
        {wakes(rest.hour)}
      </span>
    </>
  );
}

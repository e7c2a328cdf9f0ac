import type { Clock, NewTournament } from '@ankerplatz/protocol';
import type { ComponentChildren, JSX } from 'preact';
import { ClockFields, NumberSelect } from '../../setup/ClockChoice.tsx';
import { SILENCE } from '../../setup/clocks.ts';
import { ownZone } from '../../text/event-time.ts';
import { makeSpan } from '../../text/phrases.ts';
import { tournamentsText } from '../../text/tournaments.ts';
import { timeOf } from '../../ui/device/local-time.ts';
import { Choice } from '../../ui/fields/Choice.tsx';
import { Field } from '../../ui/fields/Field.tsx';
import '../../setup/setup.css';

/** The times of a tournament. */
export interface Times {
  readonly clock: Clock;
  /** `2030-01-01T19:00` by the clock of this browser; '': by hand. */
  readonly startsAt: string;
  readonly showUpMinutes: number;
  /** 0: no limit. */
  readonly roundMinutes: number;
  readonly absent: NewTournament['absent'];
}

const HOUR = 60;
const DAY = 24 * HOUR;
/** Minutes. */
const SHOW_UPS = [2, 5, 10, 15, 30, HOUR, DAY, 2 * DAY, 7 * DAY];
const ROUND_TIMES = [0, 30, 45, HOUR, 90, 2 * HOUR, 3 * HOUR, DAY, 7 * DAY, 14 * DAY, 30 * DAY];
const MINUTE_MS = 60_000;

/** The times as the server takes them; null: a text is no time ahead. */
export const timesOf = (times: Times): Pick<NewTournament, keyof Times> | null => {
  const { clock, startsAt, showUpMinutes, roundMinutes, absent } = times;
  const at = timeOf(startsAt);
  if (startsAt !== '' && (!at || at.getTime() < Date.now())) return null;
  return { clock, absent, showUpMinutes, roundMinutes: roundMinutes || null, startsAt: at?.toISOString() ?? null };
};

interface TimeProps {
  readonly times: Times;
  /** The problem of the start, in a sentence. */
  readonly problem: string | null;
  readonly onChange: (change: Partial<Times>) => void;
}

export function TimeFields({ times, problem, onChange }: TimeProps): JSX.Element {
  const words = tournamentsText.value;
  return (
    <>
      <ClockFields
        timing={{ clock: times.clock, silence: SILENCE }}
        kinds={['live', 'slow']}
        onChange={({ clock }) => onChange({ clock: clock ?? times.clock })}
      />
      <Field
        label={words.startTime}
        hint={words.startTimeHint(ownZone())}
        problem={problem}
        type="datetime-local"
        value={times.startsAt}
        onInput={startsAt => onChange({ startsAt })}
      />
      <Labelled label={words.showUp}>
        <NumberSelect
          label={words.showUp}
          values={SHOW_UPS}
          value={times.showUpMinutes}
          name={minutes => makeSpan(minutes * MINUTE_MS)}
          onChange={showUpMinutes => onChange({ showUpMinutes })}
        />
      </Labelled>
      <Labelled label={words.roundTime}>
        <NumberSelect
          label={words.roundTime}
          values={ROUND_TIMES}
          value={times.roundMinutes}
          name={minutes => (minutes === 0 ? words.noLimit : makeSpan(minutes * MINUTE_MS))}
          onChange={roundMinutes => onChange({ roundMinutes })}
        />
      </Labelled>
      <Choice
        label={words.absent}
        options={(['last', 'bot'] as const).map(value => ({ value, label: words.absents[value] }))}
        value={times.absent}
        onChange={absent => onChange({ absent })}
      />
    </>
  );
}

export function Labelled({
  label,
  children,
}: {
  readonly label: string;
  readonly children: ComponentChildren;
}): JSX.Element {
  return (
    <div class="tournaments-choice">
      <span>{label}</span>
      {children}
    </div>
  );
}

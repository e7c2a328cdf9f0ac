import { isLevel, LEVELS, type Level } from '@ankerplatz/kit';
import type { Clock } from '@ankerplatz/protocol';
import type { JSX } from 'preact';
import { makeNumber } from '../text/intl.ts';
import { makeSpan } from '../text/phrases.ts';
import { text } from '../text/text.ts';
import { Choice } from '../ui/fields/Choice.tsx';
import { Select } from '../ui/fields/Select.tsx';
import {
  BANKS,
  type ClockKind,
  clockOf,
  DAY,
  DAYS,
  FACTORS,
  HOLIDAYS,
  HOURS,
  INCREMENTS,
  isSame,
  LATES,
  MINUTE,
  SECOND,
  SILENCES,
} from './clocks.ts';
import { hoursName } from './names.ts';
import { replaced } from './permute.ts';
import type { Plan } from './plan.ts';

interface ClockProps {
  readonly plan: Plan;
  readonly onChange: (plan: Plan) => void;
}

const KINDS: readonly ClockKind[] = ['none', 'live', 'slow'];

/** The choice of a table's clock, and of how much time each seat has. */
export function ClockChoice({ plan, onChange }: ClockProps): JSX.Element {
  const { clock, silence } = plan;
  return (
    <div class="setup-part">
      <ClockFields timing={{ clock, silence }} onChange={changed => onChange({ ...plan, ...changed })} />
      {clock && <Factors plan={plan} onChange={onChange} />}
    </div>
  );
}

/** The clock of a table; without one, after how many milliseconds a seat is silent. */
export interface Timing {
  readonly clock: Clock | null;
  readonly silence: number;
}

interface ClockFieldsProps {
  readonly timing: Timing;
  /** Clocks that can be chosen; all, if missing. */
  readonly kinds?: readonly ClockKind[];
  readonly onChange: (timing: Timing) => void;
}

/** The fields of a clock, and of what happens when it runs out. */
export function ClockFields({ timing, kinds = KINDS, onChange }: ClockFieldsProps): JSX.Element {
  const { opening } = text.value;
  const { clock, silence } = timing;
  const kind = clock?.kind ?? 'none';
  const change = (changed: Clock | null): void => onChange({ clock: changed, silence });
  return (
    <>
      <Choice
        label={opening.clock}
        options={kinds.map(value => ({ value, label: opening.clocks[value] }))}
        value={kind}
        onChange={value => change(clockOf(value, clock))}
      />
      <p class="field-hint">{opening.clockHints[kind]}</p>
      {clock && (
        <div class="setup-clock">
          <Times clock={clock} onChange={change} />
          <Late clock={clock} onChange={change} />
        </div>
      )}
      {!clock && (
        <div class="setup-clock">
          <TitledNumber
            label={opening.silence}
            values={SILENCES}
            value={silence / MINUTE}
            name={minutes => makeSpan(minutes * MINUTE)}
            onChange={minutes => onChange({ clock, silence: minutes * MINUTE })}
          />
          <p class="field-hint">
            {opening.silenceHint} <a href="/about/house">{opening.houseRules}</a>
          </p>
        </div>
      )}
    </>
  );
}

interface PartProps {
  readonly clock: Clock;
  readonly onChange: (clock: Clock) => void;
}

interface NumberProps {
  readonly label: string;
  readonly values: readonly number[];
  readonly value: number;
  readonly name: (value: number) => string;
  readonly onChange: (value: number) => void;
}

/** A choice among numbers; one that is none of them can be kept. */
export function NumberSelect({ label, values, value, name, onChange }: NumberProps): JSX.Element {
  return (
    <Select
      label={label}
      options={[...new Set([...values, value])].map(each => ({ value: String(each), label: name(each) }))}
      value={String(value)}
      onChange={chosen => onChange(Number(chosen))}
    />
  );
}

function TitledNumber(props: NumberProps): JSX.Element {
  return (
    <div>
      <p class="setup-label">{props.label}</p>
      <NumberSelect {...props} />
    </div>
  );
}

type SlowClock = Extract<Clock, { kind: 'slow' }>;

/** The index of a clock's hours among those that can be chosen; the first: all day. */
const hoursIndex = ({ hours }: SlowClock): number => (hours ? HOURS.findIndex(each => isSame(each, hours)) : 0);

const withHours = ({ hours: _, ...clock }: SlowClock, index: number): SlowClock => {
  const hours = index > 0 ? HOURS[index] : undefined;
  return { ...clock, ...(hours && { hours }) };
};

const withHolidays = ({ holidays: _, ...clock }: SlowClock, days: number): SlowClock => {
  const holidays = days === 3 || days === 7 || days === 14 ? days : undefined;
  return { ...clock, ...(holidays && { holidays }) };
};

function Times({ clock, onChange }: PartProps): JSX.Element {
  const { opening } = text.value;
  if (clock.kind === 'slow')
    return (
      <>
        <TitledNumber
          label={opening.move}
          values={DAYS}
          value={clock.move / DAY}
          name={opening.days}
          onChange={days => onChange({ ...clock, move: days * DAY })}
        />
        <TitledNumber
          label={opening.hours}
          values={HOURS.map((_, index) => index)}
          value={hoursIndex(clock)}
          name={index => (index === 0 ? opening.allDay : hoursName(HOURS[index]!))}
          onChange={index => onChange(withHours(clock, index))}
        />
        <TitledNumber
          label={opening.holidays}
          values={HOLIDAYS}
          value={clock.holidays ?? 0}
          name={days => (days === 0 ? opening.noHolidays : opening.days(days))}
          onChange={days => onChange(withHolidays(clock, days))}
        />
        {clock.hours && <p class="field-hint setup-late">{opening.hoursHint}</p>}
      </>
    );
  return (
    <>
      <TitledNumber
        label={opening.bank}
        values={BANKS}
        value={clock.bank / MINUTE}
        name={opening.minutes}
        onChange={minutes => onChange({ ...clock, bank: minutes * MINUTE })}
      />
      <TitledNumber
        label={opening.increment}
        values={INCREMENTS}
        value={clock.increment / SECOND}
        name={opening.seconds}
        onChange={seconds => onChange({ ...clock, increment: seconds * SECOND })}
      />
    </>
  );
}

function Late({ clock, onChange }: PartProps): JSX.Element {
  const { opening, levels } = text.value;
  const level: Level = isLevel(clock.level) ? clock.level : LEVELS[0];
  return (
    <>
      <div class="setup-late">
        <p class="setup-label">{opening.late}</p>
        <Select
          label={opening.late}
          options={LATES.map(value => ({ value, label: opening.lates[value] }))}
          value={clock.late}
          onChange={late => onChange({ ...clock, late })}
        />
      </div>
      {clock.late !== 'end' && (
        <div>
          <p class="setup-label">{opening.lateLevel}</p>
          <Select
            label={opening.lateLevel}
            options={LEVELS.map(value => ({ value, label: levels[value] }))}
            value={level}
            onChange={chosen => onChange({ ...clock, level: chosen })}
          />
        </div>
      )}
    </>
  );
}

/** Rarely wanted, and agreed on before the game. */
function Factors({ plan, onChange }: ClockProps): JSX.Element {
  const { opening, signs } = text.value;
  return (
    <details class="setup-factors">
      <summary>{opening.factors}</summary>
      <p class="field-hint">{opening.factorsHint}</p>
      <div class="setup-clock">
        {plan.seats.map((planned, seat) =>
          isLevel(planned) ? null : (
            <TitledNumber
              key={String(seat)}
              label={opening.factorOf(signs[seat]!)}
              values={FACTORS}
              value={plan.factors[seat] ?? 1}
              name={factor => opening.factor(makeNumber(factor))}
              onChange={factor => onChange({ ...plan, factors: replaced(plan.factors, seat, factor) })}
            />
          ),
        )}
      </div>
    </details>
  );
}

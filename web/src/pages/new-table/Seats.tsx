import { LEVELS } from '@ankerplatz/kit';
import type { JSX } from 'preact';
import { LONGEST_NAME } from '../../net/me.ts';
import { replaced } from '../../setup/permute.ts';
import { kindOfPlan, type Plan, type PlannedSeat, withSeat } from '../../setup/plan.ts';
import { text } from '../../text/text.ts';
import { Select } from '../../ui/fields/Select.tsx';
import { SeatSign } from '../../ui/SeatSign.tsx';

interface SeatsProps {
  readonly plan: Plan;
  /** My name; empty if I have none yet. */
  readonly myName: string;
  readonly onChange: (plan: Plan) => void;
}

/** The choice of who sits where. */
export function Seats({ plan, myName, onChange }: SeatsProps): JSX.Element {
  const { opening } = text.value;
  return (
    <fieldset class="setup-part">
      <legend>{opening.seats}</legend>
      <ol class="setup-seats">
        {plan.seats.map((_, seat) => (
          <SeatRow key={String(seat)} plan={plan} seat={seat} myName={myName} onChange={onChange} />
        ))}
      </ol>
    </fieldset>
  );
}

function SeatRow({ plan, seat, myName, onChange }: SeatsProps & { readonly seat: number }): JSX.Element {
  const { opening, levels, signs } = text.value;
  const planned = plan.seats[seat]!;
  const sign = signs[seat]!;
  const options = [
    { value: 'me' as PlannedSeat, label: opening.me },
    { value: 'person' as PlannedSeat, label: opening.person, disabled: planned === 'me' },
    ...LEVELS.map(level => ({ value: level as PlannedSeat, label: levels[level], disabled: planned === 'me' })),
  ];
  const hasName = plan.place === 'device' && (planned === 'me' || planned === 'person');
  const role = roleOf(plan, seat);
  return (
    <li class="setup-seat">
      <SeatSign seat={seat} size={36} />
      <div class="setup-seat-fields">
        <Select
          label={opening.seat(sign)}
          options={options}
          value={planned}
          onChange={wanted => onChange(withSeat(plan, seat, wanted))}
        />
        {hasName && (
          <input
            class="setup-name"
            aria-label={opening.nameOf(sign)}
            placeholder={(planned === 'me' && myName) || opening.unnamed(seat + 1)}
            value={plan.names[seat]}
            maxLength={LONGEST_NAME}
            autocomplete="off"
            onInput={event => onChange({ ...plan, names: replaced(plan.names, seat, event.currentTarget.value) })}
          />
        )}
      </div>
      {role && <span class="setup-role">{opening[role]}</span>}
    </li>
  );
}

/** In a game of partners: what a seat is to mine. */
const roleOf = (plan: Plan, seat: number): 'partner' | 'opponent' | null => {
  const { sides } = kindOfPlan(plan);
  const mine = plan.seats.indexOf('me');
  const isTeamGame = new Set(sides).size < sides.length;
  if (!isTeamGame || seat === mine) return null;
  return sides[seat] === sides[mine] ? 'partner' : 'opponent';
};

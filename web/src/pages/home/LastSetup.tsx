import { isLevel } from '@ankerplatz/kit';
import type { JSX } from 'preact';
import { kindOfPlan, type Plan } from '../../setup/plan.ts';
import { Emblem } from '../../shell/Emblem.tsx';
import { makeList } from '../../text/phrases.ts';
import { text } from '../../text/text.ts';
import { Icon } from '../../ui/Icon.tsx';
import './last-setup.css';

/** All other seats: bots by their levels, then how many people. */
const companyOf = ({ seats }: Plan): string => {
  const { home, levels } = text.value;
  const bots = seats.filter(isLevel).map(level => levels[level]);
  const people = seats.filter(seat => seat === 'person').length;
  return makeList([...bots, ...(people > 0 ? [home.people(people)] : [])]);
};

interface LastProps {
  readonly plan: Plan;
  readonly busy: boolean;
  readonly onPlay: () => void;
}

/** On a later visit: what was played last, by one tap. */
export function LastSetup({ plan, busy, onPlay }: LastProps): JSX.Element {
  const { home, games, kinds } = text.value;
  const kind = kindOfPlan(plan).id as keyof typeof kinds;
  const place = plan.place === 'device' ? home.lastDevice : home.lastOnline;
  return (
    <button type="button" class="last-setup" aria-busy={busy} disabled={busy} onClick={onPlay}>
      <span class="last-emblem">
        <Emblem game={plan.game} isSmall />
      </span>
      <span class="last-setup-words">
        <strong>{home.last}</strong>
        <span>
          {games[plan.game].name}, {kinds[kind]}, {home.lastWith(companyOf(plan))}, {place}
        </span>
      </span>
      <Icon name="play" size={28} />
    </button>
  );
}

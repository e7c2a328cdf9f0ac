import type { Clock } from '@ankerplatz/protocol';
import type { JSX } from 'preact';
import { ClockFields } from '../opening/ClockChoice.tsx';
import { text } from '../text/text.ts';
import { Icon } from '../ui/Icon.tsx';
import '../opening/opening.css';

interface ClockSettingProps {
  readonly clock: Clock | null;
  readonly onChange: (clock: Clock | null) => void;
}

/** Until the game begins the table owner may keep time otherwise; everybody sees at once what holds. */
export function ClockSetting({ clock, onChange }: ClockSettingProps): JSX.Element {
  return (
    <details class="waiting-clock">
      <summary>
        <Icon name="clock" size={18} /> {text.value.waiting.changeClock}
      </summary>
      <ClockFields clock={clock} onChange={onChange} />
    </details>
  );
}

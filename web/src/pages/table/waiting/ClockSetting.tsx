import type { Clock } from '@ankerplatz/protocol';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { ClockFields } from '../../../setup/ClockChoice.tsx';
import { text } from '../../../text/text.ts';
import { Icon } from '../../../ui/Icon.tsx';
import '../../../setup/setup.css';

interface ClockSettingProps {
  readonly clock: Clock | null;
  /** Whether it was done. */
  readonly onChange: (clock: Clock | null) => Promise<boolean>;
}

/** Until the game begins the table owner may keep time otherwise; everybody sees at once what holds. */
export function ClockSetting({ clock, onChange }: ClockSettingProps): JSX.Element {
  const shown = useSignal(clock);
  useEffect(() => {
    shown.value = clock;
  }, [JSON.stringify(clock)]);
  const change = async (wanted: Clock | null): Promise<void> => {
    shown.value = wanted;
    if (!(await onChange(wanted))) shown.value = clock;
  };
  return (
    <details class="waiting-clock">
      <summary>
        <Icon name="clock" size={18} /> {text.value.waiting.changeClock}
      </summary>
      <ClockFields clock={shown.value} onChange={wanted => void change(wanted)} />
    </details>
  );
}

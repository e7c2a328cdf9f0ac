import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { ClockFields, type Timing } from '../../../setup/ClockChoice.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import '../../../setup/setup.css';
import { waitingText } from './text/index.ts';

interface ClockSettingProps {
  readonly timing: Timing;
  /** Answers whether the change was made. */
  readonly onChange: (timing: Timing) => Promise<boolean>;
}

/** Until the game begins the table owner may keep time otherwise; everybody sees at once what holds. */
export function ClockSetting({ timing, onChange }: ClockSettingProps): JSX.Element {
  const shown = useSignal(timing);
  useEffect(() => {
    shown.value = timing;
  }, [JSON.stringify(timing)]);
  const change = async (wanted: Timing): Promise<void> => {
    shown.value = wanted;
    if (!(await onChange(wanted))) shown.value = timing;
  };
  return (
    <details class="waiting-clock">
      <summary>
        <Icon name="clock" size={18} /> {waitingText.value.changeClock}
      </summary>
      <ClockFields timing={shown.value} onChange={wanted => void change(wanted)} />
    </details>
  );
}

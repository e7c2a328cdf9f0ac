import type { JSX } from 'preact';
import { change, settings } from '../../settings/settings.ts';
import { Icon } from '../../ui/Icon.tsx';
import './reminders.css';

interface ReminderLineProps {
  /** The most urgent first. */
  readonly reminders: () => readonly string[];
  readonly switchOff: string;
}

/** The most urgent one in one line, and a button to be spared all of them. */
export function ReminderLine({ reminders, switchOff }: ReminderLineProps): JSX.Element {
  const [line] = settings.value.reminders ? reminders() : [];
  return (
    <div class="reminders" role="status">
      {line !== undefined && (
        <p class="reminder">
          <span class="reminder-text">{line}</span>
          <button
            type="button"
            class="reminder-off"
            aria-label={switchOff}
            title={switchOff}
            onClick={() => change({ reminders: false })}
          >
            <Icon name="close" size={16} />
          </button>
        </p>
      )}
    </div>
  );
}

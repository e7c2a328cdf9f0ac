import type { EventPage, NoticeWays } from '@ankerplatz/protocol';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { eventsApi } from '../../net/api/events.ts';
import { api } from '../../net/api.ts';
import type { Answer } from '../../net/http.ts';
import { needMe } from '../../net/me.ts';
import { eventsText } from '../../text/events.ts';
import { Button } from '../../ui/Button.tsx';
import { Switch } from '../../ui/fields/Switch.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { toast } from '../../ui/Toast.tsx';

interface AttendanceProps {
  readonly event: EventPage;
  /** The event is read again. */
  readonly onDone: () => Promise<void>;
}

const isSomewhere = ({ devices, webhook, mail }: NoticeWays): boolean =>
  devices > 0 || webhook !== null || mail?.isConfirmed === true;

/** Whether one comes, and whether one wants to be reminded. */
export function Attendance({ event, onDone }: AttendanceProps): JSX.Element {
  const words = eventsText.value;
  const isBusy = useSignal(false);
  const { id, isComing, coming, most, isOver, isCancelled } = event;
  const isAhead = !isOver && !isCancelled;
  const carryOut = async (work: Answer): Promise<void> => {
    isBusy.value = true;
    const done = await work;
    if (!done.ok) toast(done.error.message, { look: 'warning' });
    await onDone();
    isBusy.value = false;
  };
  const come = async (): Promise<void> => {
    if (await needMe()) await carryOut(eventsApi.come(id, false));
  };
  const isFull = most !== null && coming >= most;
  return (
    <section class="events-attendance">
      {isComing && isAhead && (
        <p class="events-coming" role="status">
          <Icon name="check" /> {words.isComing}
        </p>
      )}
      <div class="events-buttons">
        {isAhead && !isComing && !isFull && (
          <Button look="main" busy={isBusy.value} onClick={come}>
            {words.come}
          </Button>
        )}
        {isAhead && !isComing && isFull && <p>{words.full}</p>}
        <a class="button" href={eventsApi.calendarOf(id)} download>
          {words.calendar}
        </a>
        {isAhead && isComing && (
          <Button look="quiet" busy={isBusy.value} onClick={() => carryOut(eventsApi.stayAway(id))}>
            {words.stayAway}
          </Button>
        )}
      </div>
      {isAhead && isComing && (
        <Reminder isOn={event.remind} onChange={remind => void carryOut(eventsApi.come(id, remind))} />
      )}
    </section>
  );
}

interface ReminderProps {
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** Only people who get notices somewhere can be reminded. */
function Reminder({ isOn, onChange }: ReminderProps): JSX.Element | null {
  const words = eventsText.value;
  const ways = useSignal<NoticeWays | null>(null);
  useEffect(() => {
    void api.notices().then(found => {
      if (found.ok) ways.value = found.value;
    });
  }, []);
  if (ways.value === null) return null;
  if (isSomewhere(ways.value))
    return <Switch label={words.remind} hint={words.remindHint} checked={isOn} onChange={onChange} />;
  return (
    <p class="events-note">
      {words.noWays} <a href="/settings">{words.toSettings}</a>
    </p>
  );
}

import type { ClubEvent } from '@ankerplatz/protocol';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { eventsApi } from '../../net/api/events.ts';
import { addressOf } from '../../shell/routes.ts';
import { startOf } from '../../text/event-time.ts';
import { text } from '../../text/text.ts';
import './next-event.css';

/** The next event of the club in a line, if there is one. */
export function NextEvent(): JSX.Element | null {
  const next = useSignal<ClubEvent | null>(null);
  useEffect(() => {
    void eventsApi.list().then(found => {
      if (found.ok) next.value = found.value.events.find(({ isCancelled }) => !isCancelled) ?? null;
    });
  }, []);
  const event = next.value;
  return (
    event && (
      <p class="next-event">
        <a href={addressOf({ page: 'events', id: event.id, part: null })}>
          {text.value.home.nextEvent(event.name, startOf(event.startsAt))}
        </a>
      </p>
    )
  );
}

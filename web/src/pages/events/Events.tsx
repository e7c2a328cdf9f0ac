import type { ClubEvent, EventList } from '@ankerplatz/protocol';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { eventsApi } from '../../net/api/events.ts';
import { me } from '../../net/me.ts';
import { addressOf } from '../../shell/routes.ts';
import { Shell } from '../../shell/Shell.tsx';
import { ownZone, spanIn } from '../../text/event-time.ts';
import { eventsText } from '../../text/events.ts';
import { text } from '../../text/text.ts';
import { ChangedEvent, NewEvent } from './EventForm.tsx';
import { EventPage } from './EventPage.tsx';
import '../../ui/listing.css';
import './events.css';

interface EventsProps {
  readonly id: string | null;
  readonly part: 'new' | 'change' | null;
}

/** Loaded when it is first shown, with its words. */
export const loadEvents = async () => {
  await eventsText.load();
  return Events;
};

/** Events of the club: all, one, or the form of one. */
export function Events({ id, part }: EventsProps): JSX.Element {
  if (part === 'new') return <NewEvent />;
  if (id === null) return <AllEvents key={me.value?.id} />;
  return part === 'change' ? <ChangedEvent key={id} id={id} /> : <EventPage key={id} id={id} />;
}

function AllEvents(): JSX.Element {
  const words = eventsText.value;
  const list = useSignal<EventList | null>(null);
  const problem = useSignal<string | null>(null);
  useEffect(() => {
    void eventsApi.list().then(found => {
      if (found.ok) list.value = found.value;
      else problem.value = found.error.message;
    });
  }, []);
  return (
    <Shell title={words.title} width="narrow">
      <div class="events">
        <h1>{words.title}</h1>
        <p>
          <a href={addressOf({ page: 'tournaments', id: null, part: null })}>{words.tournaments}</a>
        </p>
        {problem.value && <p role="alert">{problem.value}</p>}
        {list.value === null && !problem.value && <p role="status">{text.value.home.loading}</p>}
        {list.value?.events.length === 0 && <p>{words.none}</p>}
        <ul class="listing">
          {list.value?.events.map(event => (
            <EventLine key={event.id} event={event} />
          ))}
        </ul>
        {(list.value?.events.length ?? 0) > 0 && <p class="events-note">{words.yourZone(ownZone())}</p>}
        {list.value?.mayAnnounce && (
          <p>
            <a class="button button-main" href={addressOf({ page: 'events', id: null, part: 'new' })}>
              {words.announce}
            </a>
          </p>
        )}
      </div>
    </Shell>
  );
}

function EventLine({ event }: { readonly event: ClubEvent }): JSX.Element {
  const words = eventsText.value;
  return (
    <li>
      <a class="listing-item" href={addressOf({ page: 'events', id: event.id, part: null })}>
        <strong>
          <bdi>{event.name}</bdi>
        </strong>
        <span>{spanIn(ownZone(), event)}</span>
        {event.place !== '' && <bdi>{event.place}</bdi>}
        <span class={event.isCancelled ? 'events-off' : 'events-note'}>
          {event.isCancelled ? words.off : words.coming(event.coming, event.most)}
        </span>
      </a>
    </li>
  );
}

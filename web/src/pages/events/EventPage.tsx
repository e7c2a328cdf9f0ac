import type { EventPage as EventFacts } from '@ankerplatz/protocol';
import { BOARD_GAME_IDS, isBoardGameId } from '@ankerplatz/registry/lazy';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { eventsApi } from '../../net/api/events.ts';
import { club } from '../../net/club.ts';
import { me } from '../../net/me.ts';
import { linkTo } from '../../net/site.ts';
import { Note } from '../../shell/Note.tsx';
import { addressOf } from '../../shell/routes.ts';
import { ShareLink } from '../../shell/ShareLink.tsx';
import { Shell } from '../../shell/Shell.tsx';
import { isSameTime, ownZone, spanIn } from '../../text/event-time.ts';
import { eventsText } from '../../text/events.ts';
import { makeList } from '../../text/phrases.ts';
import { text } from '../../text/text.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { MemberSign } from '../../ui/MemberSign.tsx';
import { toast } from '../../ui/Toast.tsx';
import { Attendance } from './Attendance.tsx';

/** An event: when and where, who comes, and what one may do about it. */
export function EventPage({ id }: { readonly id: string }): JSX.Element {
  const page = useSignal<EventFacts | null>(null);
  const problem = useSignal<string | null>(null);
  const reads = useRef(0);
  const read = async (): Promise<void> => {
    const mine = ++reads.current;
    const found = await eventsApi.event(id);
    // An answer is old that was asked for before the visitor came in, or signed up.
    if (mine !== reads.current) return;
    if (found.ok) page.value = found.value;
    else problem.value = found.error.message;
  };
  useEffect(() => void read(), [me.value?.id]);
  if (problem.value !== null) return <Note sentence={problem.value} />;
  const event = page.value;
  return (
    <Shell title={event?.name ?? eventsText.value.title} width="narrow">
      {event ? (
        <article class="events">
          <Head event={event} />
          <Attendance event={event} onDone={read} />
          <Comers event={event} />
          {!event.isOver && !event.isCancelled && <Around event={event} onDone={read} />}
        </article>
      ) : (
        <p role="status">{text.value.home.loading}</p>
      )}
    </Shell>
  );
}

/** An empty line begins a paragraph. */
const paragraphsOf = (words: string): readonly string[] => words.split(/\n\s*\n/).filter(part => part.trim() !== '');

const nameOf = (game: string): string => (isBoardGameId(game) ? text.value.games[game].name : game);

function Head({ event }: { readonly event: EventFacts }): JSX.Element {
  const words = eventsText.value;
  const { name, startsAt, zone, place, games, isOver, isCancelled } = event;
  const isElsewhere = !isSameTime(ownZone(), zone, startsAt);
  return (
    <>
      <header>
        <p class="events-way">
          <a href={addressOf({ page: 'events', id: null, part: null })}>{words.title}</a>
        </p>
        <h1>
          <bdi>{name}</bdi>
        </h1>
        {isCancelled && <p class="events-off">{words.cancelled}</p>}
        {isOver && !isCancelled && <p class="events-note">{words.over}</p>}
      </header>
      <dl class="events-facts">
        <div>
          <dt>{words.when}</dt>
          <dd>
            {spanIn(ownZone(), event)}
            <span class="events-note">{words.yourZone(ownZone())}</span>
            {isElsewhere && <span class="events-note">{words.atPlace(spanIn(zone, event), zone)}</span>}
          </dd>
        </div>
        {place !== '' && (
          <div>
            <dt>{words.place}</dt>
            <dd>{/^https?:\/\/\S+$/.test(place) ? <PlaceLink place={place} /> : <bdi>{place}</bdi>}</dd>
          </div>
        )}
        {games.length > 0 && (
          <div>
            <dt>{words.games}</dt>
            <dd>{makeList(games.map(nameOf))}</dd>
          </div>
        )}
      </dl>
      {paragraphsOf(event.text).map((paragraph, index) => (
        <p key={String(index)} class="events-text">
          {paragraph}
        </p>
      ))}
    </>
  );
}

function PlaceLink({ place }: { readonly place: string }): JSX.Element {
  return (
    <a href={place} rel="noreferrer nofollow ugc" target="_blank">
      {place}
    </a>
  );
}

function Comers({ event }: { readonly event: EventFacts }): JSX.Element {
  const words = eventsText.value;
  const { people, coming, most } = event;
  const hidden = coming - people.length;
  return (
    <section aria-labelledby="events-people">
      <h2 id="events-people">{words.people}</h2>
      <p class="events-note">{words.coming(coming, most)}</p>
      <ul class="listing-people">
        {people.map((person, index) => (
          <li key={String(index)}>
            <bdi>{person.name}</bdi>
            <MemberSign of={person} />
          </li>
        ))}
        {hidden > 0 && <li>{words.hidden(hidden)}</li>}
      </ul>
    </section>
  );
}

interface AroundProps {
  readonly event: EventFacts;
  readonly onDone: () => Promise<void>;
}

/** Acts around an event that is ahead. */
function Around({ event, onDone }: AroundProps): JSX.Element {
  const words = eventsText.value;
  const games = event.games.length > 0 ? event.games.filter(isBoardGameId) : BOARD_GAME_IDS;
  return (
    <>
      <section aria-labelledby="events-play">
        <h2 id="events-play">{words.play}</h2>
        <div class="events-buttons">
          {games.map(game => (
            <a key={game} class="button" href={addressOf({ page: 'new', game, device: false, isPublic: true })}>
              {words.openTable(nameOf(game))}
            </a>
          ))}
          <a class="button button-quiet" href={addressOf({ page: 'tv' })}>
            {words.tv}
          </a>
        </div>
        <p class="events-note">{words.tvHint}</p>
      </section>
      <Share event={event} />
      {event.mayChange && <Acts event={event} onDone={onDone} />}
    </>
  );
}

/** Where newcomers need an invitation, a link made by a member who may invite holds one, where no server is told. */
const linkOf = ({ id, invitation }: EventFacts): string => {
  const isAsked = club.value?.registration === 'invitation' && invitation !== undefined;
  const hash = isAsked ? `#invitation=${encodeURIComponent(invitation)}` : '';
  return linkTo(addressOf({ page: 'events', id, part: null }) + hash);
};

function Share({ event }: { readonly event: EventFacts }): JSX.Element {
  const words = eventsText.value;
  const link = linkOf(event);
  return (
    <section aria-labelledby="events-share">
      <h2 id="events-share">{words.share}</h2>
      <p>{link.includes('#') ? words.shareInvited : words.shareHint}</p>
      <ShareLink link={link} label={words.share} shared={{ title: event.name }} />
    </section>
  );
}

function Acts({ event, onDone }: AroundProps): JSX.Element {
  const words = eventsText.value;
  const isAsked = useSignal(false);
  const cancel = async (): Promise<void> => {
    isAsked.value = false;
    const done = await eventsApi.cancel(event.id);
    if (!done.ok) toast(done.error.message, { look: 'warning' });
    await onDone();
  };
  return (
    <div class="events-buttons">
      <a class="button" href={addressOf({ page: 'events', id: event.id, part: 'change' })}>
        {words.change}
      </a>
      <Button look="quiet" onClick={() => (isAsked.value = true)}>
        {words.cancel}
      </Button>
      {isAsked.value && (
        <Dialog title={words.cancelTitle} onClose={() => (isAsked.value = false)}>
          <p>{words.cancelHint}</p>
          <div class="dialog-actions">
            <Button look="quiet" onClick={() => (isAsked.value = false)}>
              {text.value.ui.cancel}
            </Button>
            <Button look="danger" onClick={cancel}>
              {words.cancel}
            </Button>
          </div>
        </Dialog>
      )}
    </div>
  );
}

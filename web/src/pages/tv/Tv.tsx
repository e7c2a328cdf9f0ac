import type { ClubEvent, Lobby } from '@ankerplatz/protocol';
import { type Signal, useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { eventsApi } from '../../net/api/events.ts';
import { announcement, clubName, readClub } from '../../net/club.ts';
import { connection } from '../../net/connection.ts';
import { findSite, linkTo } from '../../net/site.ts';
import { addressOf } from '../../shell/routes.ts';
import { useTitle } from '../../shell/title.ts';
import { startOf } from '../../text/event-time.ts';
import { makePair } from '../../text/phrases.ts';
import { tvText } from '../../text/tv-page.ts';
import { useWakefulness } from '../../ui/device/use-wakefulness.ts';
import { Icon } from '../../ui/Icon.tsx';
import { QR } from '../../ui/QR.tsx';
import { chooseTable, type Shown } from './choose.ts';
import { ShownGame } from './ShownGame.tsx';
import './tv.css';

/** Milliseconds between two looks at what is worth showing, and at what is announced. */
const LOOK_MS = 5000;
const EVENTS_MS = 10_000;
/** How long the result of a game stays. */
const RESULT_MS = 20_000;

const useEvents = (): readonly ClubEvent[] => {
  const events = useSignal<readonly ClubEvent[]>([]);
  useEffect(() => {
    const read = async (): Promise<void> => {
      const found = await eventsApi.list();
      if (found.ok) events.value = found.value.events.filter(({ isCancelled }) => !isCancelled);
    };
    void read();
    const timer = setInterval(() => void read(), EVENTS_MS);
    return () => clearInterval(timer);
  }, []);
  return events.value;
};

/** The table on the screen; one whose game has ended stays until its result was read. */
const useShown = (): Shown | null => {
  const shown: Signal<Shown | null> = useSignal<Shown | null>(null);
  useEffect(() => {
    let lobby: Lobby | null = null;
    let leftAt: number | null = null;
    const look = (): void => {
      if (!lobby) return;
      const before = shown.peek();
      const isRunning = lobby.running.some(({ id }) => id === before?.table);
      leftAt = before && !isRunning ? (leftAt ?? Date.now()) : null;
      if (leftAt !== null && Date.now() - leftAt < RESULT_MS) return;
      shown.value = chooseTable(lobby.running, before, Date.now());
    };
    const unwatch = connection.watchLobby(now => {
      lobby = now;
      look();
    });
    const timer = setInterval(look, LOOK_MS);
    return () => {
      unwatch();
      clearInterval(timer);
    };
  }, []);
  return shown.value;
};

/** Loaded when it is first shown, with its words. */
export const loadTv = async () => {
  await tvText.load();
  return Tv;
};

/** A page for a projector: a public game, large, which changes by itself. There is nothing to press. */
function Tv(): JSX.Element {
  const words = tvText.value;
  useTitle(words.title);
  useWakefulness();
  useEffect(() => {
    void readClub();
    void findSite();
  }, []);
  const shown = useShown();
  const events = useEvents();
  const [next] = events;
  return (
    <div class="tv">
      <main id="content" class="tv-main">
        {shown ? (
          <ShownGame key={shown.table} id={shown.table}>
            <Code address="/" words={words.join} />
          </ShownGame>
        ) : (
          <Idle events={events} />
        )}
      </main>
      <footer class="tv-foot">
        <p class="tv-club">
          <Icon name="anchor" size={40} /> <span>{clubName()}</span>
        </p>
        <div class="tv-news">
          {connection.state.value === 'lost' && <p role="status">{words.lost}</p>}
          {announcement.value && <p class="tv-announced">{announcement.value.text}</p>}
          {shown && next && (
            <p>
              {makePair(words.next, '')}
              <bdi>{next.name}</bdi>, {startOf(next.startsAt)}
            </p>
          )}
        </div>
      </footer>
    </div>
  );
}

function Code({ address, words }: { readonly address: string; readonly words: string }): JSX.Element {
  const link = linkTo(address);
  return (
    <div class="tv-code">
      <p>
        {words}
        <span class="tv-address">{link.replace(/^https?:\/\//, '').replace(/\/$/, '')}</span>
      </p>
      <QR address={link} label={words} />
    </div>
  );
}

/** While nobody plays: what is ahead, and the way in. */
function Idle({ events }: { readonly events: readonly ClubEvent[] }): JSX.Element {
  const words = tvText.value;
  const [next] = events;
  const address = next ? addressOf({ page: 'events', id: next.id, part: null }) : '/';
  return (
    <div class="tv-idle">
      <div>
        <h1>{clubName()}</h1>
        <p class="tv-soft">{words.idle}</p>
        {next && <h2>{words.events}</h2>}
        <ul>
          {events.slice(0, 3).map(event => (
            <li key={event.id}>
              <strong>
                <bdi>{event.name}</bdi>
              </strong>
              <span>{startOf(event.startsAt)}</span>
              {event.place !== '' && <bdi class="tv-soft">{event.place}</bdi>}
            </li>
          ))}
        </ul>
      </div>
      <Code address={address} words={next ? words.joinEvent : words.join} />
    </div>
  );
}

import type { Language } from '@ankerplatz/kit';
import type { ClubEvent, Coming, EventChange, EventList, EventPage, NewEvent } from '@ankerplatz/protocol';
import { type Appointment, calendarFile } from '@ankerplatz/protocol/calendar';
import { GAME_IDS, isGameId } from '@ankerplatz/registry';
import { type Identity, shownName } from '../accounts/identity.ts';
import { readLine, readText } from '../http/plain-text.ts';
import type { EventNews } from '../notices/service.ts';
import { Problem, wrongField } from '../problem.ts';
import { randomCode, randomId } from '../random.ts';
import { isZone } from '../tables/model/hours.ts';
import type { DueComer, EventFields, EventRow, EventStore } from './store.ts';

export interface ClubEventsParts {
  readonly store: EventStore;
  readonly isAdministrator: (identity: string) => Promise<boolean>;
  /** Whether members announce events here, too. */
  readonly areMembersAnnouncers: () => Promise<boolean>;
  /** Whether the news have arrived somewhere, or there is nowhere to send them. */
  readonly tell: (identity: string, language: Language, news: EventNews) => Promise<boolean>;
}

/** Events ahead, of all and of one member. */
const MOST_AHEAD = 100;
const MOST_EACH = 5;
/** How far ahead an event may be. */
const FARTHEST_MS = 2 * 366 * 86_400_000;
const USUAL_MINUTES = 180;
/** 100 bits: nobody guesses it. */
const INVITATION_GROUPS = 5;
/** Told at once, and seconds until it is tried again, by the number of tries. */
const AT_ONCE = 16;
const AGAIN_S = [30, 120, 600];

const isAhead = (time: number): boolean => time > Date.now() && time < Date.now() + FARTHEST_MS;

/** Refuses what is no event; texts come back as they are kept. */
const checked = (fields: EventFields, before?: EventRow): EventFields => {
  const startsAt = new Date(fields.startsAt);
  const isMoved = before?.startsAt.getTime() !== startsAt.getTime();
  if (isMoved && !isAhead(startsAt.getTime())) throw wrongField('startsAt', { is: 'ahead', years: 2 });
  if (!isZone(fields.zone)) throw wrongField('zone', { is: 'zone' });
  if (!fields.games.every(isGameId)) throw wrongField('games', { is: 'choice', values: GAME_IDS });
  const name = readLine('name', fields.name);
  if (name === '') throw wrongField('name', { is: 'length', least: 1 });
  const texts = { name, text: readText('text', fields.text), place: readLine('place', fields.place) };
  return { ...fields, ...texts, startsAt: startsAt.toISOString() };
};

const fieldsOf = ({ name, text, startsAt, minutes, zone, place, games, most }: EventRow): EventFields => ({
  ...{ name, text, startsAt: startsAt.toISOString(), minutes, zone, place, games, most },
});

const shown = (row: EventRow): ClubEvent => {
  const { id, coming, isCancelled } = row;
  return { id, ...fieldsOf(row), coming, isCancelled };
};

/** Events of the club: who announces them, who comes, and who is told. */
export class ClubEvents {
  private readonly store: EventStore;

  constructor(private readonly parts: ClubEventsParts) {
    this.store = parts.store;
  }

  async list(by: Identity | null): Promise<EventList> {
    const [rows, mayAnnounce] = await Promise.all([this.store.ahead(), this.mayAnnounce(by)]);
    return { events: rows.map(shown), mayAnnounce };
  }

  /** For administrators: also those that are over. */
  async all(): Promise<ClubEvent[]> {
    return (await this.store.all()).map(shown);
  }

  async page(id: string, by: Identity | null, language: Language): Promise<EventPage> {
    const row = await this.row(id);
    const [people, own, mayChange] = await Promise.all([
      this.store.people(id, by?.id ?? null),
      by ? this.store.comer(id, by.id) : undefined,
      this.mayChange(row, by),
    ]);
    return {
      ...shown(row),
      people: people.map(({ name, isMember }) => ({ name: shownName(name, language), ...(isMember && { isMember }) })),
      isOver: row.isOver,
      isComing: own !== undefined,
      remind: own?.remind ?? false,
      mayChange,
      ...(mayChange && { invitation: row.invitation }),
    };
  }

  /** The file that calendars read; `at` is the address of its page. */
  async calendar(id: string, at: string): Promise<string> {
    const { name, startsAt, ...row } = await this.row(id);
    const { text, minutes, place, isCancelled, sequence } = row;
    const appointment: Appointment = {
      ...{ id: `${id}@${new URL(at).hostname}`, title: name, url: at, at: startsAt.toISOString() },
      ...{ text, minutes, place, isCancelled, sequence },
    };
    return calendarFile(appointment);
  }

  async announce(by: Identity, wish: NewEvent): Promise<string> {
    if (!(await this.mayAnnounce(by))) throw new Problem('may-not-announce');
    const fields = checked({ text: '', minutes: USUAL_MINUTES, place: '', games: [], most: null, ...wish });
    const isAdministrator = await this.parts.isAdministrator(by.id);
    const { all, own } = await this.store.countAhead(by.id);
    if (all >= MOST_AHEAD) throw new Problem('too-many-events', { most: MOST_AHEAD });
    if (!isAdministrator && own >= MOST_EACH) throw new Problem('too-many-events', { most: MOST_EACH });
    const id = randomId();
    await this.store.add(id, by.id, randomCode(INVITATION_GROUPS), fields);
    return id;
  }

  async change(id: string, by: Identity, change: EventChange): Promise<void> {
    const row = await this.requireMine(id, by);
    if (row.isCancelled) throw new Problem('event-cancelled');
    if (row.isOver) throw new Problem('event-over');
    await this.store.change(id, now => checked({ ...fieldsOf(now), ...change }, now));
  }

  /** Cannot be undone. */
  async cancel(id: string, by: Identity): Promise<void> {
    const row = await this.requireMine(id, by);
    if (row.isOver) throw new Problem('event-over');
    await this.store.cancel(id);
  }

  /** Deletes the event with all who come. Whether that is allowed is asked before. */
  async remove(id: string): Promise<void> {
    if (!(await this.store.remove(id))) throw new Problem('no-such-event');
  }

  async come(id: string, identity: string, { remind = false }: Coming): Promise<void> {
    const problem = await this.store.come(id, identity, remind);
    if (problem === 'event-full') throw new Problem(problem, { most: (await this.row(id)).most ?? 0 });
    if (problem) throw new Problem(problem);
  }

  /** People who do not come anyway are not refused. */
  async stayAway(id: string, identity: string): Promise<void> {
    await this.row(id);
    await this.store.stayAway(id, identity);
  }

  /** Whether the invitation to an event lets a newcomer in. */
  isInvitation(invitation: string): Promise<boolean> {
    return this.store.isInvitation(invitation);
  }

  /** Tells who asked for it; any server may. */
  async tellAll(): Promise<void> {
    for (let due: readonly DueComer[] = await this.store.claim(AT_ONCE); due.length > 0; ) {
      await Promise.all(due.map(comer => this.tell(comer)));
      due = await this.store.claim(AT_ONCE);
    }
  }

  private async tell(comer: DueComer): Promise<void> {
    const { identity, language, isTrue, attempts, event, reason, name, startsAt, zone, place } = comer;
    const again = AGAIN_S[attempts - 1];
    const news = { reason, event, name, startsAt, zone, place };
    const isDone = !isTrue || (await this.parts.tell(identity, language, news)) || again === undefined;
    if (isDone) await this.store.told(comer);
    else await this.store.again(comer, again);
  }

  private async row(id: string): Promise<EventRow> {
    const row = await this.store.event(id);
    if (!row) throw new Problem('no-such-event');
    return row;
  }

  private async mayAnnounce(by: Identity | null): Promise<boolean> {
    if (!by || by.login === null) return false;
    return (await this.parts.areMembersAnnouncers()) || this.parts.isAdministrator(by.id);
  }

  private async mayChange({ announcedBy }: EventRow, by: Identity | null): Promise<boolean> {
    return by !== null && (announcedBy === by.id || (await this.parts.isAdministrator(by.id)));
  }

  private async requireMine(id: string, by: Identity): Promise<EventRow> {
    const row = await this.row(id);
    if (!(await this.mayChange(row, by))) throw new Problem('not-your-event');
    return row;
  }
}

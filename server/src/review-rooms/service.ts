import type { Language } from '@ankerplatz/kit';
import type { ReviewRoom, RoomShown } from '@ankerplatz/protocol';
import { shownPerson } from '../accounts/identity.ts';
import { readSaid } from '../chat/service.ts';
import { Problem, wrongField } from '../problem.ts';
import { randomId } from '../random.ts';
import type { Visitor } from '../tables/model/access.ts';
import type { Tables } from '../tables/service.ts';
import type { RoomLines } from './lines.ts';
import type { ReviewRoomStore, RoomRow, RoomVisit } from './store.ts';

export type { RoomRow };

/** A visitor who wants to see a finished game: by its table, or by a link to the game. */
export interface GameVisitor extends Visitor {
  readonly key?: string | undefined;
}

const MINUTE = 60_000;
const EMPTY_MINUTES = 30;
const LONGEST_MS = 12 * 60 * MINUTE;
const MOST = { each: 5, game: 20, all: 2000 };
const MOST_PEOPLE = 50;

const BEGINNING: RoomShown = { entry: 0, branch: null, marks: [] };

/** A room as a person may read it: without messages of people they have muted. */
export const roomFor = (row: RoomRow, identity: string | null, language: Language): ReviewRoom => ({
  ...{ id: row.id, table: row.table, number: row.number },
  leader: shownPerson({ id: row.leader, name: row.leaderName, isMember: row.isLeaderMember }, language),
  people: row.people.map(person => shownPerson(person, language)),
  shown: row.shown,
  messages: row.messages
    .filter(({ mutedBy }) => identity === null || !mutedBy.includes(identity))
    .map(({ message, identity: id, name, isMember, text, at }) => ({
      ...{ message, person: shownPerson({ id, name, isMember }, language), text, at: new Date(at).toISOString() },
    })),
  emptyMinutes: EMPTY_MINUTES,
  closesAt: new Date(row.openedAt.getTime() + LONGEST_MS).toISOString(),
});

/** Rooms in which people look at a finished game together. */
export class ReviewRooms {
  constructor(
    private readonly store: ReviewRoomStore,
    private readonly tables: Tables,
    private readonly lines: RoomLines,
    /** Milliseconds: a person who gives no sign of life for so long has gone, and another leads in their place. */
    private readonly patience: number,
  ) {}

  /** On a finished game that this visitor may see. */
  async open(visitor: GameVisitor & { identity: string }, table: string, number: number): Promise<string> {
    const { entries } = await this.tables.reading.record(visitor, table, number, visitor.key);
    const { identity } = visitor;
    const room = { id: randomId(), table, number, length: entries.length, identity, shown: BEGINNING };
    const id = await this.store.open(room, MOST);
    if (id === undefined) throw new Problem('too-many-rooms');
    return id;
  }

  /** Visitors who may see the game may see the room. */
  async look(visitor: GameVisitor, id: string): Promise<RoomRow> {
    const row = await this.read(id);
    if (!row) throw new Problem('no-such-room');
    await this.tables.reading.record(visitor, row.table, row.number, visitor.key);
    return row;
  }

  async read(id: string): Promise<RoomRow | undefined> {
    return this.store.room(id, this.patience);
  }

  async join(visit: RoomVisit): Promise<void> {
    if (await this.store.join(visit, this.patience, MOST_PEOPLE)) return;
    if (!(await this.read(visit.room))) throw new Problem('no-such-room');
    throw new Problem('room-full', { most: MOST_PEOPLE });
  }

  async leave(visit: RoomVisit): Promise<void> {
    await this.store.leave(visit);
  }

  /** Notes that these people are in their rooms through this server. */
  async beat(visits: readonly RoomVisit[]): Promise<void> {
    await this.store.beat(visits, this.patience);
  }

  async show(visit: RoomVisit, shown: RoomShown): Promise<void> {
    const { length, table, number } = await this.led(visit);
    if (shown.entry > length) throw wrongField('entry', { is: 'range', least: 0, most: length });
    await this.lines.require(visit.room, shown, () => this.tables.reading.recordOf(table, number));
    if (!(await this.store.show(visit.room, visit.identity, shown))) throw new Problem('not-leading');
  }

  async handOn(visit: RoomVisit, next: string): Promise<void> {
    await this.led(visit);
    if (!(await this.store.handOn(visit.room, visit.identity, next, this.patience)))
      throw new Problem('no-such-person');
  }

  async close(visit: RoomVisit): Promise<void> {
    await this.led(visit);
    if (!(await this.store.close(visit.room, visit.identity))) throw new Problem('not-leading');
  }

  async say(visit: RoomVisit, said: string, request: string): Promise<number> {
    const text = readSaid(said, 'text');
    if (!(await this.read(visit.room))) throw new Problem('no-such-room');
    if (!(await this.store.isIn(visit, this.patience))) throw new Problem('not-in-room');
    if (await this.store.isSilenced(visit.identity)) throw new Problem('silenced');
    return this.store.say(visit, text, request);
  }

  /** For the administrator to read, also when the room is gone; what one may not read one may not report. */
  async report(
    visitor: GameVisitor & { identity: string },
    id: string,
    message: number,
    reason: string,
  ): Promise<void> {
    const read = reason === '' ? '' : readSaid(reason, 'reason');
    const { messages } = await this.look(visitor, id);
    const said = messages.find(each => each.message === message && !each.mutedBy.includes(visitor.identity));
    if (!said) throw new Problem('no-such-message');
    await this.store.report(randomId(), { room: id, identity: visitor.identity }, message, read);
  }

  async expire(): Promise<void> {
    await this.store.expire(EMPTY_MINUTES * MINUTE, LONGEST_MS);
  }

  private async led({ room, identity }: RoomVisit): Promise<RoomRow> {
    const row = await this.read(room);
    if (!row) throw new Problem('no-such-room');
    if (row.leader !== identity) throw new Problem('not-leading');
    return row;
  }
}

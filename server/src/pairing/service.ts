import { randomInt } from 'node:crypto';
import type { Language } from '@ankerplatz/kit';
import type { Clock, NewSeek, NewTable, Pace, Person, Seeks } from '@ankerplatz/protocol';
import { ratingKey, ratingKindOf } from '@ankerplatz/protocol/rating-kinds';
import { reachAfter } from '@ankerplatz/protocol/strength';
import { shownPerson } from '../accounts/identity.ts';
import { hashOf } from '../accounts/secrets.ts';
import { Problem } from '../problem.ts';
import { randomId } from '../random.ts';
import { ratingAt } from '../rating-points.ts';
import { levelOf } from '../tables/model/levels.ts';
import type { WishRow } from '../tables/model/rows.ts';
import { type PairedPeople, type Seating, seekable } from '../tables/seats/seating.ts';
import { groupsOf } from './groups.ts';
import type { PairableSeek, Reservation } from './rows.ts';
import { keyOf, SeekList } from './seek-list.ts';
import { SharedReading } from './shared-reading.ts';
import type { PairingStore } from './store.ts';

export interface PairingParts {
  readonly store: PairingStore;
  readonly seating: Seating;
  /** The board of this server. */
  readonly withBoard: (wish: NewTable) => Promise<NewTable>;
  /** Told of a seek that may be paired. */
  readonly hasCome: () => void;
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** The clocks by pace, and how long people may take to sit down. */
const PLAYED: Readonly<Record<Pace, { readonly clock: Clock; readonly wait: number }>> = {
  live: {
    clock: { kind: 'live', bank: 20 * MINUTE, increment: 20_000, late: 'stand-in', level: 'mate' },
    wait: 30_000,
  },
  slow: { clock: { kind: 'slow', move: 2 * DAY, late: 'stand-in', level: 'mate' }, wait: 2 * DAY },
};

/** Any order is as likely as any other. */
const shuffled = <T>(items: readonly T[]): T[] => {
  const mixed = [...items];
  for (let last = mixed.length - 1; last > 0; last--) {
    const other = randomInt(last + 1);
    [mixed[last], mixed[other]] = [mixed[other]!, mixed[last]!];
  }
  return mixed;
};

/** Brings people together who look for opponents. */
export class Pairing {
  private readonly store: PairingStore;
  private readonly reading = new SharedReading(async () => new SeekList(await this.store.all()));

  constructor(private readonly parts: PairingParts) {
    this.store = parts.store;
  }

  all(): Promise<SeekList> {
    return this.reading.read();
  }

  async seeks(identity: string | null, language: Language): Promise<Seeks> {
    return (await this.all()).for(identity, language);
  }

  /** Another seek than before begins to wait anew. `from`: the address of the request. */
  async seek(
    identity: string,
    pace: Pace,
    { bots, rated = false, likeStrength: likesStrength = false, ...wanted }: NewSeek,
    from: string,
  ): Promise<void> {
    const { game } = wanted;
    if (rated && bots) throw new Problem('rated-bots');
    if (rated && !(await this.store.isMember(identity))) throw new Problem('rated-members');
    const { wish, seats } = seekable(wanted);
    const level = bots ? levelOf(game, bots.level, 'bots.level') : null;
    const before = await this.store.find(identity, pace);
    if (before && keyOf({ ...before, pace }) !== keyOf({ game, wish, pace, rated }))
      await this.withdraw(identity, pace);
    const openedFrom = hashOf(`address ${from}`);
    const ratingKind = ratingKey(ratingKindOf({ game, ...wish }, pace));
    const botsIn = bots?.after ?? null;
    await this.store.put({
      ...{ identity, pace, game, wish, seats, botsIn, level, openedFrom, rated, likesStrength, ratingKind },
    });
    this.parts.hasCome();
  }

  /** A seat that was kept is given back; the others wait again. */
  async withdraw(identity: string, pace: Pace): Promise<void> {
    const seek = await this.store.find(identity, pace);
    await this.store.remove(identity, pace);
    if (seek?.table) await this.settle(seek.table);
  }

  /** Notes that these people are on a page of this server. */
  async beat(identities: readonly string[]): Promise<void> {
    await this.store.beat(identities);
  }

  async leave(identity: string): Promise<void> {
    await this.store.leave(identity);
  }

  /** Pairs whom it can, and opens their tables with it: nobody is asked to a table that is not there. False if another server is at it. */
  async pair(): Promise<boolean> {
    return this.store.pair(async (waiting, blocks, client) => {
      const groups = groupsOf(waiting.map(withReach), blocks).map(({ seeks, bots }) => tableFor(seeks, bots));
      if (groups.length === 0) return [];
      const tables = groups.map(async ({ table }) => ({ ...table, wish: await this.parts.withBoard(table.wish) }));
      await this.parts.seating.openPaired(await Promise.all(tables), client);
      return groups.flatMap(({ kept }) => kept);
    });
  }

  /** Whether nobody looks for anybody, nor is to meet at a table. */
  isIdle(): Promise<boolean> {
    return this.store.isEmpty();
  }

  /** Deals with tables at which people play by now, or do not, and with people who have gone. */
  async tidy(): Promise<void> {
    await this.store.expire();
    await this.store.finish();
    for (const table of await this.store.settled()) await this.settle(table);
  }

  private async settle(table: string): Promise<void> {
    const found = await this.parts.seating.dissolve(table);
    if (found?.isBegun) await this.store.finish();
    else {
      await this.store.release(table, found?.seated ?? null);
      this.parts.hasCome();
    }
  }

  async blocked(identity: string, language: Language): Promise<Person[]> {
    return (await this.store.blocked(identity)).map(person => shownPerson(person, language));
  }

  async block(identity: string, blocked: string): Promise<void> {
    if (!(await this.store.block(identity, blocked))) throw new Problem('no-such-person');
  }

  async unblock(identity: string, blocked: string): Promise<void> {
    await this.store.unblock(identity, blocked);
  }
}

/** A seek with how far the rating of others may be from its own, after it has waited so long. */
const withReach = (seek: PairableSeek) => ({
  ...seek,
  rating: ratingAt(seek.mu),
  reach: seek.likesStrength ? reachAfter(seek.pace, seek.waited) : null,
});

const askedFor = ({ game, wish, pace, rated }: PairableSeek): NewTable => ({
  ...{ game, ...(wish as Pick<WishRow, 'players' | 'variant'>), rated },
  ...{ visibility: 'public', spectators: true, clock: PLAYED[pace].clock },
});

/** The first who came owns the table; the lot decides the seats. */
const tableFor = (
  seeks: readonly PairableSeek[],
  bots: number,
): { readonly table: PairedPeople; readonly kept: readonly Reservation[] } => {
  const first = seeks[0]!;
  const id = randomId();
  const level = seeks.find(seek => seek.level !== null)?.level ?? 'mate';
  const seats = shuffled([
    ...seeks.map(({ identity }) => ({ keptFor: identity })),
    ...Array.from({ length: bots }, () => ({ level })),
  ]);
  const kept = seeks.map(({ identity, pace }) => ({
    ...{ identity, pace, table: id, wait: PLAYED[pace].wait },
    seat: seats.findIndex(seat => 'keptFor' in seat && seat.keptFor === identity),
  }));
  const { identity: owner, openedFrom } = first;
  return { table: { id, wish: askedFor(first), seats, owner, openedFrom }, kept };
};

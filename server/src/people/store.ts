import type { Person, Shown, ShownChange } from '@ankerplatz/protocol';
import type { Pool } from 'pg';
import { isMember } from '../accounts/member.ts';
import { audienceOf, isUnblocked, metBy, showsGamesTo } from '../accounts/shown-games.ts';
import { follows, identities, presences } from '../database/schema.ts';
import { columnsOf, computed, into, row, rowsOf, sql } from '../database/sql.ts';

export interface PersonRow {
  readonly id: string;
  readonly name: string;
  readonly isMember: boolean;
  /** `2026-11` */
  readonly since: string;
  readonly isFollowed: boolean;
  readonly isHere: boolean;
  readonly showsGames: boolean;
}

const MOST_FOUND = 20;
/** A presence that was not renewed for so long is over: its server was killed. */
const LASTS = `interval '25 seconds'`;

const i = columnsOf(identities, 'i');
const own = columnsOf(identities, 'own');
const f = columnsOf(follows, 'f');
const back = columnsOf(follows, 'back');
const h = columnsOf(presences, 'h');
/** Of the table that a statement changes. */
const [identity, follow, presence] = [columnsOf(identities), columnsOf(follows), columnsOf(presences)];

/** Of $1 and i, neither has blocked the other, and i has not left. */
const IS_THERE = `${i.deletedAt} is null and ${isUnblocked(i, '$1')}`;

/** Whether $1 may see i here: both follow each other, both show it. */
const IS_HERE = computed<boolean>(`(${i.showsPresence}
  and exists (select from identities own where ${own.id} = $1 and ${own.showsPresence})
  and exists (select from follows f where ${f.identity} = $1 and ${f.followed} = ${i.id})
  and exists (select from follows back where ${back.identity} = ${i.id} and ${back.followed} = $1)
  and exists (select from presences h where ${h.identity} = ${i.id} and ${h.seenAt} > now() - ${LASTS}))`);

const PERSON = sql`
  with ${metBy('$1')}
  select ${row({
    ...{ id: i.id, name: i.name, isMember: isMember(i), showsGames: showsGamesTo(i, '$1'), isHere: IS_HERE },
    since: computed<string>(`to_char(${i.createdAt} at time zone 'utc', 'YYYY-MM')`),
    isFollowed: computed<boolean>(
      `exists (select from follows f where ${f.identity} = $1 and ${f.followed} = ${i.id})`,
    ),
  })}
  from identities i where ${i.id} = $2 and ${IS_THERE}`;

const FOLLOW = `
  insert into ${into(follows, 'identity', 'followed')}
  select $1, $2 where (select count(*) from follows f where ${f.identity} = $1 and ${f.followed} <> $2) < $3
  on conflict (${follow.identity}, ${follow.followed}) do update set ${follow.followed} = $2`;

const UNFOLLOW = `delete from follows where ${follow.identity} = $1 and ${follow.followed} = $2`;

const FOLLOWED = sql`
  select ${row({ id: i.id, name: i.name, isMember: isMember(i), isHere: IS_HERE })}
  from follows f join identities i on ${i.id} = ${f.followed}
  where ${f.identity} = $1 and ${IS_THERE} order by ${IS_HERE} desc, lower(${i.name}), ${i.id}`;

const SEARCH = sql`
  select ${row({ id: i.id, name: i.name, isMember: isMember(i) })} from identities i
  where ${i.foldedName} like $2 and ${i.isFindable} and ${i.id} <> $1 and ${IS_THERE}
  order by ${i.foldedName}, ${i.id} limit ${MOST_FOUND}`;

const SHOWN = row({
  games: audienceOf(identity),
  presence: identity.showsPresence,
  findable: identity.isFindable,
  ratings: identity.showsRatings,
});

const SHOWN_OF = sql`select ${SHOWN} from identities where ${identity.id} = $1`;

const SHOW = sql`
  update identities set ${identity.showsGames} = coalesce($2, ${identity.showsGames}),
    ${identity.showsRecord} = coalesce($2 <> 'nobody', ${identity.showsRecord}),
    ${identity.showsPresence} = coalesce($3, ${identity.showsPresence}),
    ${identity.isFindable} = coalesce($4, ${identity.isFindable}),
    ${identity.showsRatings} = coalesce($5, ${identity.showsRatings})
  where ${identity.id} = $1 returning ${SHOWN}`;

/** Of those who show it. What servers have left that were killed goes with it. */
const NOTE = `
  with gone as (delete from presences where ${presence.seenAt} < now() - interval '5 minutes')
  insert into ${into(presences, 'identity', 'server')}
  select ${i.id}, $2 from identities i where ${i.id} = any($1) and ${i.showsPresence} and ${i.deletedAt} is null
  on conflict (${presence.identity}, ${presence.server}) do update set ${presence.seenAt} = now()`;

const LEAVE = `delete from presences where ${presence.server} = $1 and ${presence.identity} = $2`;

const LEAVE_ALL = `delete from presences where ${presence.server} = $1`;

const FORGET = `delete from presences where ${presence.identity} = $1`;

/** Text as the beginning of what `like` finds. */
const beginningWith = (text: string): string => `${text.replaceAll(/[\\%_]/g, '\\$&')}%`;

/** SQL of people: what they show, whom they follow, who is here. */
export class PeopleStore {
  constructor(
    private readonly pool: Pool,
    /** The name of this server. */
    private readonly server: string,
  ) {}

  /** As `by` may see the person; undefined where they may not. */
  async person(by: string, id: string): Promise<PersonRow | undefined> {
    return (await rowsOf(this.pool, PERSON, [by, id], 'person'))[0];
  }

  /** False where `by` follows too many. */
  async follow(by: string, id: string, most: number): Promise<boolean> {
    return (await this.pool.query(FOLLOW, [by, id, most])).rowCount === 1;
  }

  async unfollow(by: string, id: string): Promise<void> {
    await this.pool.query(UNFOLLOW, [by, id]);
  }

  /** People whom `by` follows, those online first. */
  async followed(by: string): Promise<(Person & { readonly isHere: boolean })[]> {
    return rowsOf(this.pool, FOLLOWED, [by]);
  }

  async search(by: string, foldedName: string): Promise<Person[]> {
    return rowsOf(this.pool, SEARCH, [by, beginningWith(foldedName)]);
  }

  async shown(identity: string): Promise<Shown> {
    return (await rowsOf(this.pool, SHOWN_OF, [identity]))[0]!;
  }

  async show(identity: string, { games, presence: isShown, findable, ratings }: ShownChange): Promise<Shown> {
    const values = [identity, games ?? null, isShown ?? null, findable ?? null, ratings ?? null];
    return (await rowsOf(this.pool, SHOW, values))[0]!;
  }

  async note(people: readonly string[]): Promise<void> {
    await this.pool.query({ name: 'note-presences', text: NOTE, values: [people, this.server] });
  }

  async leave(id: string): Promise<void> {
    await this.pool.query(LEAVE, [this.server, id]);
  }

  async leaveAll(): Promise<void> {
    await this.pool.query(LEAVE_ALL, [this.server]);
  }

  async forget(id: string): Promise<void> {
    await this.pool.query(FORGET, [id]);
  }
}

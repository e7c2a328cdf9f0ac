import { BlockList, isIPv4, isIPv6 } from 'node:net';
import type { Ban, NewBan } from '@ankerplatz/protocol';
import type { Pool } from 'pg';
import type { App } from '../app-type.ts';
import { DatabaseClock } from '../database/clock.ts';
import { bans, identities } from '../database/schema.ts';
import { WHISPERS } from '../database/server-channel.ts';
import { columnsOf, computed, into, orNull, row, rowsOf, sql } from '../database/sql.ts';
import { Problem, wrongField } from '../problem.ts';
import { randomId } from '../random.ts';
import { CATALOGUES } from '../text/catalogues.ts';

declare module 'fastify' {
  interface FastifyInstance {
    readonly bans: Bans;
  }
}

interface BanRow extends Omit<Ban, 'at' | 'until'> {
  readonly at: Date;
  readonly until: Date;
}

/** A ban as requests are held against it. */
interface Held extends BanRow {
  readonly addresses: BlockList | null;
}

const b = columnsOf(bans, 'b');
const i = columnsOf(identities, 'i');

const SELECT = sql`
  select ${row({
    ...{ id: b.id, person: b.identity, name: orNull(i.name), range: computed<string | null>(`text(${b.range})`) },
    ...{ reason: b.reason, at: b.at, until: b.until },
  })}
  from bans b left join identities i on ${i.id} = ${b.identity} where ${b.until} > now() order by ${b.at} desc, ${b.id}`;

const CHANGED = `select pg_notify('${WHISPERS}', '{"club":true}') from changed`;

const ADD = `
  with changed as (
    insert into ${into(bans, 'id', 'identity', 'range', 'reason', 'until')}
    select $1, $2, network($3::inet), $4, now() + $5 * interval '1 day'
    where $2::text is null or exists (select from identities i where ${i.id} = $2 and ${i.deletedAt} is null) returning 1
  ) ${CHANGED}`;

const LIFT = `with changed as (delete from bans b where ${b.id} = $1 returning 1) ${CHANGED}`;

const RANGE = /^([0-9a-f.:]+)(?:\/(\d{1,3}))?$/i;

/** The addresses of a range such as 203.0.113.0/24; undefined for what is none. */
const addressesIn = (range: string): BlockList | undefined => {
  const [, address = '', bits] = RANGE.exec(range) ?? [];
  const family = isIPv4(address) ? 'ipv4' : isIPv6(address) ? 'ipv6' : undefined;
  const most = family === 'ipv4' ? 32 : 128;
  const prefix = bits === undefined ? most : Number(bits);
  if (!family || prefix < 1 || prefix > most) return undefined;
  const list = new BlockList();
  list.addSubnet(address, prefix, family);
  return list;
};

const isIn = (addresses: BlockList, ip: string): boolean => {
  if (ip === '') return false;
  const plain = ip.replace(/^::ffff:(?=\d+\.)/i, '');
  return addresses.check(plain, isIPv4(plain) ? 'ipv4' : 'ipv6');
};

const bodyOf = ({ at, until, ...row }: BanRow): Ban => ({
  ...row,
  at: at.toISOString(),
  until: until.toISOString(),
});

/**
 * People and addresses that the administrator has shut out for a time. Read once, and again when any server says that
 * something has changed.
 */
export class Bans {
  private held: Promise<readonly Held[]> | undefined;

  constructor(
    private readonly pool: Pool,
    private readonly clock = new DatabaseClock(pool),
  ) {}

  forget(): void {
    this.held = undefined;
  }

  async list(): Promise<Ban[]> {
    return (await rowsOf(this.pool, SELECT)).map(bodyOf);
  }

  /** Refuses administrators who would shut themselves out. */
  async add({ person, range, reason, days }: NewBan, by: { id: string; ip: string }): Promise<{ id: string }> {
    if ((person === undefined) === (range === undefined)) throw wrongField('person', { is: 'present' });
    const addresses = range === undefined ? null : addressesIn(range);
    if (addresses === undefined) throw wrongField('range', { is: 'form', pattern: '203.0.113.0/24' });
    if (person === by.id) throw wrongField('person', { is: 'other' });
    if (addresses && isIn(addresses, by.ip)) throw wrongField('range', { is: 'other' });
    const id = randomId();
    const { rowCount } = await this.pool.query(ADD, [id, person ?? null, range ?? null, reason, days]);
    if (rowCount === 0) throw new Problem('no-such-person');
    this.forget();
    return { id };
  }

  async lift(id: string): Promise<void> {
    const { rowCount } = await this.pool.query(LIFT, [id]);
    if (rowCount === 0) throw new Problem('no-such-ban');
    this.forget();
  }

  /** The ban of a person or address. */
  async against(identity: string | null, ip: string): Promise<Pick<Ban, 'reason' | 'until'> | undefined> {
    this.held ??= this.read();
    const reading = this.held;
    const held = await reading.catch(error => {
      if (this.held === reading) this.held = undefined;
      throw error;
    });
    const now = await this.clock.now();
    const found = held.find(
      ({ person, addresses, until }) =>
        until.getTime() > now && ((identity !== null && person === identity) || (addresses && isIn(addresses, ip))),
    );
    return found && { reason: found.reason, until: found.until.toISOString() };
  }

  private async read(): Promise<readonly Held[]> {
    const rows = await rowsOf(this.pool, SELECT);
    return rows.map(row => ({ ...row, addresses: row.range === null ? null : (addressesIn(row.range) ?? null) }));
  }
}

/** Refuses banned people and addresses, with the reason; administrators are never shut out. */
export const refuseBanned = (app: App): void => {
  app.addHook('onRequest', async ({ identity, ip }) => {
    const ban = await app.bans.against(identity?.id ?? null, ip);
    if (!ban) return;
    if (identity && (await app.administration.isAdministrator(identity.id))) return;
    const until = ban.until.slice(0, 16).replace('T', ' ');
    throw new Problem('banned', {
      say: language => `${CATALOGUES[language].words.banned(until)} ${ban.reason}`.trim(),
    });
  });
};

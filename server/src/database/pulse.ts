import { EventEmitter } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from 'pg';
import { IN_USE } from './in-use.ts';
import { outages, servers, tables } from './schema.ts';
import { columnsOf, computed, into, listOf, NOW, object, row, rowsOf, sql, valueFrom } from './sql.ts';

/** Between two signs of life, and after how long without one a server cannot serve, in milliseconds. Where others can, it is known sooner. */
const ALONE = { every: 1000, late: 3000 };
const AMONG_OTHERS = { every: 300, late: 1200 };
/** Milliseconds without a sign of life of any server after which nobody could play. */
const OUTAGE_MS = 3000;

const [server, outage, table] = [columnsOf(servers), columnsOf(outages), columnsOf(tables)];
const o = columnsOf(servers, 'o');

/** The address of a server that has stopped. */
const GONE = '';

/** SQL that is true while some server gives signs of life: else nobody's time may run out. */
export const SOMEBODY_SERVES = `exists (
  select from servers o where ${o.seenAt} > now() - ${OUTAGE_MS} * interval '1 millisecond')`;

/** SQL: whether a server gives no signs of life any more; of a former release nobody knows. */
export const isSilent = (id: string): string => `exists (
  select from servers o where ${o.id} = ${id} and ${o.seenAt} < now() - ${AMONG_OTHERS.late} * interval '1 millisecond')`;

/** Connections of servers that listen to this database. */
const LISTENERS = `(select count(*)::int from pg_locks
  where locktype = 'advisory' and objid = ${IN_USE} and database = (select oid from pg_database where datname = current_database()))`;

/** Milliseconds of an outage. */
const LASTED = `extract(epoch from n.ended_at - n.began_at) * 1000`;

/**
 * A sign of life, which is written as a move is. The first after an outage notes it, once however many servers come back, and whatever would have
 * run out since it began runs out as much later.
 */
const BEAT = sql`
  with last as (select max(${server.seenAt}) as at from servers), noted as (
    insert into ${into(outages, 'beganAt', 'endedAt')}
    select last.at, now() from last where last.at < now() - ${String(OUTAGE_MS)} * interval '1 millisecond'
    on conflict do nothing returning ${outage.beganAt}, ${outage.endedAt}
  ), later as (
    update tables set ${table.dueAt} = ${table.dueAt} + (n.ended_at - n.began_at),
      ${table.seal} = case when ${table.seal} is not null
        then jsonb_set(${table.seal}, '{until}', to_jsonb((${table.seal}->>'until')::float8 + ${LASTED})) end
    from noted n
    where ${table.dueAt} > n.began_at
      and (${table.status} = 'running' and ${table.clock} is not null or ${table.seal} is not null)
  ), seen as (
    insert into ${into(servers, 'id', 'address', 'seenAt')} values ($1, $2, now())
    on conflict (${server.id}) do update set ${server.address} = $2, ${server.seenAt} = now()
  ), gone as (
    delete from servers where ${server.seenAt} < now() - interval '1 hour' and ${server.id} <> $1
  )
  select ${row({
    outages: computed<number>('((select count(*) from outages) + (select count(*) from noted))::int'),
    listeners: computed<number>(LISTENERS),
    others: valueFrom(
      listOf(object({ id: o.id, address: o.address }), o.id),
      `from servers o where ${o.id} <> $1 and ${o.seenAt} > ${NOW} - interval '10 seconds'
        and ${o.address} is distinct from ''`,
    ),
  })}`;

/** A server that runs beside this one. */
export interface OtherServer {
  readonly id: string;
  readonly address: string | null;
}

/** The programs that run on a database beside this server. */
export interface Census {
  readonly others: readonly OtherServer[];
  /** On how many connections servers listen, this one included: those of former releases are not among the others. */
  readonly listeners: number;
}

interface Events {
  census: [Census];
  /** The database takes what is written again, after it did not for a while. */
  recovered: [];
  /** An outage was noted, by any server. */
  outage: [];
}

/** Signs of life of this server: whether it can serve, who else does, and when nobody could. */
export class Pulse extends EventEmitter<Events> {
  private readonly stopping = new AbortController();
  private running: Promise<void> | undefined;
  /** The time of the last sign of life, by this process's clock. */
  private at = Number.NEGATIVE_INFINITY;
  private outages: number | undefined;
  private pace = ALONE;
  private address: string | null = null;

  constructor(
    /** A pool of its own, so that a sign of life waits for no other query. */
    private readonly pool: Pool,
    /** The name of this server. */
    readonly id: string,
    private readonly log: FastifyBaseLogger,
  ) {
    super();
  }

  /** Whether nothing can be written. */
  get isLate(): boolean {
    return performance.now() - this.at > this.pace.late;
  }

  /** Resolves after the first sign. `address`: where other servers reach this one. */
  async start(address: string | null): Promise<void> {
    this.address = address;
    await this.beat();
    this.running = this.run();
  }

  async stop(): Promise<void> {
    this.stopping.abort();
    await this.running;
    if (this.outages === undefined) return;
    this.address = GONE;
    await this.beat();
  }

  private async run(): Promise<void> {
    const { signal } = this.stopping;
    while (!signal.aborted) {
      await sleep(this.pace.every, undefined, { signal, ref: false }).catch(() => undefined);
      if (!signal.aborted) await this.beat();
    }
  }

  private async beat(): Promise<void> {
    try {
      const [beat] = await rowsOf(this.pool, BEAT, [this.id, this.address], 'pulse');
      this.hear(beat!);
    } catch (error) {
      this.log.warn({ err: error }, 'no sign of life could be given');
    }
  }

  private hear({ others, listeners, ...beat }: Census & { readonly outages: number }): void {
    const wasLate = this.outages !== undefined && this.isLate;
    const isNew = this.outages !== undefined && beat.outages > this.outages;
    this.at = performance.now();
    this.outages = beat.outages;
    if (wasLate) this.emit('recovered');
    if (isNew) this.emit('outage');
    this.pace = others.length > 0 ? AMONG_OTHERS : ALONE;
    this.emit('census', { others, listeners });
  }
}

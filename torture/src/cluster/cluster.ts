import type { ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { connect } from '@ankerplatz/server/database/connect';
import { ask } from '@ankerplatz/server/testing/request';
import { Service, untilOpen } from '../servers/service.ts';
import { DatabaseNode } from './database-node.ts';
import { deployed, settingsIn } from './deployment.ts';
import { doorIn } from './enclosure.ts';
import { Machine } from './machine.ts';
import { programOf } from './needs.ts';
import { Network } from './network.ts';
import { ServerNode } from './server-node.ts';

/** Databases, servers and the proxy among themselves; the proxy, the servers and people. */
const [BACK, FRONT] = ['10.24.0', '10.24.1'];
const HOSTS = { proxy: 10, db: 11, server: 21 };
const COUNT = 3;
const PORT = 3000;
const POLL_MS = 100;
const READY_WITHIN_MS = 180_000;
const STEADY_MS = 3000;

/** A member of the database as Patroni sees it. */
interface Member {
  readonly name: string;
  readonly role: 'leader' | 'sync_standby' | 'replica' | 'standby_leader';
  readonly state: string;
  readonly timeline?: number;
}

/** Standbys that have all that their leader has, but for a moment. */
const STANDBYS = `select from pg_stat_replication
  where state = 'streaming' and pg_wal_lsn_diff(pg_current_wal_lsn(), replay_lsn) < 1e6`;

const secret = (): string => randomBytes(24).toString('hex');

/** Until something is so; says what was not, if it takes too long. */
export const until = async (
  what: () => string,
  isSo: () => Promise<boolean>,
  within = READY_WITHIN_MS,
): Promise<void> => {
  const deadline = performance.now() + within;
  while (!(await isSo().catch(() => false))) {
    if (performance.now() > deadline) throw new Error(`within ${within / 1000} s: ${what()}`);
    await sleep(POLL_MS);
  }
};

/** Three databases under Patroni with etcd, a proxy, three servers: each on a machine of its own. */
export class Cluster {
  readonly url = `http://${FRONT}.${HOSTS.proxy}`;
  readonly databases: DatabaseNode[] = [];
  readonly servers: ServerNode[] = [];
  /** Seconds after which a leader that is silent is replaced, as Patroni was told. */
  ttl = Number.NaN;
  private proxy: ChildProcess | undefined;
  private proxySaid: string[] = [];
  private readonly passwords = { superuser: secret(), replication: secret(), own: secret() };
  private readonly superuser = connect(this.urlOf('postgres', this.passwords.superuser, 'postgres'));
  private readonly back = Network.open('back', BACK);
  private readonly front = Network.open('front', FRONT);
  private proxyMachine!: Machine;

  private constructor(
    /** A folder that is seen from outside, too. */
    private readonly folder: string,
    private readonly violate: (what: string) => void,
  ) {}

  static async start(
    folder: string,
    violate: (what: string) => void,
    settings: Readonly<Record<string, string>> = {},
    say: (line: string) => void = () => undefined,
  ): Promise<Cluster> {
    const cluster = new Cluster(folder, violate);
    await cluster.plugServers(settings);
    for (const server of cluster.servers) server.startEtcd();
    await cluster.startDatabases();
    say(`  three databases; ${(await cluster.leader()).name} leads`);
    await cluster.startProxy();
    await cluster.makeDatabase();
    await cluster.startServers();
    say(`  the proxy and three servers at ${cluster.url}`);
    return cluster;
  }

  /** The database as its users reach it, through the proxy. */
  get databaseUrl(): string {
    return this.urlOf('ankerplatz', this.passwords.own, 'ankerplatz');
  }

  /** The members as the database itself sees them, by any of its machines that answers. */
  async members(): Promise<readonly Member[]> {
    const asked = this.databases.map(async ({ address }) => {
      const answer = await ask(`http://${address}:8008`, { method: 'GET', path: '/cluster', timeout: 2000 });
      return (JSON.parse(answer.text) as { members: readonly Member[] }).members;
    });
    return Promise.any(asked);
  }

  async leader(): Promise<DatabaseNode> {
    return this.withRole('leader');
  }

  async standby(): Promise<DatabaseNode> {
    return this.withRole('sync_standby');
  }

  /** Resolves when all databases are there, one leads, one is its synchronous standby, and every server answers. */
  async whole(): Promise<void> {
    let since = Number.NaN;
    // The former leader may follow for a moment before it finds that it has to begin anew.
    await until(
      () => `the databases are not whole: ${this.lastWords()}`,
      async () => {
        const isWhole = await this.isFollowed().catch(() => false);
        since = isWhole ? (Number.isNaN(since) ? performance.now() : since) : Number.NaN;
        return performance.now() - since > STEADY_MS;
      },
    );
    await Promise.all(this.servers.map(({ service }) => untilOpen(service)));
    await until(
      () => `the proxy finds no server: ${this.lastWords()}`,
      async () => (await this.asked('/readyz')) === 200,
    );
  }

  /** The status that a path is answered with, through the proxy; 0: none. */
  async asked(path: string, url = this.url): Promise<number> {
    const answered = ask(url, { method: 'GET', path, timeout: 2000 });
    return answered.then(
      ({ status }) => status,
      () => 0,
    );
  }

  /** From what everybody behind the proxy, or a database, or a server needs. */
  cut(machine: Machine): void {
    this.back.cut(machine);
  }

  mend(machine: Machine): void {
    this.back.mend(machine);
  }

  async restartProxy(): Promise<void> {
    const gone = once(this.proxy!, 'exit');
    this.proxy!.kill('SIGKILL');
    await gone;
    this.runProxy();
  }

  /** Servers end as they should: one that does not is a violation. */
  async stop(): Promise<void> {
    await Promise.all(this.servers.map(({ service }) => service.stop()));
  }

  private async isFollowed(): Promise<boolean> {
    const members = await this.members();
    const has = (role: Member['role']): boolean => members.some(member => member.role === role);
    const { rowCount } = await this.superuser.pool.query(STANDBYS);
    const isUp = members.every(({ state, timeline }) => state === 'running' && timeline === members[0]!.timeline);
    return rowCount === COUNT - 1 && members.length === COUNT && isUp && has('leader') && has('sync_standby');
  }

  private async withRole(role: Member['role']): Promise<DatabaseNode> {
    let found: DatabaseNode | undefined;
    await until(
      () => `there is no ${role}: ${this.lastWords()}`,
      async () => {
        const member = (await this.members()).find(each => each.role === role);
        found = this.databases.find(({ name }) => name === member?.name);
        return found !== undefined;
      },
    );
    return found!;
  }

  lastWords(): string {
    const said = this.databases.map(({ name, lastWords }) => `${name}: ${lastWords}`);
    return [...said, `proxy: ${this.proxySaid.slice(-5).join('\n')}`].join('\n');
  }

  private async startDatabases(): Promise<void> {
    for (let index = 0; index < COUNT; index++) {
      const machine = await Machine.start(`db${index + 1}`);
      this.back.plug(machine, HOSTS.db + index);
      this.databases.push(new DatabaseNode(machine, `${BACK}.${HOSTS.db + index}`, this.passwords));
    }
    for (const database of this.databases) database.start();
    await this.standby();
    const { address } = this.databases[0]!;
    const config = await ask(`http://${address}:8008`, { method: 'GET', path: '/config' });
    this.ttl = (JSON.parse(config.text) as { ttl: number }).ttl;
  }

  private async startProxy(): Promise<void> {
    this.proxyMachine = await Machine.start('proxy');
    this.back.plug(this.proxyMachine, HOSTS.proxy);
    this.front.plug(this.proxyMachine, HOSTS.proxy);
    const door = `frontend door\n    mode http\n    bind unix@${doorIn(this.folder)} mode 600\n    default_backend servers\n`;
    writeFileSync(this.doorFile, door);
    this.runProxy();
  }

  private get doorFile(): string {
    return join(this.folder, 'door.cfg');
  }

  private runProxy(): void {
    if (existsSync(doorIn(this.folder))) rmSync(doorIn(this.folder));
    const command = [programOf('haproxy'), '-db', '-f', deployed('haproxy.cfg'), '-f', this.doorFile];
    this.proxySaid = [];
    this.proxy = this.proxyMachine.run(command, { hear: line => void this.proxySaid.push(line) });
  }

  private urlOf(user: string, password: string, database: string): string {
    return `postgres://${user}:${password}@${BACK}.${HOSTS.proxy}:5432/${database}`;
  }

  /** The user of the servers, and their database. */
  private async makeDatabase(): Promise<void> {
    const { pool } = this.superuser;
    await until(
      () => `the proxy finds no leader: ${this.lastWords()}`,
      async () => (await pool.query('select 1')).rowCount === 1,
    );
    await pool.query(`create role ankerplatz login password '${this.passwords.own}'`);
    await pool.query('create database ankerplatz owner ankerplatz');
  }

  private async plugServers(settings: Readonly<Record<string, string>>): Promise<void> {
    const { PORT: _, ANKERPLATZ_URL: __, ...own } = settingsIn('server.env');
    for (let index = 0; index < COUNT; index++) {
      const machine = await Machine.start(`server${index + 1}`);
      const host = HOSTS.server + index;
      this.back.plug(machine, host);
      this.front.plug(machine, host);
      const parts = {
        settings: { ...own, ...settings, DATABASE_URL: this.databaseUrl },
        prefix: machine.prefix,
        host: `${FRONT}.${host}`,
      };
      this.servers.push(new ServerNode(machine, `${BACK}.${host}`, new Service(PORT, parts, this.violate)));
    }
  }

  private async startServers(): Promise<void> {
    for (const [index, { service }] of this.servers.entries()) {
      service.start();
      // The first of them brings the database up to date.
      if (index === 0) await untilOpen(service);
    }
    await this.whole();
  }
}

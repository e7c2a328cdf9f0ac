import { spawnSync } from 'node:child_process';
import { closeSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { SeededChance } from '@ankerplatz/kit';
import { API } from '@ankerplatz/server/api';
import { runningUrl } from '@ankerplatz/server/database/embedded';
import { asJson } from '@ankerplatz/server/testing/accounts';
import { Program } from '@ankerplatz/server/testing/program';
import { type Answered, type Asked, ask } from '@ankerplatz/server/testing/request';
import { audit } from '../audit.ts';
import { CALM_KINDS, Evening } from '../evening.ts';
import { History } from '../history.ts';
import { killAtExit, passingFolder, removeFolder } from '../leftovers.ts';
import { SETTINGS } from '../servers/service.ts';
import { postgresIn } from '../servers/test-servers.ts';
import { type BadDay, type BadDayReport, Promises, skipped } from './bad-day.ts';

/** An unprivileged user may still have a small disk in a namespace of their own. */
const NAMESPACE = ['unshare', '--user', '--map-root-user', '--mount'];
const MOUNT = `mount -t tmpfs -o size=256m,mode=700 tmpfs "$0" && exec "$@"`;
const TABLES = 6;
/** For how long it is full. */
const FULL_MS = 5000;
const REFUSED = '503 disk-full';
const NOTICED_WITHIN_MS = 60_000;

const hasDisk = (): boolean => {
  const folder = passingFolder();
  const { status } = spawnSync(NAMESPACE[0]!, [...NAMESPACE.slice(1), 'sh', '-c', MOUNT, folder, 'true']);
  removeFolder(folder);
  return status === 0;
};

/** A disk that only the server sees, and how to fill it. */
class SmallDisk {
  private readonly folder: string;
  private readonly filler: string;

  constructor(pid: number, folder: string) {
    this.folder = join('/proc', String(pid), 'root', folder);
    this.filler = join(this.folder, 'filler');
  }

  get free(): number {
    const { bavail, bsize } = statfsSync(this.folder);
    return bavail * bsize;
  }

  /** To the last byte. */
  fill(): void {
    const file = openSync(this.filler, 'a');
    let size = 1024 * 1024;
    while (size >= 4096)
      try {
        writeSync(file, Buffer.alloc(size));
      } catch {
        size /= 2;
      }
    closeSync(file);
  }

  clear(): void {
    rmSync(this.filler, { force: true });
  }

  killDatabase(): void {
    process.kill(postgresIn(this.folder)!, 'SIGKILL');
  }

  databaseUrl(): Promise<string | undefined> {
    return runningUrl(this.folder);
  }
}

const codeOf = ({ status, text }: Answered): string =>
  status < 400 ? String(status) : `${status} ${(JSON.parse(text) as { error: { code: string } }).error.code}`;

/** Reads and writes as people do, and what was answered how often. */
class Visits {
  readonly reads: Record<string, number> = {};
  readonly writes: Record<string, number> = {};

  constructor(
    private readonly url: string,
    private readonly evening: Evening,
  ) {}

  async visit(): Promise<void> {
    for (const { who, table } of this.evening.seated)
      await this.count(this.reads, { method: 'GET', path: `${API}/tables/${table}/view`, headers: who });
    await this.count(this.reads, { method: 'GET', path: `${API}/tables` });
    await this.count(this.writes, { method: 'POST', path: `${API}/guests`, ...asJson({ name: 'Late' }) });
  }

  async isRefused(): Promise<boolean> {
    const answer = await ask(this.url, { method: 'POST', path: `${API}/guests`, ...asJson({ name: 'Early' }) });
    return codeOf(answer) === REFUSED;
  }

  private async count(counts: Record<string, number>, asked: Asked): Promise<void> {
    const answer = await ask(this.url, asked).then(codeOf, () => 'no answer');
    counts[answer] = (counts[answer] ?? 0) + 1;
  }
}

const sayCounts = (counts: Readonly<Record<string, number>>): string =>
  Object.entries(counts)
    .map(([answer, count]) => `${answer} ${count}×`)
    .join(', ');

const isAll = (counts: Readonly<Record<string, number>>, answer: string): boolean =>
  Object.keys(counts).every(each => each === answer) && (counts[answer] ?? 0) > 0;

/** A full disk, and people who play on it. */
class FullDisk {
  readonly promises = new Promises();
  readonly history = new History();
  private readonly evening: Evening;
  private readonly disk: SmallDisk;

  constructor(
    private readonly url: string,
    pid: number,
    folder: string,
    seed: string,
  ) {
    this.disk = new SmallDisk(pid, folder);
    this.evening = new Evening([url], this.history, SeededChance.from(seed));
  }

  async run(): Promise<BadDayReport> {
    const { evening, promises, history } = this;
    await evening.open(TABLES, CALM_KINDS);
    evening.begin();
    await evening.goOn('the beginning');
    await this.fill();
    await evening.goOn('the disk was full');
    await this.fillAndKill();
    await evening.goOn('the disk was full and the database had died');
    await evening.end();
    await evening.lookOnceMore();
    const { lost, twice } = await audit((await this.disk.databaseUrl())!, history, new Date(0));
    const told = `${history.acknowledged.length} acknowledged, ${lost} lost, ${twice} doubled`;
    promises.hold('no acknowledged move is lost or doubled', told, lost + twice === 0);
    const isWell = history.violations.length === 0;
    promises.hold('it recovers by itself when there is room', `${evening.seated.length} people play on`, isWell);
    for (const violation of history.violations) promises.violate(violation);
    return promises.report();
  }

  /** Until the full disk is noticed nothing is promised, but that nothing is lost. */
  private async noticed(): Promise<Visits> {
    const visits = new Visits(this.url, this.evening);
    const deadline = performance.now() + NOTICED_WITHIN_MS;
    while (!(await visits.isRefused()))
      if (performance.now() > deadline) throw new Error(`nothing is refused with ${this.disk.free} bytes left`);
    return visits;
  }

  private async fill(): Promise<void> {
    const { disk, promises, history } = this;
    disk.fill();
    const { free } = disk;
    const visits = await this.noticed();
    const before = history.acknowledged.length;
    for (const end = performance.now() + FULL_MS; performance.now() < end; ) await visits.visit();
    promises.hold(
      `with ${free} bytes left, who reads is answered`,
      sayCounts(visits.reads),
      isAll(visits.reads, '200'),
    );
    promises.hold('who writes is refused in words', sayCounts(visits.writes), isAll(visits.writes, REFUSED));
    const since = history.acknowledged.length - before;
    promises.hold('no move is acknowledged meanwhile', `${since} moves`, since <= this.evening.seated.length);
    disk.clear();
  }

  private async fillAndKill(): Promise<void> {
    const { disk, promises } = this;
    disk.fill();
    const visits = await this.noticed();
    disk.killDatabase();
    for (const end = performance.now() + FULL_MS; performance.now() < end; ) await visits.visit();
    const isRefused = Object.keys(visits.writes).every(answer => answer.startsWith('503 '));
    promises.hold('if its database dies too, writes are refused', sayCounts(visits.writes), isRefused);
    disk.clear();
  }
}

/** People play on a disk that is filled to the last byte, twice: the second time the database dies as well. */
export const fullDisk: BadDay = async ({ seed }) => {
  if (!hasDisk()) return skipped('no small disk can be made here: unshare --user --mount is missing or forbidden');
  const folder = passingFolder();
  const settings = { ...SETTINGS, ANKERPLATZ_DATA: folder, DISK_RESERVE_MB: '32' };
  const program = new Program(settings, [...NAMESPACE, 'sh', '-c', MOUNT, folder]);
  killAtExit(() => (program.child.exitCode === null ? program.child.pid : undefined));
  try {
    const url = await program.url();
    return await new FullDisk(url, program.child.pid!, folder, seed).run();
  } finally {
    await program.end('SIGTERM');
    removeFolder(folder);
  }
};

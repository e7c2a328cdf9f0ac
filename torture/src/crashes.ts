import { setTimeout as sleep } from 'node:timers/promises';
import { SeededChance } from '@ankerplatz/kit';
import { type Audited, audit } from './audit.ts';
import { Evening } from './evening.ts';
import { History } from './history.ts';
import { passingFolder, removeFolder } from './leftovers.ts';
import { postgresIn, TestServers, type Victim } from './servers/test-servers.ts';

export interface CrashWishes {
  readonly seed: string;
  readonly servers: 'alone' | 'pair';
  readonly kills: number;
  /** No kill comes later. */
  readonly minutes: number;
  readonly tables: number;
  /** The longest play between two kills, in milliseconds. */
  readonly play: number;
  /** Hears what is done. */
  readonly say: (line: string) => void;
}

export interface CrashReport extends Audited {
  /** The number of kills by victim. */
  readonly kills: Readonly<Record<string, number>>;
  readonly players: number;
  readonly acknowledged: number;
  readonly repeated: number;
  readonly doubled: number;
  readonly reconnects: number;
  /** Take-backs and pauses that were agreed on, early hand-ins and orders that were accepted. */
  readonly agreed: number;
  readonly handedIn: number;
  readonly ordered: number;
  /** Milliseconds from a kill to the next acknowledged move, in order of length. */
  readonly gaps: readonly number[];
  readonly violations: readonly string[];
}

/** The shortest play between two kills. */
const LEAST_PLAY_MS = 200;
/** Every so often the next kill comes before all have recovered from the last one. */
const HASTE = 0.2;
/** People at tables while servers and databases are killed. */
class Crashes {
  private readonly chance: SeededChance;
  private readonly evening: Evening;
  private readonly kills: Record<string, number> = {};
  private readonly gaps: number[] = [];

  constructor(
    private readonly servers: TestServers,
    private readonly history: History,
    private readonly wishes: CrashWishes,
  ) {
    this.chance = SeededChance.from(wishes.seed);
    this.evening = new Evening(servers.urls, history, this.chance);
  }

  async run(): Promise<Date> {
    const { evening, wishes } = this;
    await evening.open(wishes.tables);
    wishes.say(`  ${wishes.tables} tables, ${evening.seated.length} people`);
    evening.begin();
    await this.killAll();
    const lastKill = new Date();
    await evening.goOn('the last kill');
    await evening.end();
    await evening.lookOnceMore();
    return lastKill;
  }

  report(audited: Audited): CrashReport {
    const { acknowledged, agreed, handedIn, ordered, repeated, doubled, reconnects, violations } = this.history;
    return {
      ...audited,
      kills: this.kills,
      players: this.evening.seated.length,
      acknowledged: acknowledged.length,
      ...{ agreed: agreed.length, handedIn, ordered },
      ...{ repeated, doubled, reconnects },
      gaps: this.gaps.sort((a, b) => a - b),
      violations,
    };
  }

  private async killAll(): Promise<void> {
    const { servers, chance, wishes } = this;
    const deadline = Date.now() + wishes.minutes * 60_000;
    const victims: Victim[] = [];
    for (let count = 0; count < wishes.kills && Date.now() < deadline; count++) {
      await sleep(LEAST_PLAY_MS + chance.die(wishes.play - LEAST_PLAY_MS));
      if (victims.length === 0) victims.push(...this.shuffledVictims());
      const victim = victims.pop()!;
      this.measureGap();
      victim.kill();
      this.kills[victim.name] = (this.kills[victim.name] ?? 0) + 1;
      if (chance.unit() >= HASTE) await servers.open();
      if ((count + 1) % 10 === 0) wishes.say(`  ${count + 1} kills, ${this.history.acknowledged.length} moves`);
    }
    await servers.open();
  }

  /** Every victim once, in any order. */
  private shuffledVictims(): Victim[] {
    const victims = [...this.servers.victims];
    for (let left = victims.length; left > 1; left--) victims.push(...victims.splice(this.chance.die(left), 1));
    return victims;
  }

  private measureGap(): void {
    const before = this.history.acknowledged.length;
    const begun = performance.now();
    const timer = setInterval(() => {
      if (this.history.acknowledged.length === before) return;
      clearInterval(timer);
      this.gaps.push(Math.round(performance.now() - begun));
    }, 10);
    timer.unref();
  }
}

/** Kills servers and databases while people play, and then holds what they were told against what is stored. */
export const crash = async (wishes: CrashWishes): Promise<CrashReport> => {
  const folder = passingFolder();
  const history = new History();
  const violate = (what: string): void => history.violate(what);
  try {
    const servers = await TestServers[wishes.servers](folder, violate);
    wishes.say(servers.name);
    const crashes = new Crashes(servers, history, wishes);
    let lastKill = new Date(0);
    let audited: Audited | undefined;
    try {
      lastKill = await crashes.run();
    } finally {
      await servers.close(async url => {
        audited = await audit(url, history, lastKill);
      });
    }
    return crashes.report(audited!);
  } finally {
    const left = postgresIn(folder);
    if (left !== undefined) violate(`the database ${left} was left running`);
    removeFolder(folder);
  }
};

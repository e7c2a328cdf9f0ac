import { setTimeout as sleep } from 'node:timers/promises';
import { SeededChance } from '@ankerplatz/kit';
import { beginGame, type Credentials, comeIn } from '@ankerplatz/server/testing/accounts';
import { type Audited, audit } from './audit.ts';
import { Ledger } from './history.ts';
import { passingFolder, removeFolder } from './leftovers.ts';
import { Player } from './player.ts';
import { Antics } from './side-actions.ts';
import { RequestConnection, SocketConnection } from './table-connection.ts';
import { House, postgresIn, type Victim } from './test-server.ts';

export interface CrashWishes {
  readonly seed: string;
  readonly house: 'alone' | 'pair';
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
  /** How often whom. */
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

interface Kind {
  readonly people: number;
  readonly table: object;
  /** Whether people also vote, hand in early and give orders, while clocks run. */
  readonly isEventful?: boolean;
}

const bot = { kind: 'bot', level: 'deckhand' };
const open = { kind: 'open' };
const nauticus = { game: 'nauticus', visibility: 'public' };
const nautilus = { game: 'nautilus', visibility: 'invitation' };

/** Servers are gone for longer than that. */
const HASTY = { kind: 'live', bank: 3000, increment: 200, late: 'stand-in', level: 'deckhand' };

/** Tables of all kinds, in turn. */
const KINDS: readonly Kind[] = [
  { people: 2, table: { ...nauticus, players: 4, seats: [open, bot, open, bot] } },
  { people: 2, table: { ...nauticus, players: 3, seats: [open, bot, open], clock: HASTY }, isEventful: true },
  { people: 4, table: { ...nautilus, variant: 'team' } },
  { people: 2, table: { ...nauticus, players: 2 } },
  { people: 2, table: { ...nautilus, variant: 'duel', clock: HASTY }, isEventful: true },
  { people: 2, table: { ...nautilus, variant: 'duel' } },
  { people: 1, table: { ...nauticus, players: 3, seats: [bot, open, bot] } },
  { people: 2, table: { ...nautilus, variant: 'quick', seats: [open, bot, bot, open] } },
];

/** The shortest play between two kills. */
const LEAST_PLAY_MS = 200;
/** Every so often the next kill comes before all have recovered from the last one. */
const HASTE = 0.2;
/** After the last kill everybody must have done so much, within so long. */
const ENOUGH = 5;
const GO_ON_WITHIN_MS = 120_000;

interface Seated {
  readonly player: Player;
  readonly requests: RequestConnection;
}

/** People at tables, half of them at sockets, while servers and databases are killed. */
class Crashes {
  private readonly chance: SeededChance;
  private readonly seated: Seated[] = [];
  private readonly kills: Record<string, number> = {};
  private readonly gaps: number[] = [];

  constructor(
    private readonly house: House,
    private readonly ledger: Ledger,
    private readonly wishes: CrashWishes,
  ) {
    this.chance = SeededChance.from(wishes.seed);
  }

  async run(): Promise<Date> {
    for (let count = 0; count < this.wishes.tables; count++) await this.openTable(KINDS[count % KINDS.length]!);
    this.wishes.say(`  ${this.wishes.tables} tables, ${this.seated.length} people`);
    const playing = this.seated.map(({ player }) => player.run());
    await this.killAll();
    const lastKill = new Date();
    await this.goOn();
    for (const { player } of this.seated) player.stop();
    await Promise.all(playing);
    await this.lookOnceMore();
    return lastKill;
  }

  report(audited: Audited): CrashReport {
    const { acknowledged, agreed, handedIn, ordered, repeated, doubled, reconnects, violations } = this.ledger;
    return {
      ...audited,
      kills: this.kills,
      players: this.seated.length,
      acknowledged: acknowledged.length,
      ...{ agreed: agreed.length, handedIn, ordered },
      ...{ repeated, doubled, reconnects },
      gaps: this.gaps.sort((a, b) => a - b),
      violations,
    };
  }

  private async openTable({ people, table, isEventful = false }: Kind): Promise<void> {
    const { urls } = this.house;
    const players: Credentials[] = [];
    for (let count = 0; count < people; count++) players.push(await comeIn(urls[0]!, `Player ${count + 1}`));
    const { id } = await beginGame(urls[0]!, players, table);
    for (const who of players) this.seat(id, who, isEventful);
  }

  private seat(table: string, who: Credentials, isEventful: boolean): void {
    const { ledger, chance } = this;
    const { urls } = this.house;
    const requests = new RequestConnection(urls, who, table, ledger);
    const isAtSocket = this.seated.length % 2 === 0;
    const line = isAtSocket ? new SocketConnection(urls, who, table, ledger) : requests;
    const own = SeededChance.from(String(chance.word()));
    const antics = isEventful ? new Antics(requests, ledger, own) : null;
    const parts = { table, line, requests, ledger, antics, isSkilled: chance.die(2) === 0, chance: own };
    this.seated.push({ player: new Player(parts), requests });
  }

  private async killAll(): Promise<void> {
    const { house, chance, wishes } = this;
    const deadline = Date.now() + wishes.minutes * 60_000;
    const victims: Victim[] = [];
    for (let count = 0; count < wishes.kills && Date.now() < deadline; count++) {
      await sleep(LEAST_PLAY_MS + chance.die(wishes.play - LEAST_PLAY_MS));
      if (victims.length === 0) victims.push(...this.shuffledVictims());
      const victim = victims.pop()!;
      this.measureGap();
      victim.kill();
      this.kills[victim.name] = (this.kills[victim.name] ?? 0) + 1;
      if (chance.unit() >= HASTE) await house.open();
      if ((count + 1) % 10 === 0) wishes.say(`  ${count + 1} kills, ${this.ledger.acknowledged.length} moves`);
    }
    await house.open();
  }

  /** Everybody's turn comes, in any order. */
  private shuffledVictims(): Victim[] {
    const victims = [...this.house.victims];
    for (let left = victims.length; left > 1; left--) victims.push(...victims.splice(this.chance.die(left), 1));
    return victims;
  }

  private measureGap(): void {
    const before = this.ledger.acknowledged.length;
    const begun = performance.now();
    const timer = setInterval(() => {
      if (this.ledger.acknowledged.length === before) return;
      clearInterval(timer);
      this.gaps.push(Math.round(performance.now() - begun));
    }, 10);
    timer.unref();
  }

  /** Clients go on by themselves, and so do bots. */
  private async goOn(): Promise<void> {
    const before = new Map(this.seated.map(({ player }) => [player, player.done]));
    const waiting = (): Player[] =>
      this.seated.map(({ player }) => player).filter(player => player.done < before.get(player)! + ENOUGH);
    const deadline = Date.now() + GO_ON_WITHIN_MS;
    while (waiting().length > 0 && Date.now() < deadline) await sleep(100);
    for (const player of waiting()) this.ledger.violate(`${player.name} did not go on after the last kill`);
  }

  /** What every server shows in the end is held against the log too. */
  private async lookOnceMore(): Promise<void> {
    for (const { requests } of this.seated)
      for (const _ of this.house.urls) await requests.look(null).catch(error => this.ledger.violate(String(error)));
  }
}

/** Kills servers and databases while people play, and then holds what they were told against what is stored. */
export const crash = async (wishes: CrashWishes): Promise<CrashReport> => {
  const folder = passingFolder();
  const ledger = new Ledger();
  const violate = (what: string): void => ledger.violate(what);
  try {
    const house = await House[wishes.house](folder, violate);
    wishes.say(house.name);
    const crashes = new Crashes(house, ledger, wishes);
    let lastKill = new Date(0);
    let audited: Audited | undefined;
    try {
      lastKill = await crashes.run();
    } finally {
      await house.close(async url => {
        audited = await audit(url, ledger, lastKill);
      });
    }
    return crashes.report(audited!);
  } finally {
    const left = postgresIn(folder);
    if (left !== undefined) violate(`the database ${left} was left running`);
    removeFolder(folder);
  }
};

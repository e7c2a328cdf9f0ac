import type { Seat, SeededChance, View } from '@ankerplatz/kit';
import type { Entries, TableMessage, TableView } from '@ankerplatz/protocol';
import { expect, vi } from 'vitest';
import { jsonOf } from './tables.ts';
import type { World } from './worlds.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

const PATIENT = { interval: 10 };
/** Moves that lie face down, for all but their player. */
const FACE_DOWN = /^(give|trade) /;
const LISTENER = 0;

const movesOf = ({ view }: TableView): readonly string[] => (view as unknown as View).moves;

/** All that one may look at. */
const looksAt = (table: string): readonly string[] => [
  `/tables/${table}`,
  `/tables/${table}/view`,
  `/tables/${table}/entries`,
  `/tables/${table}/log`,
  `/tables/${table}/chat`,
  `/tables/${table}/orders`,
  `/tables/${table}/games/1/record`,
  '/tables/mine',
  '/tables',
  '/me/invitations',
];

/** Of that, so much is looked at at once. */
const LOOKS = 4;

/**
 * Two worlds that differ only in what the first of their people may not know: the same is done in both, and whatever reaches that person must be the
 * same in both, as long as the rules themselves show no difference.
 */
export class Pair {
  /** Whether the rules themselves show the listener another thing in one of them, or the game is over. */
  isApart = false;
  private looked = 0;
  private asked = 0;
  /** Whether one of the worlds has something left to the server. */
  private isOrdered = false;

  constructor(
    private readonly worlds: readonly World[],
    /** The seats whose cards may differ. */
    private readonly hidden: readonly Seat[],
    private readonly chance: SeededChance,
  ) {}

  get path(): string {
    return this.one.table.path;
  }

  private get one(): World {
    return this.worlds[0]!;
  }

  private get other(): World {
    return this.worlds[1]!;
  }

  pick<T>(items: readonly T[]): T {
    return items[this.chance.die(items.length)]!;
  }

  id(): string {
    return `request-${this.asked++}-${this.chance.die(1_000_000)}`;
  }

  /** The same request of a person in both worlds, or another one in each; whether all were answered well. */
  async ask(who: number, method: Method, path: string, ...bodies: readonly unknown[]): Promise<boolean> {
    const answers: string[] = [];
    for (const [index, world] of this.worlds.entries())
      answers.push(await world.answer(who, method, path, bodies[Math.min(index, bodies.length - 1)]));
    if (method !== 'GET') await Promise.all(this.worlds.map(world => world.settle()));
    if (who === LISTENER) expect(answers[1]).toBe(answers[0]);
    if (this.isOrdered) await this.catchUp();
    return answers.every(answer => answer.startsWith('{"statusCode":2'));
  }

  views(who: number): Promise<TableView[]> {
    return Promise.all(this.worlds.map(world => world.view(who)));
  }

  /** The view of the listener. */
  async view(): Promise<TableView> {
    return (await this.views(LISTENER))[0]!;
  }

  /**
   * The next person who must decide does so, in a seat that is stood in for its stand-in: what lies face down is another card in each world, all else is the same.
   */
  async play(): Promise<void> {
    for (const who of this.one.people.keys()) {
      const views = await this.views(who);
      if (views.some(({ asked }) => asked === null)) continue;
      const [one, two] = views.map(movesOf) as [readonly string[], readonly string[]];
      const { number, asked, seat, standIns } = views[0]!;
      // A move of one's own would give the seat back by a change before it: whether both are told at once hangs on the clock.
      if (who === seat && standIns[who]) continue;
      const isHidden = this.hidden.includes(seat!) && one.every(move => FACE_DOWN.test(move));
      const common = one.filter(move => two.includes(move));
      this.isApart ||= !isHidden && common.length === 0;
      if (this.isApart) return;
      const move = this.pick(isHidden ? one : common);
      const another = isHidden ? this.pick(two.length > 1 ? two.filter(each => each !== move) : two) : move;
      const id = this.id();
      const bodies = [move, another].map(each => ({ number, asked, moves: [each], id }));
      await this.ask(who, 'POST', `${this.path}/moves`, ...bodies);
      return;
    }
    this.isApart = true;
  }

  /** A deed of others in one of the worlds alone: the listener may not notice, not even when. */
  async alone(work: (world: World) => Promise<unknown>): Promise<void> {
    const { one } = this;
    const before = await this.shown();
    const { count } = one.ear;
    await work(one);
    await one.settle();
    expect(one.ear.count).toBe(count);
    expect(await this.shown()).toEqual(before);
    for (const world of this.worlds) world.logs();
  }

  /**
   * One of the worlds knows what a person wants to be done for them when asked: from then on it may be ahead of the
   * other.
   */
  async leaveToServer(who: number, orders: readonly string[]): Promise<void> {
    const [{ number, asked }] = (await this.views(who)) as [TableView];
    if (asked !== null) return;
    await this.alone(world => world.answer(who, 'PUT', `${this.path}/orders`, { number, orders }));
    this.isOrdered = true;
  }

  /** The listener hears the same, whenever they listen. */
  async compare(looks = LOOKS): Promise<void> {
    const [view, another] = await this.views(LISTENER);
    this.isApart ||= JSON.stringify(view!.view) !== JSON.stringify(another!.view) || view!.result !== null;
    if (this.isApart) return;
    const paths = looksAt(this.one.table.id);
    for (let look = 0; look < looks; look++) await this.ask(LISTENER, 'GET', paths[this.looked++ % paths.length]!);
    await this.hearUpTo(view!.version);
    await vi.waitFor(() => expect(this.other.ear.heard()).toEqual(this.one.ear.heard()), PATIENT);
    await vi.waitFor(() => expect(this.other.ear.lastWords()).toEqual(this.one.ear.lastWords()), PATIENT);
    expect(this.other.logs()).toEqual(this.one.logs());
  }

  /** Looks at everything. */
  compareAll(): Promise<void> {
    return this.compare(looksAt('').length);
  }

  async close(): Promise<void> {
    await Promise.all(this.worlds.map(world => world.close()));
  }

  /** The answers that the listener can get in the first world, with all its times. */
  private async shown(): Promise<readonly string[]> {
    const paths = [this.path, `${this.path}/view`, '/tables/mine', '/tables'];
    return Promise.all(paths.map(async path => (await this.one.people[LISTENER]!.ask('GET', path)).body));
  }

  private async hearUpTo(version: number): Promise<void> {
    for (const { ear } of this.worlds)
      await vi.waitFor(() => expect(ear.lastTable()?.version ?? version).toBeGreaterThanOrEqual(version), PATIENT);
  }

  /**
   * Moves of the server in one world are played by people in the other. How many of the news come at once is then
   * another matter.
   */
  private async catchUp(): Promise<void> {
    await this.one.carryOut();
    const versions = (await this.views(LISTENER)).map(({ version }) => version) as [number, number];
    if (versions[0] === versions[1]) return;
    for (let version = versions[1]; version < versions[0] && !this.isApart; version++) await this.repeat(version);
    if (this.isApart) return;
    await this.other.settle();
    await this.hearUpTo(versions[0]);
    const [here, there] = this.worlds.map(({ ear }) => ear.lastTable());
    if (JSON.stringify(here!.view) === JSON.stringify(there!.view))
      expect(withoutEntries(there!)).toEqual(withoutEntries(here!));
    for (const world of this.worlds) {
      world.ear.forget();
      world.logs();
    }
  }

  /** The entry of the first world that follows this version, played in the other by the same seat. */
  private async repeat(version: number): Promise<void> {
    for (const who of this.hidden) {
      const { entries } = jsonOf<Entries>(
        await this.one.people[who]!.ask('GET', `${this.path}/entries?from=${version}`),
      );
      const { seat, move } = entries.find(({ entry }) => entry === version + 1)!;
      const { number, asked, seat: own } = await this.other.view(who);
      if (own !== seat || asked === null) continue;
      const body = { number, asked, moves: [move], id: this.id() };
      const { statusCode } = await this.other.people[who]!.ask('POST', `${this.path}/moves`, body);
      this.isApart = statusCode !== 200;
      return;
    }
    this.isApart = true;
  }
}

/** A message without its entries, whose number hangs on when the one before was sent. */
const withoutEntries = ({ entries: _, from: __, ...message }: TableMessage): unknown => message;

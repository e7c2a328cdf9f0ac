import { SeededChance, type View } from '@ankerplatz/kit';
import { sampleSize } from '@ankerplatz/kit/sample-size';
import type { TableView } from '@ankerplatz/protocol';
import { describe, expect, test, vi } from 'vitest';
import { openWorlds, type World } from '../testing/worlds.ts';

/*
 * Two tables of Nautilùs on two servers that differ only in what Anna may not know: her opponents give each other different cards, face
 * down, and leave different things to the server. Everything that she is sent must be the same, byte for byte and message by message, as
 * long as the rules show her the same: what she asks for, her socket, her stream, her notices, her lists, refusals, and what is logged.
 */

const NAMES = ['Anna', 'Bert', 'Carla', 'Dora'] as const;
const ANNA = 0;
const OPPONENTS = [1, 3];
/** Actions a pair of tables goes through, unless the rules show Anna a difference before. */
const STEPS = sampleSize(200);
const PAIRS = sampleSize(16);
/** Of what she may look at, she looks at so much after each. */
const LOOKS = 4;

/** What Anna looks at. */
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

const movesOf = ({ view }: TableView): readonly string[] => (view as unknown as View).moves;

const PATIENT = { timeout: 10_000, interval: 10 };

/** Two worlds, and what happens in both. */
class Pair {
  /** Whether the rules themselves show Anna another thing in one of them. */
  isApart = false;
  steps = 0;

  constructor(
    private readonly worlds: readonly World[],
    private readonly chance: SeededChance,
  ) {}

  static async open(seed: string, variant: string): Promise<Pair> {
    const settings = { botDelay: [600_000, 600_000], noticeDelay: 0 } as const;
    const wanted = { game: 'nautilus', variant, visibility: 'public', options: { dealer: 3 } };
    return new Pair(await openWorlds(settings, wanted, NAMES), SeededChance.from(seed));
  }

  private get path(): string {
    return this.worlds[0]!.table.path;
  }

  private pick<T>(items: readonly T[]): T {
    return items[this.chance.die(items.length)]!;
  }

  private id(): string {
    return `request-${this.steps}-${this.chance.die(1_000_000)}`;
  }

  /** The same of somebody in both worlds, or something else in each. */
  private async ask(
    who: number,
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    ...bodies: readonly unknown[]
  ): Promise<string[]> {
    const answers: string[] = [];
    for (const [index, world] of this.worlds.entries())
      answers.push(await world.answer(who, method, path, bodies[Math.min(index, bodies.length - 1)]));
    if (method !== 'GET') await Promise.all(this.worlds.map(world => world.settle()));
    if (who === ANNA) expect(answers[1]).toBe(answers[0]);
    return answers;
  }

  private views(who: number): Promise<TableView[]> {
    return Promise.all(this.worlds.map(world => world.view(who)));
  }

  /** Anna hears the same, whenever she listens. */
  private async compare(looks = LOOKS): Promise<void> {
    const [one, two] = await this.views(ANNA);
    this.isApart = JSON.stringify(one!.view) !== JSON.stringify(two!.view);
    if (this.isApart) return;
    const paths = looksAt(this.worlds[0]!.table.id);
    for (let look = 0; look < looks; look++)
      await this.ask(ANNA, 'GET', paths[(LOOKS * this.steps + look) % paths.length]!);
    const [here, there] = this.worlds;
    const { version } = one!;
    for (const { ear } of this.worlds)
      await vi.waitFor(() => expect(ear.heard().socket.join()).toContain(`"version":${version},`), PATIENT);
    await vi.waitFor(() => expect(there!.ear.heard()).toEqual(here!.ear.heard()), PATIENT);
    await vi.waitFor(() => expect(there!.ear.lastWords()).toEqual(here!.ear.lastWords()), PATIENT);
    expect(there!.logs()).toEqual(here!.logs());
  }

  /** What an opponent gives a partner lies face down; all else is done alike in both worlds. */
  private async play(): Promise<void> {
    for (const who of NAMES.keys()) {
      const views = await this.views(who);
      if (views.some(({ asked }) => asked === null)) continue;
      const [one, two] = views.map(movesOf) as [readonly string[], readonly string[]];
      const { number, asked } = views[0]!;
      const isFaceDown = OPPONENTS.includes(who) && one.every(move => move.startsWith('give '));
      const common = one.filter(move => two.includes(move));
      if (!isFaceDown && common.length === 0) {
        this.isApart = true;
        return;
      }
      const move = this.pick(isFaceDown ? one : common);
      const other = isFaceDown ? this.pick(two.length > 1 ? two.filter(each => each !== move) : two) : move;
      const id = this.id();
      const bodies = [move, other].map(each => ({ number, asked, moves: [each], id }));
      await this.ask(who, 'POST', `${this.path}/moves`, ...bodies);
      return;
    }
    this.isApart = true;
  }

  /** One world knows something of an opponent that the other does not: nobody else may notice, not even when. */
  private async leave(): Promise<void> {
    const [world] = this.worlds;
    const who = this.pick(OPPONENTS);
    const before = await this.annasWorld(world!);
    const { ear } = world!;
    const count = ear.count;
    const { number, mayHandIn, view } = await world!.view(who);
    await world!.answer(who, 'PUT', `${this.path}/orders`, { number, orders: ['discard'] });
    const hand = (view as unknown as { hands: readonly (readonly string[] | number)[] }).hands?.[who];
    const move = Array.isArray(hand) && hand.length > 0 ? `play ${hand[0]} skip` : 'discard 7';
    if (mayHandIn) await world!.answer(who, 'PUT', `${this.path}/hand-in`, { number, moves: [move], id: this.id() });
    await world!.answer(who, 'DELETE', `${this.path}/hand-in`);
    await world!.answer(who, 'PUT', `${this.path}/orders`, { number, orders: [] });
    await world!.settle();
    expect(ear.count).toBe(count);
    expect(await this.annasWorld(world!)).toEqual(before);
    for (const each of this.worlds) each.logs();
  }

  private said = 0;

  private async say(who: number): Promise<void> {
    this.said++;
    await this.ask(who, 'POST', `${this.path}/chat`, { text: `message ${this.said}.`, id: this.id() });
  }

  /** As it is, with all its times. */
  private async annasWorld(world: World): Promise<readonly string[]> {
    const paths = [this.path, `${this.path}/view`, '/tables/mine', '/tables'];
    return Promise.all(paths.map(async path => (await world.people[ANNA]!.ask('GET', path)).body));
  }

  /** The last move is taken back, if all agree and nothing has come to light. */
  private async takeBack(): Promise<void> {
    const [{ number, version }] = (await this.views(ANNA)) as [TableView];
    const vote = { number, kind: 'take-back', to: Math.max(0, version - 1), version };
    const voters = this.chance.die(2) === 0 ? [...NAMES.keys()] : [1, 0];
    for (const who of voters) await this.ask(who, 'POST', `${this.path}/agree`, { ...vote, id: this.id() });
    await this.ask(ANNA, 'DELETE', `${this.path}/agree`);
  }

  private async pause(): Promise<void> {
    for (const kind of ['pause', 'resume'])
      for (const who of NAMES.keys()) {
        const { number } = (await this.views(ANNA))[0]!;
        await this.ask(who, 'POST', `${this.path}/agree`, { number, kind, id: this.id() });
      }
  }

  /** What Anna may not do is refused alike. */
  private async trespass(): Promise<void> {
    const { number, version } = (await this.views(ANNA))[0]!;
    const wrong = ['play 7 e1>t20', 'play storm', 'give 12', 'discard nautilus', 'fly', 'step w1>t3'];
    const moves = { number, moves: [this.pick(wrong)], id: this.id() };
    await this.ask(ANNA, 'POST', `${this.path}/moves`, { ...moves, asked: version });
    await this.ask(ANNA, 'PUT', `${this.path}/hand-in`, moves);
    await this.ask(ANNA, 'POST', `${this.path}/agree`, {
      ...{ number, kind: 'replace', id: this.id(), seat: this.pick(OPPONENTS), by: { level: 'mate' } },
    });
  }

  async run(): Promise<void> {
    const acts = [
      ...Array<() => Promise<void>>(8).fill(() => this.play()),
      ...[() => this.leave(), () => this.takeBack(), () => this.pause(), () => this.trespass(), () => this.say(ANNA)],
    ];
    await this.compare(looksAt('').length);
    await this.play();
    await this.leave();
    for (; this.steps < STEPS && !this.isApart; this.steps++) {
      await this.pick(acts)();
      if (!this.isApart) await this.compare();
    }
  }

  async close(): Promise<void> {
    await Promise.all(this.worlds.map(world => world.close()));
  }
}

describe('what a server sends tells nothing of what a seat may not know', () => {
  const steps: number[] = [];

  test.each(
    Array.from({ length: PAIRS }, (_, index) => ({ seed: `traffic ${index}`, variant: index % 2 ? 'quick' : 'team' })),
  )('$seed, $variant', async ({ seed, variant }) => {
    const pair = await Pair.open(seed, variant);
    try {
      await pair.run();
      steps.push(pair.steps);
    } finally {
      await pair.close();
    }
  });

  test('the pairs were alike long enough to compare something', () => {
    expect(steps.reduce((sum, each) => sum + each, 0)).toBeGreaterThan(3 * PAIRS);
  });
});

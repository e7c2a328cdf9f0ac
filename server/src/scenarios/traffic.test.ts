import { type Seat, SeededChance } from '@ankerplatz/kit';
import { sampleSize } from '@ankerplatz/kit/sample-size';
import { describe, expect, test } from 'vitest';
import { TestApp } from '../testing/app.ts';
import { Pair } from '../testing/pair.ts';
import { openWorlds, type StoredTable, storeTable } from '../testing/worlds.ts';

/*
 * Whole games of Nautilùs. In each round there are two tables on two servers that differ only in what Anna may not know: her opponents give each
 * other different cards, face down, and leave different things to the server. Everything that she is sent must be the same, byte for byte and
 * message by message, as long as the rules show her the same: what she asks for, her socket, her stream, her notices, her lists, refusals, and
 * what is logged.
 */

/** Emil has no seat; Bert has named Emil, should another person have to play for Bert. */
const NAMES = ['Anna', 'Bert', 'Carla', 'Dora', 'Emil'] as const;
const [ANNA, BERT, CARLA, DORA, EMIL] = [0, 1, 2, 3, 4];
const SEATED = [ANNA, BERT, CARLA, DORA];
const OPPONENTS = [BERT, DORA];

const GAMES = sampleSize(8);
/** Actions that a pair of tables goes through at most. */
const STEPS = sampleSize(144);
/** Rounds of a game: as many as most games of the quick variant have. */
const ROUNDS = sampleSize(16);

/** Kinds of what people do: to play, and the others. */
const KINDS = 9;

const SETTINGS = { botDelay: [600_000, 600_000], noticeDelay: 0, silentAfterMs: 0 } as const;

interface Round {
  readonly round: number;
  readonly waits: { readonly phase: string } | null;
}

/** Random deeds of the people in a round. */
class Evening {
  steps = 0;
  private said = 0;
  readonly done: Record<string, number> = {};

  private readonly acts: Readonly<Record<string, () => Promise<void>>> = {
    leave: () => this.leave(),
    order: () => this.pair.leaveToServer(this.pair.pick(OPPONENTS), ['discard']),
    takeBack: () => this.takeBack(),
    pause: () => this.pause(),
    trespass: () => this.trespass(),
    talk: () => this.say(this.pair.pick(SEATED)),
    bot: () => this.standIn({ level: 'deckhand' }),
    deputy: () => this.standIn({ person: this.emil }),
  };

  /** `left`: what was not done in earlier rounds of the game comes first. */
  constructor(
    private readonly pair: Pair,
    private readonly emil: string,
    private readonly left: Set<string>,
  ) {}

  async run(): Promise<void> {
    const { pair, left } = this;
    await pair.compareAll();
    for (; this.steps < STEPS && !pair.isApart; this.steps++) {
      if (left.size === 0) for (const each of Object.keys(this.acts)) left.add(each);
      const act = this.steps % 2 === 0 ? 'play' : pair.pick([...left]);
      left.delete(act);
      await (this.acts[act]?.() ?? pair.play());
      this.done[act] = (this.done[act] ?? 0) + 1;
      if (!pair.isApart) await pair.compare();
    }
  }

  /** An opponent leaves other things to the server than before. */
  private async leave(): Promise<void> {
    const who = this.pair.pick(OPPONENTS);
    const { path } = this.pair;
    await this.pair.alone(async world => {
      const { number, mayHandIn, view, asked } = await world.view(who);
      const hand = (view as unknown as { hands: readonly (readonly string[] | number)[] }).hands[who];
      const move = Array.isArray(hand) && hand.length > 0 ? `play ${hand[0]} skip` : 'discard 7';
      if (asked === null) await world.answer(who, 'PUT', `${path}/orders`, { number, orders: ['discard'] });
      if (mayHandIn) await world.answer(who, 'PUT', `${path}/hand-in`, { number, moves: [move], id: this.pair.id() });
      await world.answer(who, 'DELETE', `${path}/hand-in`);
      if (asked === null) await world.answer(who, 'PUT', `${path}/orders`, { number, orders: [] });
    });
  }

  private async say(who: number): Promise<void> {
    this.said++;
    await this.pair.ask(who, 'POST', `${this.pair.path}/chat`, { text: `message ${this.said}.`, id: this.pair.id() });
  }

  private async agree(who: number, wanted: object): Promise<boolean> {
    const { number } = await this.pair.view();
    return this.pair.ask(who, 'POST', `${this.pair.path}/agree`, { number, id: this.pair.id(), ...wanted });
  }

  /** The last move is taken back, if all agree and nothing has come to light. */
  private async takeBack(): Promise<void> {
    const { version } = await this.pair.view();
    const vote = { kind: 'take-back', to: Math.max(0, version - 1), version };
    for (const who of this.pair.pick([SEATED, [BERT, ANNA]])) await this.agree(who, vote);
    await this.pair.ask(ANNA, 'DELETE', `${this.pair.path}/agree`);
  }

  private async pause(): Promise<void> {
    for (const kind of ['pause', 'resume']) for (const who of SEATED) await this.agree(who, { kind });
  }

  /** Requests that Anna may not make are refused alike. */
  private async trespass(): Promise<void> {
    const { number, version } = await this.pair.view();
    const wrong = ['play 7 e1>t20', 'play storm', 'give 12', 'discard nautilus', 'fly', 'step w1>t3'];
    const moves = { number, moves: [this.pair.pick(wrong)], id: this.pair.id() };
    await this.pair.ask(ANNA, 'POST', `${this.pair.path}/moves`, { ...moves, asked: version });
    await this.pair.ask(ANNA, 'PUT', `${this.pair.path}/hand-in`, moves);
    await this.agree(ANNA, { kind: 'replace', seat: DORA, by: { person: this.emil } });
    await this.pair.ask(ANNA, 'PUT', `${this.pair.path}/volunteer`, { number, seat: BERT });
  }

  /**
   * A bot, or the person named by the player, takes the seat of an opponent who is asked, decides if it is a person,
   * and gives the seat back.
   */
  private async standIn(by: { readonly level: string } | { readonly person: string }): Promise<void> {
    const isPerson = 'person' in by;
    const seat: Seat = isPerson ? BERT : this.pair.pick(OPPONENTS);
    const { number } = await this.pair.view();
    if (isPerson) {
      await this.pair.ask(BERT, 'PUT', `${this.pair.path}/deputy`, { person: this.emil });
      await this.pair.ask(EMIL, 'PUT', `${this.pair.path}/volunteer`, { number, seat });
    }
    for (const who of SEATED) if (who !== seat) await this.agree(who, { kind: 'replace', seat, by });
    await this.pair.compareAll();
    if (isPerson && !this.pair.isApart) await this.pair.play();
    if (!this.pair.isApart)
      await this.pair.ask(seat, 'POST', `${this.pair.path}/return`, { number, id: this.pair.id() });
  }
}

/** A game, round after round. */
class WholeGame {
  readonly done: Record<string, number> = {};
  readonly compared: number[] = [];
  private readonly left = new Set<string>();
  private rounds = 0;

  private constructor(
    private readonly seed: string,
    private readonly stored: StoredTable,
  ) {}

  static async begin(seed: string, variant: string): Promise<WholeGame> {
    const wanted = { game: 'nautilus', variant, visibility: 'public', options: { dealer: 3 } };
    return new WholeGame(seed, await storeTable(SETTINGS, wanted, NAMES));
  }

  async play(): Promise<void> {
    do {
      this.rounds++;
      await this.compare();
    } while (!this.isEnough && !(await this.goOn()));
  }

  /** A round ends early where the rules show a difference: others make up for it. */
  private get isEnough(): boolean {
    return this.rounds >= ROUNDS && Object.keys(this.done).length === KINDS;
  }

  private async compare(): Promise<void> {
    const chance = SeededChance.from(`${this.seed} ${this.rounds}`);
    const pair = new Pair(await openWorlds(this.stored, SETTINGS), OPPONENTS, chance);
    const evening = new Evening(pair, this.stored.table.people[EMIL]!.id, this.left);
    try {
      await evening.run();
    } finally {
      await pair.close();
    }
    this.compared.push(evening.steps);
    for (const [act, count] of Object.entries(evening.done)) this.done[act] = (this.done[act] ?? 0) + count;
  }

  /** To the beginning of another round, at one table; whether there is none any more. */
  private async goOn(): Promise<boolean> {
    const server = await TestApp.start({ ...SETTINGS, databaseUrl: this.stored.databaseUrl });
    const table = this.stored.table.at(server);
    try {
      const { round: before } = await this.roundOf(table.owner);
      for (let count = 0; ; count++) {
        if ((await table.info()).status !== 'running') return true;
        const { round, waits } = await this.roundOf(table.owner);
        if (round > before && waits?.phase === 'exchange') return false;
        await table.playOn(`${this.seed} ${this.rounds} ${count}`, 1);
      }
    } finally {
      await server.stop();
    }
  }

  private async roundOf(person: StoredTable['table']['owner']): Promise<Round> {
    return (await this.stored.table.view(person)).view as unknown as Round;
  }
}

describe('what a server sends tells nothing of what a seat may not know', () => {
  const done: Record<string, number> = {};
  const compared: number[] = [];

  test.each(
    Array.from({ length: GAMES }, (_, index) => ({ seed: `traffic ${index}`, variant: index % 2 ? 'team' : 'quick' })),
  )('in the rounds of a whole game: $seed, $variant', async ({ seed, variant }) => {
    const game = await WholeGame.begin(seed, variant);
    await game.play();
    compared.push(...game.compared);
    for (const [act, count] of Object.entries(game.done)) done[act] = (done[act] ?? 0) + count;
  });

  test('the tables were alike long enough to compare something, and everything was done', () => {
    expect(compared.reduce((sum, each) => sum + each, 0)).toBeGreaterThan(2 * KINDS - 2);
    expect(Object.keys(done).length).toBe(KINDS);
  });
});

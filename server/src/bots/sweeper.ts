import { type BotGameId, LEVELS, type Level } from '@ankerplatz/bots';
import { sharedBotSeed } from '@ankerplatz/kit';
import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from 'pg';
import { Problem, type ProblemCode } from '../problem.ts';
import { randomId } from '../random.ts';
import type { BotTurn, Tables } from '../tables/service.ts';
import { Pace } from './pace.ts';
import { AHEAD_MS, BotStore } from './store.ts';
import { Thinker } from './thinker.ts';
import type { Question } from './worker.ts';

/** How often a server looks for bots that another server has left behind, and renews its own leases. */
const SWEEP_MS = 500;

/** The game has gone on without the bot. */
const OVERTAKEN: readonly ProblemCode[] = ['stale', 'not-your-turn', 'game-over', 'not-running'];

/**
 * The question to a bot, and its seed. Where others play the same deal, equal moves meet equal answers, whichever of
 * several players is faster.
 */
const thoughtOf = ({
  live,
  seat,
  asked,
}: Pick<BotTurn, 'live' | 'seat' | 'asked'>): Pick<Question, 'view' | 'seed'> => {
  const { game, chance } = live.header;
  if (chance.kind !== 'shared') return { view: game.view(live.position, seat), seed: randomId() };
  return { view: game.view(live.positionAt(asked), seat), seed: sharedBotSeed(chance, seat, asked) };
};

/** A table whose bot thinks here, or waits until it is time to answer. */
interface Playing {
  readonly table: string;
  readonly done: Promise<void>;
}

/** Plays for bots that are due, and what people have left to be played, whichever server made it so. */
export class BotSweeper {
  private readonly store: BotStore;
  private readonly timers = new Set<NodeJS.Timeout>();
  private readonly playing = new Set<Playing>();
  /** How many of the bots think; the others wait until it is time to answer. */
  private thinking = 0;
  private sweeping: Promise<void> | undefined;
  private isWanted = false;
  private isRunning = false;

  constructor(
    private readonly tables: Tables,
    pool: Pool,
    private readonly log: FastifyBaseLogger,
    /** How many may think at once. */
    private most: number,
    private readonly thinker = new Thinker(most, log),
    private readonly pace = new Pace(0),
    /** The name of this server. */
    private readonly server = randomId(),
  ) {
    this.store = new BotStore(pool);
  }

  /** From now on so many may think at once. */
  cap(most: number): void {
    this.most = most;
    if (this.isRunning) this.sweep();
  }

  start(): void {
    this.isRunning = true;
    const sweep = setInterval(() => {
      this.renew();
      this.sweep();
    }, SWEEP_MS);
    sweep.unref();
    this.timers.add(sweep);
    this.sweep();
  }

  /** A claimed table whose bot did not play is claimed again by another server. */
  async stop(): Promise<void> {
    this.isRunning = false;
    for (const timer of this.timers) clearTimeout(timer);
    this.timers.clear();
    this.pace.end();
    await this.thinker.stop();
    await this.sweeping;
    await Promise.all([...this.playing].map(({ done }) => done));
  }

  /** A bot answers in so many milliseconds, and thinks before: a timer may be one too early. */
  wakeIn(delay: number): void {
    if (!this.isRunning) return;
    const timer = setTimeout(
      () => {
        this.timers.delete(timer);
        this.sweep();
      },
      Math.max(0, delay - AHEAD_MS) + 1,
    );
    timer.unref();
    this.timers.add(timer);
  }

  private renew(): void {
    const tables = [...this.playing].map(({ table }) => table);
    if (tables.length === 0) return;
    this.store
      .renew(this.server, tables)
      .catch(error => this.log.warn({ err: error }, 'leases of bots could not be renewed'));
  }

  private sweep(): void {
    this.isWanted = true;
    this.sweeping ??= this.claimAll().finally(() => {
      this.sweeping = undefined;
    });
  }

  /** Claims tables as long as bots are due and a thread is free to think. */
  private async claimAll(): Promise<void> {
    while (this.isRunning && this.isWanted && this.thinking < this.most) {
      this.isWanted = false;
      const free = this.most - this.thinking;
      const claimed = await this.store.claim(this.server, free).catch(error => {
        this.log.warn({ err: error }, 'no bots could be claimed');
        return [];
      });
      for (const table of claimed) this.begin(table);
    }
  }

  private begin(table: string): void {
    this.thinking++;
    let isThinking = true;
    const free = (): void => {
      if (isThinking) this.thinking--;
      isThinking = false;
      if (this.isRunning) this.sweep();
    };
    const done = this.play(table, free).finally(() => {
      this.playing.delete(playing);
      free();
    });
    const playing = { table, done };
    this.playing.add(playing);
  }

  /** `free` is called when another bot may think. */
  private async play(table: string, free: () => void): Promise<void> {
    try {
      if (await this.tables.ordering.carryOut(table)) return;
      const turn = await this.tables.botTurn(table);
      if (turn) await this.decide(turn, free);
      else await this.store.settle(this.server, table);
    } catch (error) {
      // Another server was faster, a player has ended the game meanwhile, or this server stops.
      const isExpected = !this.isRunning || (error instanceof Problem && error.code !== 'unavailable');
      if (!isExpected) this.log.warn({ err: error, table }, 'a bot could not play');
      // Where the game has gone on, what became due with that is not touched.
      if (error instanceof Problem && OVERTAKEN.includes(error.code)) return;
      await this.store.giveUp(this.server, table).catch(() => undefined);
    }
  }

  /** The whole turn at once, as far as nothing new is shown on the way. */
  private async decide({ answersIn, ...turn }: BotTurn, free: () => void): Promise<void> {
    const { table, live, seat, asked } = turn;
    const moves = await this.pace.answer(answersIn, () => this.think(turn).finally(free));
    const wish = { number: live.header.number, asked, moves: [...moves], id: randomId() };
    await this.tables.playing.playSeat(table.id, seat, wish);
  }

  private async think({ table, live, seat, level, asked }: Omit<BotTurn, 'answersIn'>): Promise<readonly string[]> {
    const moves = await this.thinker.think({
      game: table.game as BotGameId,
      level: LEVELS.find(each => each === level) ?? (LEVELS[0] as Level),
      ...thoughtOf({ live, seat, asked }),
    });
    const whole = live.tryBatch(seat, asked, moves, '');
    const length = !whole.ok && whole.error.code === 'batch-too-long' ? whole.error.index : moves.length;
    return moves.slice(0, length);
  }
}

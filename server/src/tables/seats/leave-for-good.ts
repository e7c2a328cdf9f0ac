import { Problem, type ProblemCode } from '../../problem.ts';
import { randomId } from '../../random.ts';
import type { Playing } from '../playing.ts';
import type { TableStore } from '../store.ts';
import type { Seating } from './seating.ts';

/** The game has ended, another one has begun, or a stand-in plays the seat since it was looked at. */
const OVERTAKEN: readonly ProblemCode[] = [
  'game-over',
  'stale',
  'not-your-turn',
  'not-running',
  'not-open',
  'not-seated',
  'stood-in',
  'left-to-bot',
  'table-broken',
];

/** Each time a game began or ended meanwhile. */
const MOST_TRIES = 5;

const isOvertaken = (error: unknown): boolean => error instanceof Problem && OVERTAKEN.includes(error.code);

/**
 * The seats of a person who leaves for ever: games that run are given up, open tables left, the others'
 * tables handed on. A stand-in stays.
 */
export class LeaveForGood {
  constructor(
    private readonly store: TableStore,
    private readonly seating: Seating,
    private readonly playing: Playing,
  ) {}

  async leaveAll(identity: string): Promise<void> {
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const tables = await this.store.occupied(identity);
      if (tables.length === 0) break;
      for (const table of tables) await this.leave(identity, table);
    }
    await this.store.handOn(identity);
    await this.store.withdraw(identity);
  }

  /** Watchers see the new name, which is none. */
  async tell(identity: string): Promise<void> {
    await this.store.tell(identity);
  }

  private async leave(identity: string, table: { id: string; number: number; isOpen: boolean }): Promise<void> {
    const { id, number, isOpen } = table;
    try {
      if (isOpen) await this.seating.leave(identity, id);
      else await this.playing.abandon(identity, id, { number, id: randomId() });
    } catch (error) {
      if (!isOvertaken(error)) throw error;
    }
  }
}

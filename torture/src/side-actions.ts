import { setTimeout as sleep } from 'node:timers/promises';
import type { SeededChance, View } from '@ankerplatz/kit';
import type { Agreed, TableInfo, TableView, Vote } from '@ankerplatz/protocol';
import { gameById } from '@ankerplatz/registry';
import { randomId } from '@ankerplatz/server/random';
import type { History } from './history.ts';
import type { RequestConnection } from './table-connection.ts';

/** How often a player does something else than move. */
const OFTEN = 0.3;
/** A pause is over by itself after so long. */
const PAUSE_MS = 2500;
/** A player who asks for something waits a moment for the others. */
const WAIT_MS = 300;

/** The meanings of a refused move where people take back, pause, run out of time and leave moves to the server. */
export const PASSING_REFUSALS: ReadonlySet<string> = new Set([
  'stale',
  'not-your-turn',
  'paused',
  'game-over',
  'stood-in',
]);

/** Votes, hand-ins and orders of one player, all at random. Whether they are refused does not matter; what was acknowledged does. */
export class Antics {
  private handedIn: string | null = null;

  constructor(
    private readonly requests: RequestConnection,
    private readonly history: History,
    private readonly chance: SeededChance,
  ) {}

  /** Answers that get lost are not asked for again: then nothing is known of what was done. */
  async maybe(view: TableView): Promise<void> {
    if (view.result || this.chance.unit() > OFTEN) return;
    const others = view.mayHandIn ? [this.handIn, this.handIn] : [this.withdraw];
    const acts = [this.vote, this.vote, this.order, ...others];
    await acts[this.chance.die(acts.length)]!.call(this, view).catch(() => undefined);
  }

  /** Agrees to what others want, or proposes something. */
  private async vote(view: TableView): Promise<void> {
    const info = await this.requests.ask<TableInfo>('GET', '');
    if ('code' in info) return;
    const { number } = view;
    const [open] = info.votes;
    const wish = open ? agreementTo(open) : this.anyWish(view);
    const id = randomId();
    const agreed = await this.requests.ask<Agreed>('POST', '/agree', { number, id, ...wish });
    if ('code' in agreed) return;
    if (!agreed.isAgreed) {
      await sleep(WAIT_MS);
      return;
    }
    this.history.agreed.push({ table: view.table, number, id, version: agreed.version });
  }

  private anyWish({ revealed, version }: TableView): object {
    if (this.chance.die(3) > 0) return { kind: 'take-back', to: revealed, version };
    return { kind: 'pause', until: new Date(Date.now() + PAUSE_MS).toISOString() };
  }

  private async order({ number, view }: TableView): Promise<void> {
    const known = gameById((view as unknown as View).game)?.orders ?? [];
    const orders = known.filter(() => this.chance.die(2) === 0);
    const done = await this.requests.ask('PUT', '/orders', { number, orders });
    if (!isRefused(done)) this.history.ordered++;
  }

  private async handIn({ number }: TableView): Promise<void> {
    const moves = this.chance.die(2) === 0 ? ['pass'] : ['money', 'end'];
    const id = randomId();
    this.history.sent.add(id);
    const done = await this.requests.ask('PUT', '/hand-in', { number, moves, id });
    if (isRefused(done)) return;
    this.handedIn = id;
    this.history.handedIn++;
  }

  /** A hand-in that was played before does not count; none may be played after. */
  private async withdraw(): Promise<void> {
    const id = this.handedIn;
    if (id === null) return;
    this.handedIn = null;
    const done = await this.requests.ask('DELETE', '/hand-in');
    if (!isRefused(done)) this.history.withdrawn.push({ id, at: Date.now() });
  }
}

const isRefused = (answer: unknown): boolean => answer !== null && typeof answer === 'object' && 'code' in answer;

const agreementTo = ({ seats: _, ...terms }: Vote): object => terms;

import { setTimeout as sleep } from 'node:timers/promises';
import { BOTS, type BotGameId, think } from '@ankerplatz/bots';
import type { SeededChance, View } from '@ankerplatz/kit';
import type { TableView } from '@ankerplatz/protocol';
import { randomId } from '@ankerplatz/server/random';
import type { Acknowledged, History, Sent } from './history.ts';
import { type Antics, PASSING_REFUSALS } from './side-actions.ts';
import type { Outcome, RequestConnection, TableConnection } from './table-connection.ts';

/** Between two tries of the same request. */
const RETRY_MS = 50;
/** No player decides at once. */
const MOST_THOUGHT_MS = 40;
/** How often a request is sent twice at once, and how often an old one is sent again. */
const DOUBLED = 0.08;

export interface PlayerParts {
  readonly table: string;
  /** Through which the player watches and plays. */
  readonly line: TableConnection;
  /** For everything else, and for what is sent twice. */
  readonly requests: RequestConnection;
  readonly history: History;
  readonly chance: SeededChance;
  /** Whole turns, as a bot plays them; else any move. */
  readonly isSkilled: boolean;
  /** Acts beside moving; then other refusals are to be expected. */
  readonly antics: Antics | null;
}

/** Plays one game after another at a table, whatever happens to the servers. */
export class Player {
  /** Moves since the player began: for telling whether all go on. */
  done = 0;
  private isStopped = false;
  private last: Acknowledged | null = null;

  constructor(private readonly parts: PlayerParts) {}

  get name(): string {
    return `a ${this.parts.isSkilled ? 'skilled' : 'random'} player at table ${this.parts.table}`;
  }

  stop(): void {
    this.isStopped = true;
  }

  /** Until it is stopped. */
  async run(): Promise<void> {
    let view: TableView | null = null;
    while (!this.isStopped) {
      view = await this.look(view);
      if (!view) continue;
      await this.parts.antics?.maybe(view);
      if (view.result) await this.playAnother(view);
      else if (view.asked !== null && view.version >= this.playedUpTo(view)) await this.decide(view);
    }
    this.parts.line.close();
  }

  private async look(after: TableView | null): Promise<TableView | null> {
    try {
      return await this.parts.line.look(after);
    } catch {
      await sleep(RETRY_MS);
      return null;
    }
  }

  /** A socket may answer before it shows what was played. */
  private playedUpTo({ number }: TableView): number {
    return this.last?.number === number ? this.last.version : 0;
  }

  private async decide(view: TableView): Promise<void> {
    const { chance } = this.parts;
    await sleep(chance.die(MOST_THOUGHT_MS));
    let moves = this.choose(view);
    for (;;) {
      const outcome = await this.play(view, moves);
      if (!outcome || !('code' in outcome)) return;
      if (outcome.code === 'batch-too-long' && outcome.index) moves = moves.slice(0, outcome.index);
      else if (this.parts.antics && PASSING_REFUSALS.has(outcome.code)) return;
      else return this.parts.history.violate(`${JSON.stringify(moves)} of ${this.placeOf(view)}: ${outcome.code}`);
    }
  }

  private choose({ view: shown }: TableView): readonly string[] {
    const { chance, isSkilled } = this.parts;
    const view = shown as unknown as View;
    if (isSkilled && Object.hasOwn(BOTS, view.game))
      return think(view.game as BotGameId, 'deckhand', view, { seed: String(chance.word()) })[0]!.moves;
    // Sailors rather go than stay, so that a game ends.
    const forward = view.moves.filter(move => /^(play|step|use) .*h\d/.test(move));
    const from = forward.length > 0 ? forward : view.moves;
    return [from[chance.die(from.length)]!];
  }

  /** Plays until the outcome is known; null where it was given up because all stops. */
  private async play({ table, number, seat, asked }: TableView, moves: readonly string[]): Promise<Outcome | null> {
    const { history, chance } = this.parts;
    const sent: Sent = { table, number, seat: seat!, asked: asked!, moves: [...moves], id: randomId() };
    history.sent.add(sent.id);
    if (this.last && chance.unit() < DOUBLED) await this.repeatOld(this.last);
    const twin = !this.parts.antics && chance.unit() < DOUBLED ? this.twin(sent) : null;
    const outcome = await this.sendUntilKnown(sent);
    const other = await twin;
    if (
      outcome &&
      other &&
      JSON.stringify(outcome) !== JSON.stringify(other) &&
      !('code' in outcome && 'code' in other)
    )
      history.violate(`${sent.id} was answered ${JSON.stringify(outcome)} and ${JSON.stringify(other)}`);
    this.note(sent, outcome);
    return outcome;
  }

  private async sendUntilKnown(sent: Sent): Promise<Outcome | null> {
    while (!this.isStopped) {
      try {
        return await this.parts.line.send(sent);
      } catch {
        this.parts.history.repeated++;
        await sleep(RETRY_MS);
      }
    }
    return null;
  }

  /** Sends the request another way; null where its outcome is unknown. */
  private async twin(sent: Sent): Promise<Outcome | null> {
    this.parts.history.doubled++;
    return this.parts.requests.send(sent).catch(() => null);
  }

  private async repeatOld(old: Acknowledged): Promise<void> {
    const again = await this.twin(old);
    const isSame = again === null || ('version' in again ? again.version === old.version : again.code === 'stale');
    if (!isSame) this.parts.history.violate(`${old.id} led to ${old.version}, again to ${JSON.stringify(again)}`);
  }

  private note(sent: Sent, outcome: Outcome | null): void {
    if (!outcome) return;
    if ('code' in outcome) {
      this.parts.history.refused.push(sent);
      return;
    }
    this.last = { ...sent, version: outcome.version };
    this.parts.history.acknowledged.push(this.last);
    this.done++;
  }

  /** Agrees to another game, and waits for it. */
  private async playAnother({ number }: TableView): Promise<void> {
    const agreement = { number, kind: 'rematch', id: randomId() };
    while (!this.isStopped) {
      const agreed = await this.parts.requests.ask('POST', '/agree', agreement).catch(() => null);
      const isRefused = agreed !== null && typeof agreed === 'object' && 'code' in agreed;
      if (isRefused)
        this.parts.history.violate(`${this.parts.table}: another game is refused: ${JSON.stringify(agreed)}`);
      if (agreed !== null) break;
      await sleep(RETRY_MS);
    }
    this.done++;
    while (!this.isStopped && (await this.look(null))?.number === number) await sleep(RETRY_MS);
  }

  private placeOf({ table, number, version, seat, asked }: TableView): string {
    return `table ${table} game ${number} version ${version} seat ${seat} asked ${asked}`;
  }
}

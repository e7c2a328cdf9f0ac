import { type GameEvent, type GameRecord, isMove, type Position, replay, type Seat } from '@ankerplatz/kit';
import { ServerMessage, type TableMessage } from '@ankerplatz/protocol';
import { gameById } from '@ankerplatz/registry';
import { Compile } from 'typebox/compile';
import { expect } from 'vitest';

const isServerMessage = Compile(ServerMessage);

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

interface Moment {
  readonly position: Position;
  /** Of the entry that led here. */
  readonly events: readonly GameEvent[];
}

/** Knows everything about a game that is over, and checks what its seats were told while it ran. */
export class Witness {
  private readonly moments: Moment[] = [];

  constructor(private readonly record: GameRecord) {
    const replayed = replay(this.game, record, ({ position, events }) => this.moments.push({ position, events }));
    if (!replayed.ok) throw new Error(replayed.error);
  }

  get length(): number {
    return this.record.entries.length;
  }

  private get game() {
    return gameById(this.record.game)!;
  }

  /**
   * Checks what a seat, or a spectator, was sent: it has the form of the protocol, and holds what may be known there
   * and nothing else.
   */
  check(seat: Seat | null, texts: readonly string[]): void {
    for (const text of texts) {
      const message = JSON.parse(text) as ServerMessage;
      if (!isServerMessage.Check(message)) expect(isServerMessage.Errors(message)).toEqual([]);
      if (message.type === 'table') this.checkTable(seat, message);
      if (!this.isOver(message)) this.checkBytes(text);
    }
  }

  private isOver(message: ServerMessage): boolean {
    return message.type === 'table'
      ? message.result !== null
      : message.type === 'info' && message.info.status === 'over';
  }

  private checkBytes(text: string): void {
    const { chance } = this.record;
    if (chance.kind === 'committed') expect(text).not.toContain(chance.secret);
  }

  private checkTable(seat: Seat | null, { seat: from, version, view, entries, ...rest }: TableMessage): void {
    const { game } = this;
    expect(from).toBe(seat);
    expect(view).toEqual(plain(game.view(this.moments[version]!.position, seat)));
    expect(rest.result !== null).toBe(this.moments[version]!.position.outcome() !== null);
    for (const { entry, seat: mover, move, events } of entries) {
      const logged = this.record.entries[entry - 1]!;
      expect(mover).toBe(logged.seat);
      expect(move).toBe(isMove(logged) ? game.moveFor(logged.move, logged.seat, seat) : null);
      const heard = this.moments[entry]!.events.map(event => game.eventFor(event, seat)).filter(
        event => event !== null,
      );
      expect(events).toEqual(plain(heard));
    }
  }
}

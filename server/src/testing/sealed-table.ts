import type { GameRecord } from '@ankerplatz/kit';
import type { TableInfo } from '@ankerplatz/protocol';
import type { LightMyRequestResponse } from 'fastify';
import { randomId } from '../random.ts';
import type { Person, TestApp } from './app.ts';
import { jsonOf, type Kept, moveTo, newKept, TestTable } from './tables.ts';

/** A table where all players have made their commitments and none is opened. */
export class SealedTable {
  readonly kept: Kept[] = [];

  private constructor(
    readonly table: TestTable,
    readonly people: readonly Person[],
  ) {}

  static async open(people: readonly Person[], wanted = {}): Promise<SealedTable> {
    const info = jsonOf<TableInfo>(
      await people[0]!.ask('POST', '/tables', {
        ...{ game: 'nauticus', players: people.length, visibility: 'public', ...wanted },
      }),
      201,
    );
    const sealed = new SealedTable(new TestTable(info.id, people[0]!, people), people);
    for (const [seat, person] of people.entries()) await sealed.sit(person, seat);
    return sealed;
  }

  static async started(people: readonly Person[], wanted = {}): Promise<SealedTable> {
    const sealed = await SealedTable.open(people, wanted);
    await sealed.start();
    return sealed;
  }

  /** With the same people, and what they keep, at another server on the same database. */
  at(server: TestApp): SealedTable {
    const moved = new SealedTable(
      this.table.at(server),
      this.people.map(person => moveTo(person, server)),
    );
    moved.kept.push(...this.kept);
    return moved;
  }

  get path(): string {
    return this.table.path;
  }

  info(): Promise<TableInfo> {
    return this.table.info();
  }

  async sit(person: Person, seat: number): Promise<void> {
    this.kept[seat] = newKept();
    jsonOf(await person.ask('POST', `${this.path}/sit`, { seat, commitment: this.kept[seat].commitment }));
  }

  async start(): Promise<TableInfo> {
    return jsonOf(await this.table.owner.ask('POST', `${this.path}/start`));
  }

  async commit(person: Person, seat: number, more = {}): Promise<TableInfo> {
    this.kept[seat] = newKept();
    const { commitment } = this.kept[seat];
    return jsonOf(await person.ask('PUT', `${this.path}/commitment`, { commitment, ...more }));
  }

  async open(
    person: Person,
    seat: number,
    contribution = this.kept[seat]!.contribution,
  ): Promise<LightMyRequestResponse> {
    const { commitment } = await this.info();
    return person.ask('POST', `${this.path}/opening`, { commitment, contribution });
  }

  /** The time to open is over. */
  async letTimePass({ connection }: TestApp): Promise<void> {
    await connection.pool.query(
      `update tables set due_at = now(), seal = jsonb_set(seal, '{until}', '0') where id = $1`,
      [this.table.id],
    );
  }

  /** All agree on another game, and commit themselves to something new. */
  async agreeAgain(): Promise<void> {
    for (const [index, person] of this.people.entries()) {
      this.kept[index] = newKept();
      const { commitment } = this.kept[index];
      const { number } = await this.info();
      jsonOf(await person.ask('POST', `${this.path}/agree`, { number, kind: 'rematch', id: randomId(), commitment }));
    }
  }

  /** Ends the game by agreement; its record. */
  async record(number = 1): Promise<GameRecord> {
    await this.table.agreeAll(number, 'end');
    return jsonOf(await this.people[0]!.ask('GET', `${this.path}/games/${number}/record`));
  }
}

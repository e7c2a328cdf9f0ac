import { SeededChance } from '@ankerplatz/kit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DatabaseClock } from '../../database/clock.ts';
import { type Connection, connect } from '../../database/connect.ts';
import { useApp } from '../../testing/app.ts';
import { TestTable } from '../../testing/tables.ts';
import type { ChangedRow } from '../change-feed.ts';
import { KnownRows } from '../known-rows.ts';
import type { TableRow } from '../model/rows.ts';
import { readTable, TableStore } from '../store.ts';
import { Changing } from './changing.ts';
import type { TableChange } from './table-change.ts';

/** Servers on one database, as far as they change tables; each remembers what it tells. */
class Changer {
  readonly known = new KnownRows();
  readonly told: (ChangedRow | undefined)[] = [];
  readonly doubts: string[] = [];
  readonly changing: Changing;
  isByDatabase = false;

  constructor(readonly connection: Connection) {
    this.changing = new Changing(connection.pool, this.known, new DatabaseClock(connection.pool), {
      isByDatabase: this.isByDatabase,
      tell: (_, row) => void this.told.push(row),
      sure: async ({ id }, work) => {
        try {
          return await work;
        } catch (error) {
          this.doubts.push(id);
          throw error;
        }
      },
    });
  }

  /** Reads the row, so that it is known. */
  async look(id: string): Promise<TableRow> {
    return (await new TableStore(this.connection.pool, this.known).table(id))!;
  }
}

/** Writes of a rematch, at random. */
const writeSome = (chance: SeededChance, table: TableRow, change: TableChange): void => {
  const often = (): boolean => chance.die(3) > 0;
  const seat = chance.die(table.seats.length);
  if (often()) change.agree(table.number, { kind: 'rematch', seat, about: often() ? '' : 'declined' });
  if (often())
    change.seat(seat, { ...table.seats[seat]!, commitment: often() ? 'c'.repeat(64) : null, zone: 'Europe/Berlin' });
  if (often()) change.seats(table.seats.map((each, place) => ({ ...table.seats.at(place - 1)!, seat: each.seat })));
  const course = chance.die(4);
  if (course === 0) change.seal({ commitments: null, contributions: ['', 'ab'], until: 1_900_000_000_000 }, [0, 1]);
  if (course !== 1) return;
  const beginning = {
    setup: table.setup!,
    deciders: [1],
    orders: { 0: { on: ['forced'] as const, round: 0, told: [] } },
  };
  change.begin({ ...beginning, number: table.number + 1, botDue: often() ? 5000 : null, due: often() ? 60_000 : null });
};

/** As far as it does not depend on when it was read. */
const lasting = ({ now, ...row }: TableRow): unknown => row;

describe('changes of a table', () => {
  const server = useApp();
  let connection: Connection;
  beforeAll(() => {
    connection = connect(server().databaseUrl, false);
  });
  afterAll(() => connection.close());

  const overTable = async (): Promise<string> => {
    const people = [await server().guest('Anna'), await server().guest('Bert')];
    const table = await TestTable.started(people);
    await table.agreeAll(1, 'end');
    return table.id;
  };

  test('make the row that is read afterwards, whatever is changed', async () => {
    const changer = new Changer(connection);
    const chance = SeededChance.from('changes');
    let begun = 0;
    for (let round = 0; round < 30; round++) {
      const id = await overTable();
      const before = await changer.look(id);
      await changer.changing.change(id, async (row, change) => writeSome(chance, row!, change));
      const read = (await readTable(connection.pool, id))!;
      const told = changer.told.at(-1)!;
      expect(told.before).toBe(before.mark);
      expect(lasting(told.after)).toEqual(lasting(read));
      expect(changer.known.of(id)).toBe(read.status === 'over' ? told.after : undefined);
      begun += read.status === 'running' ? 1 : 0;
    }
    expect(begun).toBeGreaterThan(2);
  }, 120_000);

  test('that begin from what another server has changed since are made by what is there', async () => {
    const [one, other] = [new Changer(connection), new Changer(connection)];
    const id = await overTable();
    await Promise.all([one.look(id), other.look(id)]);
    const agree = ({ changing }: Changer, seat: number) =>
      changing.change(id, async (row, change) => {
        change.agree(row!.number, { kind: 'rematch', seat, about: '' });
        return row!.agreements.filter(({ kind }) => kind === 'rematch').length;
      });
    expect(await agree(one, 0)).toBe(0);
    expect(await agree(other, 1)).toBe(1);
    const refuse = one.changing.change(id, async row => {
      if (row!.agreements.length > 2) throw new Error(`${row!.agreements.length} agreements`);
    });
    await expect(refuse).rejects.toThrow('4 agreements');
  });

  test('that ask for more than the row hold the table meanwhile', async () => {
    const changer = new Changer(connection);
    const id = await overTable();
    await changer.look(id);
    const blocks = await changer.changing.change(id, async (row, change) => {
      change.agree(row!.number, { kind: 'rematch', seat: 0, about: '' });
      return change.blocksOf(row!.owner);
    });
    expect(blocks).toEqual([]);
    expect((await readTable(connection.pool, id))!.rematch).toEqual([{ seat: 0, about: '' }]);
  });

  test('are in doubt where the answer is lost', async () => {
    const lost = connect(server().databaseUrl, false);
    const changer = new Changer(lost);
    const id = await overTable();
    await changer.look(id);
    await new DatabaseClock(lost.pool).now();
    const changing = changer.changing.change(id, async (row, change) => {
      change.agree(row!.number, { kind: 'rematch', seat: 0, about: '' });
      await lost.close();
    });
    await expect(changing).rejects.toThrow();
    expect(changer.doubts).toEqual([id]);
  });
});

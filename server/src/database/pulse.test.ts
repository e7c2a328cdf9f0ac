import { describe, expect, test } from 'vitest';
import { TestApp, useApp } from '../testing/app.ts';
import { TestTable } from '../testing/tables.ts';
import { Pulse } from './pulse.ts';

const CLOCK = { kind: 'live', bank: 600_000, increment: 0, late: 'stand-in' } as const;
const MINUTE = 60_000;

const pulseOf = ({ app, connection }: TestApp, id: string): Pulse => new Pulse(connection.beats, id, app.log);

describe('signs of life', () => {
  const server = useApp({ botDelay: [60_000, 60_000] });
  const outages = async (): Promise<number[]> => {
    const text = `select (extract(epoch from ended_at - began_at) * 1000)::float8 as lasted from outages order by began_at`;
    return (await server().connection.pool.query<{ lasted: number }>(text)).rows.map(({ lasted }) => lasted);
  };
  const dueIn = async ({ id }: TestTable): Promise<number> => {
    const text = `select (extract(epoch from due_at - now()) * 1000)::float8 as wait from tables where id = $1`;
    return (await server().connection.pool.query<{ wait: number }>(text, [id])).rows[0]!.wait;
  };

  test('tell servers of each other as long as they run', async () => {
    const [one, other] = [pulseOf(server(), 'one'), pulseOf(server(), 'other')];
    const heard = new Promise<readonly unknown[]>(resolve => other.on('census', ({ others }) => resolve(others)));
    await one.start('10.0.0.1:4000');
    await other.start(null);
    expect(await heard).toContainEqual({ id: 'one', address: '10.0.0.1:4000' });
    expect(one.isLate).toBe(false);
    await one.stop();
    const left = new Promise<readonly unknown[]>(resolve => other.once('census', ({ others }) => resolve(others)));
    expect(await left).not.toContainEqual(expect.objectContaining({ id: 'one' }));
    await other.stop();
    expect(await outages()).toEqual([]);
  });

  test('where none could be given for long, that is noted once, and what would have run out runs out later', async () => {
    const table = await TestTable.started([await server().guest(), await server().guest()], { clock: CLOCK });
    await server().app.pulse.stop();
    await server().connection.pool.query(`update servers set seen_at = now() - interval '1 minute'`);
    const before = await dueIn(table);
    const back = ['first', 'second', 'third'].map(id => pulseOf(server(), id));
    await Promise.all(back.map(each => each.start(null)));
    const [lasted, ...others] = await outages();
    expect(lasted).toBeGreaterThanOrEqual(MINUTE);
    expect(others).toEqual([]);
    expect(await dueIn(table)).toBeGreaterThan(before + MINUTE / 2);
    await Promise.all(back.map(each => each.stop()));
  });

  test('without a database a server is late', async () => {
    const pulse = pulseOf(server(), 'late');
    expect(pulse.isLate).toBe(true);
    const lost = await TestApp.start({ databaseUrl: 'postgres://nobody@127.0.0.1:1/none' });
    expect(lost.app.pulse.isLate).toBe(true);
    await lost.stop();
  });
});

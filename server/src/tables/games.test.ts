import { type GameRecord, parseRecord, replay } from '@ankerplatz/kit';
import { sampleSize } from '@ankerplatz/kit/sample-size';
import { gameById } from '@ankerplatz/registry';
import { describe, expect, test } from 'vitest';
import { useApp } from '../testing/app.ts';
import { jsonOf, TestTable } from '../testing/tables.ts';

/**
 * The kinds that a sample holds come first; Nautilùs is also played to its end through sockets
 * (realtime/scenarios/games.test.ts).
 */
const KINDS = [
  ['nauticus', { game: 'nauticus' }, 2],
  ['nautilus', { game: 'nautilus', variant: 'duel', options: { ring: 40 } }, 2],
  ['nauticus', { game: 'nauticus' }, 4],
  ['nautilus', { game: 'nautilus', variant: 'quick', options: { ring: 40 } }, 4],
] as const;
const SAMPLE = KINDS.slice(0, sampleSize(KINDS.length));

describe('whole games', () => {
  const server = useApp();

  test.each(SAMPLE)('%s %j with %i people: to the end, and the record proves it', async (game, wanted, seats) => {
    const people = await Promise.all(Array.from({ length: seats }, (_, seat) => server().guest(`Player ${seat}`)));
    const table = await TestTable.started(people, wanted);
    const { commitment, seats: sat } = await table.info();
    const { rows } = await server().connection.pool.query<{ secret: string }>(
      `select encode(secret, 'hex') as secret from tables where id = $1`,
      [table.id],
    );
    await table.playOn(`${game} ${seats}`, 10_000, (_, view) => {
      expect(JSON.stringify(view)).not.toContain(rows[0]!.secret);
    });
    const info = await table.info();
    expect(info).toMatchObject({ status: 'over', number: 1, deciders: [], result: { end: 'played' } });
    const record = jsonOf<GameRecord>(await people[1]!.ask('GET', `${table.path}/games/1/record`));
    expect(parseRecord(record)).toMatchObject({ ok: true });
    expect(record.chance).toMatchObject({
      secret: rows[0]!.secret,
      commitment,
      contributions: sat.map(seat => seat.contribution),
    });
    const replayed = replay(gameById(game)!, record);
    expect(replayed).toMatchObject({ ok: true });
    expect(replayed.ok && replayed.value.position.outcome()?.ranks).toEqual(info.result!.ranks);
    expect(record.entries).toHaveLength(info.version);
  });
});

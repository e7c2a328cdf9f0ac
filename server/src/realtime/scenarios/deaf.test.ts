import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { TestApp } from '../../testing/app.ts';
import { makeDatabase } from '../../testing/database.ts';
import { Silencer } from '../../testing/silencer.ts';
import { TestSocket } from '../../testing/socket.ts';
import { problemOf, TestTable } from '../../testing/tables.ts';

describe('a server that no longer hears of what others do', () => {
  let silencer: Silencer;
  let here: TestApp;
  let there: TestApp;
  beforeEach(async () => {
    const databaseUrl = await makeDatabase();
    silencer = await Silencer.before(databaseUrl);
    here = await TestApp.start({ databaseUrl: silencer.url, heartbeatMs: 2000, isHurried: true });
    there = await TestApp.start({ databaseUrl });
  });
  afterEach(async () => {
    await Promise.all([here.stop(), there.stop()]);
    silencer.stop();
  });
  const ready = async (): Promise<string> => problemOf(await here.app.inject('/readyz'));

  test('notices it, listens anew, and shows who watches what was missed', async () => {
    const played = await TestTable.started([await here.guest('Anna'), await here.guest('Berta')]);
    const socket = await TestSocket.of(played.people[0]!, here);
    socket.send({ type: 'watch', topic: 'table', table: played.id });
    await socket.next('table');
    silencer.silenceNow();
    await played.at(there).playOn('unheard', 2);
    const last = await socket.next('table', ({ version }) => version === 2);
    expect(last.view).toEqual((await played.view(played.people[0]!)).view);
    await played.at(there).playOn('heard', 1);
    await socket.next('table', ({ version }) => version === 3);
    await socket.close();
  });

  test('says that it is not ready as long as it hears nothing', async () => {
    await expect.poll(ready).toBe('200');
    silencer.silence();
    await expect.poll(ready).toBe('503 unavailable');
    silencer.relent();
    await expect.poll(ready).toBe('200');
  });
});

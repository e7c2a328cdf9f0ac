import { describe, expect, test } from 'vitest';
import type { Game } from './game.ts';
import { GameLog } from './log/game-log.ts';
import { replay } from './log/replay.ts';
import { legalMoves } from './play/door.ts';
import { quay, quay2 } from './testing/quay/index.ts';
import { atVersion, rulesOf, versionsOf } from './versions.ts';

const begin = (game: Game): GameLog => {
  const setup = game.setup({ players: 2 });
  if (!setup.ok) throw new Error(setup.error);
  const log = GameLog.begin(game, { setup: setup.value, chance: { kind: 'seed', seed: 'versions' } });
  if (!log.ok) throw new Error(log.error);
  return log.value;
};

const after = (log: GameLog, entries: readonly (readonly [number, string])[]): GameLog =>
  entries.reduce((before, [seat, move]) => {
    const added = before.add({ seat, move });
    if (!added.ok) throw new Error(`${seat} ${move}: ${added.error.code}`);
    return added.value;
  }, log);

const ROUND = [
  [0, 'hold'],
  [1, 'hold'],
] as const;
/** In the last round nobody may hold, by version 2. */
const TO_LAST = [...ROUND, [0, 'pass'], ...ROUND, [1, 'pass']] as const;

describe('a game of two versions', () => {
  test('is found by its version; of others it says which there are', () => {
    expect(atVersion<never>(quay2 as Game<never>, 1)).toEqual({ ok: true, value: quay });
    expect(versionsOf(quay2 as Game).map(({ version }) => version)).toEqual([2, 1]);
    expect(atVersion(quay2 as Game, 3)).toEqual({
      ok: false,
      error: 'this program does not know version 3 of the rules of quay, only 1 and 2',
    });
  });

  test('has other rules: moves, refusals, words and views follow the version', async () => {
    const [before, now] = [after(begin(quay as Game), TO_LAST), after(begin(quay2 as Game), TO_LAST)];
    expect(legalMoves(quay as Game, before.position, 0)).toContain('hold');
    expect(legalMoves(quay2 as Game, now.position, 0)).not.toContain('hold');
    const refused = now.add({ seat: 0, move: 'hold' });
    expect(refused).toMatchObject({ ok: false, error: { reason: { code: 'last-round', rule: '§2', round: 3 } } });
    expect(rulesOf(quay.view(before.position as never, 0))).toBe(1);
    expect(quay.view(before.position as never, 0)).not.toHaveProperty('rules');
    expect(quay2.view(now.position as never, 0)).toMatchObject({
      rules: 2,
      moves: expect.not.arrayContaining(['hold']),
    });
    const [older, newer] = await Promise.all([quay, quay2].map(async game => (await game.words('en')).rules()));
    expect(older!['§2']).not.toEqual(newer!['§2']);
    expect(older!['§3']).toEqual(newer!['§3']);
  });

  test('a record of the first is replayed and played on by its rules in the release of the second', () => {
    const record = after(begin(quay as Game), [...TO_LAST, [0, 'hold']]).record();
    const replayed = replay(quay2 as Game, JSON.parse(JSON.stringify(record)));
    if (!replayed.ok) throw new Error(replayed.error);
    expect(replayed.value.game.version).toBe(1);
    const over = after(replayed.value, [
      [1, 'hold'],
      [0, 'pass'],
    ]);
    expect(over.position.outcome()).not.toBeNull();
    expect(over.record()).toMatchObject({ version: 1, entries: { length: 9 } });
  });

  test('a record of the second is refused by the release of the first', () => {
    expect(replay(quay as Game, begin(quay2 as Game).record())).toEqual({
      ok: false,
      error: 'this program does not know version 2 of the rules of quay, only 1',
    });
  });
});

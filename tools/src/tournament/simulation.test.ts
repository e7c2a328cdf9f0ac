import { gameById } from '@ankerplatz/registry';
import { KINDS } from '@ankerplatz/tournament';
import { expect, test } from 'vitest';
import { MODES, modesOf, type SimulationTask, simulateTournaments } from './simulation.ts';

const game = gameById('nauticus')!;
const setup = game.setup({ players: 2 });
if (!setup.ok) throw new Error(setup.error);
const TASK: SimulationTask = {
  ...{ game, setup: setup.value, bots: ['random', 'deckhand'], each: 2, kind: 'swiss' },
  ...{ rounds: 3, tournaments: 2, seed: 'far apart' },
};

test.each(MODES)('standings find bots that are far stronger, and the same seed finds the same (%s)', async mode => {
  const found = await simulateTournaments(TASK, mode);
  expect(found.map(({ round }) => round)).toEqual([1, 2, 3]);
  expect(found.at(-1)!.rightPairs).toBeGreaterThan(0.7);
  expect(found.at(-1)!.rightLeader).toBe(1);
  expect(await simulateTournaments(TASK, mode)).toEqual(found);
});

test.each(KINDS)('%s lasts as long as it should, and ends with a right order', async kind => {
  const found = await simulateTournaments({ ...TASK, kind }, modesOf(kind)[0]!);
  expect(found).toHaveLength(kind === 'knockout' ? 2 : 3);
  expect(found.at(-1)!.rightPairs).toBeGreaterThan(0.5);
});

import { expect } from 'vitest';
import { seededSource } from '../chance/seeded.ts';
import { GameLog } from '../log/game-log.ts';
import { replay } from '../log/replay.ts';
import { rulesOf, versionsOf } from '../versions.ts';
import { entriesOf } from './random-game.ts';
import { atMoments, copyOf, print, type Subject } from './subject.ts';

/** Setups, views and records name the version, so that a later release finds its rules. */
export const gamesKeepTheirRules = (subject: Subject): void => {
  const { game, newest, setup, games } = subject;
  expect(setup.version, 'the version of a setup').toBe(game.version);
  atMoments(subject, 20, ({ position }) => {
    expect(position.setup.version, 'the version of a position').toBe(game.version);
    for (const view of [...position.deciders(), null].map(seat => game.view(position, seat)))
      expect(rulesOf(view), 'the version of a view').toBe(game.version);
    expect(rulesOf(game.openView(position)), 'the version of an open view').toBe(game.version);
    const [seat] = position.deciders();
    const sampled = game.sample(game.view(position, seat!), seededSource('rules').at(0));
    expect(sampled.setup.version, 'the version of a sample').toBe(game.version);
  });
  for (const { seed, final, ...played } of games) {
    const begun = GameLog.begin(game, { setup, chance: { kind: 'seed', seed } });
    if (!begun.ok) throw new Error(begun.error);
    const record = copyOf({ ...begun.value.record(), entries: entriesOf({ final, ...played }) });
    expect(record.version, 'the version of a record').toBe(game.version);
    const replayed = replay(newest, record);
    if (!replayed.ok) throw new Error(replayed.error);
    expect(replayed.value.game.version, 'the rules of a replay').toBe(game.version);
    expect(print(game, replayed.value.position)).toBe(print(game, final));
  }
};

export const versionsAreApart = ({ newest, setup }: Subject): void => {
  const versions = versionsOf(newest);
  const numbers = versions.map(({ version }) => version);
  for (const { id, older, version } of versions) {
    expect(id).toBe(newest.id);
    expect(Number.isInteger(version) && version >= 1, `version ${version}`).toBe(true);
    if (version !== newest.version) expect(older, `older than version ${version}`).toEqual([]);
  }
  expect(numbers, 'the newest version first').toEqual([...new Set(numbers)].sort((a, b) => b - a));
  const unknown = Math.max(...numbers) + 1;
  const chance = { kind: 'seed', seed: '' } as const;
  const { seats, options } = setup;
  const refused = replay(newest, { game: newest.id, version: unknown, seats, options, chance, entries: [] });
  expect(refused.ok, 'a record of an unknown version').toBe(false);
  for (const number of [unknown, ...numbers])
    if (!refused.ok) expect(refused.error, 'the versions there are').toMatch(new RegExp(`\\b${number}\\b`));
};

import { describe, expect, test } from 'vitest';
import { blockOf, groupsOf, type WaitingSeek } from './groups.ts';

const seek = (identity: string, more: Partial<WaitingSeek> = {}): WaitingSeek => ({
  ...{ identity, kind: 'nauticus 2 live', seats: 2, takesBots: false, isBotTime: false },
  ...more,
});

const namesOf = (waiting: readonly WaitingSeek[], blocks: readonly string[] = []): string[] =>
  groupsOf(waiting, new Set(blocks)).map(
    ({ seeks, bots }) => seeks.map(({ identity }) => identity).join(' ') + (bots > 0 ? ` and ${bots} bots` : ''),
  );

describe('who waits is paired', () => {
  test('with who came next, and who is left over goes on waiting', () => {
    expect(namesOf(['anna', 'bert', 'carla', 'dora', 'emil'].map(name => seek(name)))).toEqual([
      'anna bert',
      'carla dora',
    ]);
  });

  test('only with who waits for the same', () => {
    const three = { kind: 'nauticus 3 live', seats: 3 };
    expect(namesOf([seek('anna'), seek('bert', three), seek('carla', three), seek('dora')])).toEqual(['anna dora']);
  });

  test('never with somebody whom he has blocked, nor who has blocked him', () => {
    const people = ['anna', 'bert', 'carla'].map(name => seek(name));
    expect(namesOf(people, [blockOf('anna', 'bert')])).toEqual(['anna carla']);
    expect(namesOf(people, [blockOf('bert', 'anna')])).toEqual(['anna carla']);
    expect(namesOf(people.slice(0, 2), [blockOf('bert', 'anna')])).toEqual([]);
  });

  test('so that a block between two others does not stop a table of four', () => {
    const four = { kind: 'nautilus team live', seats: 4 };
    const people = ['anna', 'bert', 'carla', 'dora', 'emil'].map(name => seek(name, four));
    expect(namesOf(people, [blockOf('carla', 'bert')])).toEqual(['anna bert dora emil']);
  });
});

describe('bots', () => {
  const four = { kind: 'nauticus 4 live', seats: 4 };

  test('are not put beside somebody who has not asked for them', () => {
    expect(namesOf([seek('anna', four), seek('bert', four)])).toEqual([]);
    expect(namesOf([seek('anna', four), seek('bert', { ...four, takesBots: true, isBotTime: true })])).toEqual([
      'bert and 3 bots',
    ]);
  });

  test('come when somebody has waited long enough, also to others who would take them', () => {
    const waiting = [
      seek('anna', { ...four, takesBots: true }),
      seek('bert', { ...four, takesBots: true, isBotTime: true }),
    ];
    expect(namesOf(waiting)).toEqual(['bert anna and 2 bots']);
    expect(namesOf(waiting.slice(0, 1))).toEqual([]);
  });

  test('stay away where enough people have come', () => {
    const waiting = [seek('anna', { takesBots: true, isBotTime: true }), seek('bert')];
    expect(namesOf(waiting)).toEqual(['anna bert']);
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { blockOf, groupsOf, type WaitingSeek } from './groups.ts';

const seek = (identity: string, more: Partial<WaitingSeek> = {}): WaitingSeek => ({
  ...{ identity, kind: 'nauticus 2 live', seats: 2, takesBots: false, isBotTime: false },
  ...{ rating: 1500, reach: null, likesStrength: false },
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

describe('who looks for people about as strong', () => {
  const like = (identity: string, rating: number, reach: number | null): WaitingSeek =>
    seek(identity, { rating, reach, likesStrength: true });

  test('is paired with the nearest, not with who came next', () => {
    expect(namesOf([like('anna', 1500, 300), like('bert', 1700, 300), like('carla', 1450, 300)])).toEqual([
      'anna carla',
    ]);
  });

  test('waits rather than play with somebody too far away, until anybody will do', () => {
    const bert = seek('bert', { rating: 1800 });
    expect(namesOf([like('anna', 1500, 200), bert])).toEqual([]);
    expect(namesOf([like('anna', 1500, 300), bert])).toEqual(['anna bert']);
    expect(namesOf([like('anna', 1500, null), bert])).toEqual(['anna bert']);
  });

  test('is not given to somebody who looks for nobody so far away', () => {
    expect(namesOf([seek('anna', { rating: 1200 }), like('bert', 1500, 100), seek('carla')])).toEqual(['anna carla']);
  });
});

describe('however people wait', () => {
  const anybody = fc.record({
    kind: fc.constantFrom('two', 'four'),
    rating: fc.integer({ min: 800, max: 2200 }),
    reach: fc.option(fc.integer({ min: 0, max: 1400 })),
    likesStrength: fc.boolean(),
    takesBots: fc.boolean(),
    isBotTime: fc.boolean(),
  });
  const crowd = fc.array(anybody, { maxLength: 24 }).map(people =>
    people.map((each, index) => ({
      ...each,
      identity: `p${index}`,
      seats: each.kind === 'two' ? 2 : 4,
      reach: each.likesStrength ? each.reach : null,
      isBotTime: each.takesBots && each.isBotTime,
    })),
  );
  const blocked = fc.array(fc.tuple(fc.nat(23), fc.nat(23)), { maxLength: 12 });
  const apart = (pairs: readonly (readonly [number, number])[]): Set<string> =>
    new Set(pairs.map(([a, b]) => blockOf(`p${a}`, `p${b}`)));
  const isMatch = (a: WaitingSeek, b: WaitingSeek, blocks: ReadonlySet<string>): boolean =>
    [a, b].every(({ reach }) => reach === null || Math.abs(a.rating - b.rating) <= reach) &&
    !blocks.has(blockOf(a.identity, b.identity)) &&
    !blocks.has(blockOf(b.identity, a.identity));

  test('nobody sits twice, tables are full, and all at one take each other', () => {
    fc.assert(
      fc.property(crowd, blocked, (waiting, pairs) => {
        const blocks = apart(pairs);
        const groups = groupsOf(waiting, blocks);
        const seated = groups.flatMap(({ seeks }) => seeks.map(({ identity }) => identity));
        expect(new Set(seated).size).toBe(seated.length);
        for (const { seeks, bots } of groups) {
          expect(seeks.length + bots).toBe(seeks[0]!.seats);
          expect(new Set(seeks.map(({ kind }) => kind)).size).toBe(1);
          if (bots > 0) expect(seeks.every(({ takesBots }) => takesBots)).toBe(true);
          for (const [index, a] of seeks.entries())
            for (const b of seeks.slice(index + 1)) expect(isMatch(a, b, blocks)).toBe(true);
        }
      }),
    );
  });

  test('no two are left who could play with each other', () => {
    fc.assert(
      fc.property(crowd, blocked, (waiting, pairs) => {
        const blocks = apart(pairs);
        const seated = new Set<WaitingSeek>(groupsOf(waiting, blocks).flatMap(({ seeks }) => seeks));
        const left = waiting.filter(each => each.kind === 'two' && !seated.has(each));
        for (const [index, a] of left.entries())
          for (const b of left.slice(index + 1)) expect(isMatch(a, b, blocks)).toBe(false);
      }),
    );
  });

  test('who reaches everybody is paired as if ratings were unknown, but for the order', () => {
    fc.assert(
      fc.property(crowd, waiting => {
        const wide = waiting.map(each => ({ ...each, reach: null, takesBots: false, isBotTime: false }));
        const flat = wide.map(each => ({ ...each, rating: 1500 }));
        const sizes = (people: readonly WaitingSeek[]): number[] =>
          groupsOf(people, new Set()).map(({ seeks }) => seeks.length);
        expect(sizes(wide)).toEqual(sizes(flat));
      }),
    );
  });
});

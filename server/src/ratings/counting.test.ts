import { readFileSync } from 'node:fs';
import type { GameRecord } from '@ankerplatz/kit';
import { VOIDS, type Void } from '@ankerplatz/protocol';
import { gameById } from '@ankerplatz/registry';
import { describe, expect, test } from 'vitest';
import { countedFacts, type FinishedFacts } from './counting.ts';

const recordOf = (game: string, asked: object, more: object = {}): GameRecord => {
  const setup = gameById(game)!.setup(asked);
  if (!setup.ok) throw new Error(setup.error);
  return { game, ...setup.value, entries: [], ...more } as unknown as GameRecord;
};

const CLOCK = { kind: 'slow', move: 86_400_000, late: 'stand-in' } as const;

const game = (more: Partial<FinishedFacts> = {}): FinishedFacts => ({
  ...{ record: recordOf('nauticus', { players: 2 }), ranks: [1, 2], levels: [null, null], coach: false },
  ...{ clock: CLOCK, entries: [], guests: [] },
  ...more,
});

const reasonOf = (facts: FinishedFacts): Void | null => {
  const counted = countedFacts(facts);
  return counted.ok ? null : counted.error;
};

const VOIDED: Readonly<Record<Void, FinishedFacts>> = {
  agreed: game({ record: recordOf('nauticus', { players: 2 }, { end: { kind: 'agreed' } }) }),
  'take-back': game({
    record: recordOf('nauticus', { players: 2 }, { entries: [{ kind: 'take-back', seat: 0, to: 0 }] }),
  }),
  position: game({ record: recordOf('nauticus', { players: 2 }, { position: {} }) }),
  board: game({ record: recordOf('nauticus', { players: 2, options: { start: 1 } }) }),
  coach: game({ coach: true }),
  clock: game({ clock: null }),
  bot: game({ levels: [null, 'mate'] }),
  guest: game({ guests: [1] }),
};

describe('a game of a rated table', () => {
  test('counts, by game, class and pace', () => {
    const kindOf = (facts: FinishedFacts) => {
      const counted = countedFacts(facts);
      if (!counted.ok) throw new Error(counted.error);
      return counted.value.kind;
    };
    expect(kindOf(game())).toEqual({ game: 'nauticus', class: 'two', pace: 'slow' });
    const four = recordOf('nauticus', { players: 4 });
    expect(kindOf(game({ record: four, ranks: [1, 2, 3, 4], levels: [null, null, null, null] }))).toMatchObject({
      class: 'more',
    });
    const team = recordOf('nautilus', { variant: 'team' });
    expect(kindOf(game({ record: team, ranks: [1, 2, 1, 2], levels: [null, null, null, null] }))).toEqual({
      ...{ game: 'nautilus', class: 'team', pace: 'slow' },
    });
  });

  test.each(Object.entries(VOIDED))('does not count: %s', (reason, facts) => expect(reasonOf(facts)).toBe(reason));

  test.each(['resign', 'timed-out', 'taken-over'])('who has %s in the log has left', kind => {
    const counted = countedFacts(game({ entries: [{ kind, seat: 1 }] }));
    expect(counted.ok && counted.value.seats).toEqual([
      { side: 0, rank: 1, hasLeft: false },
      { side: 1, rank: 2, hasLeft: true },
    ]);
  });

  test('every reason stands in the table of docs/ratings.md', () => {
    const page = readFileSync(new URL('../../../docs/ratings.md', import.meta.url), 'utf8');
    expect(Object.keys(VOIDED).sort()).toEqual([...VOIDS].sort());
    for (const reason of VOIDS) expect(page).toContain(`| \`${reason}\` |`);
  });
});

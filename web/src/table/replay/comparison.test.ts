// @vitest-environment node
import { readFileSync } from 'node:fs';
import { type GameRecord, isMove, makeRecord, replay } from '@ankerplatz/kit';
import { nauticus } from '@ankerplatz/nauticus';
import { expect, test } from 'vitest';
import { comparisonOf } from './comparison.ts';
import type { Finished } from './replay.ts';

const record: GameRecord = JSON.parse(
  readFileSync(new URL('../../../../games/nauticus/records/two-players.json', import.meta.url), 'utf8'),
);

/** Entries of one seat in a row are one turn. */
const BOARD = { beginsTurn: () => false };

const finished = (of: GameRecord): Finished => ({
  ...{ table: '111111111111', number: 1, record: of, eyes: 0, result: null, link: null },
  seats: [0, 1].map(seat => ({
    ...{ seat, kind: 'person', name: 'Anna', level: null },
    ...{ isYou: false, isLooking: false, hasResigned: false },
  })),
});

/** The same game up to an entry, and then another move instead of it. */
const partedAt = (entry: number): GameRecord => {
  const { format: _, hash: __, end: ___, ...rest } = record;
  const before = replay(nauticus, makeRecord({ ...rest, entries: rest.entries.slice(0, entry) }));
  const played = rest.entries[entry]!;
  if (!before.ok || !isMove(played)) throw new Error('nothing was played there');
  const { position } = before.value;
  const move = nauticus.view(position, played.seat).moves.find(each => each !== played.move)!;
  return makeRecord({ ...rest, entries: [...rest.entries.slice(0, entry), { ...played, move }] });
};

test('two games that began alike are compared turn by turn of one seat', () => {
  const entry = record.entries.findIndex((each, place) => place > 30 && isMove(each) && each.seat === 0);
  const found = comparisonOf(nauticus, BOARD, [finished(record), finished(partedAt(entry))], 0);
  if (!found.ok) throw new Error(found.error);
  const { games, parted } = found.value;
  const [one, other] = games;
  expect(one.stops[0]).toBe(0);
  expect(one.stops.slice(0, parted!)).toEqual(other.stops.slice(0, parted!));
  expect(one.stops[parted! - 1]).toBeLessThanOrEqual(entry);
  expect(one.stops[parted!]).toBeGreaterThan(entry);
  expect(other.stops).toHaveLength(parted! + 1);
});

test('games that are the same never part', () => {
  expect(comparisonOf(nauticus, BOARD, [finished(record), finished(record)], 1)).toMatchObject({
    value: { parted: null },
  });
});

// @vitest-environment node
import { readFileSync } from 'node:fs';
import { type GameRecord, isMove, replay } from '@ankerplatz/kit';
import { nauticus } from '@ankerplatz/nauticus';
import { describe, expect, test } from 'vitest';
import { type Finished, replayOf } from './replay.ts';
import type { SeatInfo } from './source.ts';

const FILE = new URL('../../../games/nauticus/records/two-players.json', import.meta.url);
const record = JSON.parse(readFileSync(FILE, 'utf8')) as GameRecord;

const SEATS: readonly SeatInfo[] = [0, 1].map(seat => ({
  ...{ seat, kind: 'person', name: 'Anna', level: null },
  ...{ isYou: false, isLooking: false, hasResigned: false },
}));

const FINISHED: Finished = {
  ...{ table: '111111111111', number: 1, record, seats: SEATS, eyes: null, result: null },
  link: entry => `/t/111111111111/${entry}`,
};

const open = (finished: Partial<Finished> = {}, at = 0) => {
  const opened = replayOf(nauticus, { ...FINISHED, ...finished }, at);
  if (!opened.ok) throw new Error(opened.error);
  return opened.value;
};

describe('a replay', () => {
  test('shows every entry as it was: the view, the log, who had to decide', () => {
    const { state, reel } = open();
    const views: unknown[] = [];
    replay(nauticus, record, position => views.push({ ...nauticus.view(position, null), moves: [] }));
    for (const at of [0, 1, 17, record.entries.length]) {
      reel!.show(at);
      expect(state.value).toMatchObject({ version: at, asked: null, view: views[at] });
      expect(state.value!.log.map(({ move }) => move)).toEqual(
        record.entries.slice(0, at).map(entry => isMove(entry) && entry.move),
      );
    }
  });

  test('ends with the result and not before', () => {
    const { state, reel } = open();
    reel!.show(record.entries.length - 1);
    expect(state.value!.result).toBeNull();
    expect(state.value!.deciders).toHaveLength(1);
    reel!.show(record.entries.length);
    expect(state.value!.result).toMatchObject({ end: 'played', ranks: expect.any(Array) });
  });

  test('of a game that was given up ends with what the table says', () => {
    const entries = record.entries.slice(0, 20);
    const result = { end: 'resigned', ranks: [1, 2], scores: null } as const;
    const { state } = open({ record: { ...record, entries }, result }, 20);
    expect(state.value!.result).toEqual(result);
  });

  test('offers nothing, not even to who had to decide then', () => {
    const { state } = open({ eyes: record.entries[3]!.seat }, 3);
    expect(state.value!.deciders).toEqual([record.entries[3]!.seat]);
    expect(state.value!.view.moves).toEqual([]);
  });

  test('never leaves the game', () => {
    const { reel } = open();
    reel!.show(-5);
    expect(reel!.at.value).toBe(0);
    reel!.show(1_000_000);
    expect(reel!.at.value).toBe(record.entries.length);
  });

  test('gives the link to what is looked at', () => {
    const { acts, reel } = open({}, 3);
    expect(acts.value.share!()).toBe('/t/111111111111/3');
    reel!.show(4);
    expect(acts.value.share!()).toBe('/t/111111111111/4');
  });

  test('of a record that cannot be played is none', () => {
    const entries = [{ seat: 1, move: 'pass' }, ...record.entries];
    expect(replayOf(nauticus, { ...FINISHED, record: { ...record, entries } }, 0)).toMatchObject({ ok: false });
  });
});

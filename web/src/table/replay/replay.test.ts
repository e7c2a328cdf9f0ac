// @vitest-environment node
import { readFileSync } from 'node:fs';
import { type Game, type GameRecord, isMove, type MoveEntry, replay as replayRecord } from '@ankerplatz/kit';
import { nauticus } from '@ankerplatz/nauticus';
import { type NautilusView, nautilus } from '@ankerplatz/nautilus';
import { describe, expect, test } from 'vitest';
import type { SeatInfo } from '../../board/source.ts';
import { type Finished, foreseenSteps, replayOf } from './replay.ts';

const recordIn = (file: string): GameRecord =>
  JSON.parse(readFileSync(new URL(`../../../../games/${file}`, import.meta.url), 'utf8'));
const record = recordIn('nauticus/records/two-players.json');

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
    const { state, replay } = open();
    const views: unknown[] = [];
    replayRecord(nauticus, record, ({ position }) => views.push({ ...nauticus.view(position, null), moves: [] }));
    for (const at of [0, 1, 17, record.entries.length]) {
      replay!.show(at);
      expect(state.value).toMatchObject({ version: at, asked: null, view: views[at] });
      expect(state.value!.log.map(({ move }) => move)).toEqual(
        record.entries.slice(0, at).map(entry => isMove(entry) && entry.move),
      );
    }
  });

  test('shows a turn that was not played step by step as its seat foresees it, until something else is looked at', () => {
    const { state, replay } = open();
    const [first] = record.entries as readonly MoveEntry[];
    const { seat } = first!;
    const position = replay!.positionAt(0);
    const move = replay!.game.view(position, seat).moves.find(each => each !== first!.move)!;
    replay!.show(7);
    replay!.showLine({ from: 0, seat, moves: [move], step: 0 });
    expect(state.value).toMatchObject({ version: 0, eyes: seat, log: [] });
    replay!.showLine({ from: 0, seat, moves: [move], step: 1 });
    expect(state.value).toMatchObject({ version: 1, eyes: seat, result: null, log: [{ entry: 1, seat, move }] });
    expect(foreseenSteps(nauticus, position, seat, [move, 'nonsense'])).toBe(1);
    replay!.show(7);
    expect([replay!.line.value, state.value!.version]).toEqual([null, 7]);
  });

  test('ends with the result and not before', () => {
    const { state, replay } = open();
    replay!.show(record.entries.length - 1);
    expect(state.value!.result).toBeNull();
    expect(state.value!.deciders).toHaveLength(1);
    replay!.show(record.entries.length);
    expect(state.value!.result).toMatchObject({ end: 'played', ranks: expect.any(Array) });
  });

  test('of a game that was given up ends with what the table says', () => {
    const entries = record.entries.slice(0, 20);
    const result = { end: 'resigned', ranks: [1, 2], scores: null } as const;
    const { state } = open({ record: { ...record, entries }, result }, 20);
    expect(state.value!.result).toEqual(result);
  });

  test.each([
    [{ kind: 'resigned', seats: [1] }, { end: 'resigned', ranks: [1, 2], scores: null }, [false, true]],
    [{ kind: 'timed-out', seats: [0] }, { end: 'timed-out', ranks: [2, 1], scores: null }, [false, false]],
    [{ kind: 'agreed' }, { end: 'agreed', ranks: [1, 1], scores: null }, [false, false]],
  ] as const)('ends as its record says: %j', (end, result, resigned) => {
    const entries = record.entries.slice(0, 20);
    const { state, replay } = open({ record: { ...record, entries, end } }, 19);
    expect(state.value!.result).toBeNull();
    replay!.show(20);
    expect(state.value!.result).toEqual(result);
    expect(state.value!.seats.map(({ hasResigned }) => hasResigned)).toEqual(resigned);
  });

  test('offers nothing, not even to who had to decide then', () => {
    const { state } = open({ eyes: record.entries[3]!.seat }, 3);
    expect(state.value!.deciders).toEqual([record.entries[3]!.seat]);
    expect(state.value!.view.moves).toEqual([]);
  });

  test('never leaves the game', () => {
    const { replay } = open();
    replay!.show(-5);
    expect(replay!.at.value).toBe(0);
    replay!.show(1_000_000);
    expect(replay!.at.value).toBe(record.entries.length);
  });

  test('gives the link to what is looked at', () => {
    const { acts, replay } = open({}, 3);
    expect(acts.value.share!()).toBe('/t/111111111111/3');
    replay!.show(4);
    expect(acts.value.share!()).toBe('/t/111111111111/4');
  });

  test('knows where rounds begin, and that nobody had given up before the end', () => {
    const { state, replay } = open();
    const rounds: number[] = [];
    replayRecord(nauticus, record, ({ position }) => rounds.push(position.round));
    expect(replay!.rounds).toEqual([...new Set(rounds)].map(round => ({ round, entry: rounds.indexOf(round) })));
    expect(state.value!.seats.map(({ hasResigned }) => hasResigned)).toEqual([false, false]);
  });

  test('plays on from what is looked at, as long as somebody must decide', () => {
    const { acts, replay } = open({}, 3);
    expect(acts.value.playOn).toBeDefined();
    replay!.show(record.entries.length);
    expect(acts.value.playOn).toBeUndefined();
  });

  test('of a record that cannot be played is none', () => {
    const entries = [{ seat: 1, move: 'pass' }, ...record.entries];
    expect(replayOf(nauticus, { ...FINISHED, record: { ...record, entries } }, 0)).toMatchObject({ ok: false });
  });
});

describe('with the eyes of one seat', () => {
  const hidden = recordIn('nautilus/records/quick.json');
  const opened = replayOf(nautilus, { ...FINISHED, record: hidden }, 0);
  if (!opened.ok) throw new Error(opened.error);
  const { state, replay } = opened.value;
  const game: Game = nautilus;
  const seats = Array.from({ length: hidden.seats }, (_, seat) => seat);

  test('a game holds what that seat knew then and nothing else', () => {
    const told: (readonly unknown[])[] = seats.map(() => []);
    replayRecord(nautilus, hidden, ({ position, version: at, events }) => {
      replay!.show(at);
      for (const seat of seats) {
        replay!.see(seat);
        if (at > 0) told[seat] = [...told[seat]!, events.flatMap(event => game.eventFor(event, seat) ?? [])];
        expect(state.value!.view).toEqual({ ...nautilus.view(position, seat), moves: [] });
        expect(state.value!.log.map(entry => entry.events)).toEqual(told[seat]);
      }
    });
  });

  test('an exchange tells each seat its own cards, and who sees all hands, all', () => {
    const entry = hidden.entries.findIndex(each => isMove(each) && each.move.startsWith('give '));
    const { seat, move } = hidden.entries[entry] as MoveEntry;
    replay!.show(entry + 1);
    const movesFor = seats.map(eyes => {
      replay!.see(eyes);
      return state.value!.log.at(-1)!.move;
    });
    expect(movesFor).toEqual(seats.map(eyes => (eyes === seat ? move : 'give ?')));
    replay!.see('outside');
    expect(state.value!).toMatchObject({ eyes: null, isOpen: false });
    expect(state.value!.log.at(-1)!.move).toBe('give ?');
    replay!.see('open');
    expect(state.value!).toMatchObject({ eyes: null, isOpen: true });
    expect(state.value!.log.at(-1)!.move).toBe(move);
    expect((state.value!.view as NautilusView).hands.every(hand => Array.isArray(hand))).toBe(true);
  });
});

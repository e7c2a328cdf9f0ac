import { type Game, type Position, SeededChance, tryPlay } from '@ankerplatz/kit';
import { GAMES } from '@ankerplatz/registry';
import { describe, expect, test } from 'vitest';
import { Draft } from '../../board/draft.ts';
import type { LogEntry, OnlineState, SeatClock, TableState } from '../../board/source.ts';
import { startOf, stateAt } from '../testing/stage.ts';
import { isScarce, leftAt, makeLeft, nowAt } from './clock.ts';
import { foreseenOf } from './early-decision.ts';
import { isOpen } from './proposals.ts';
import { beforeLastTurn, movesSince, standing } from './take-back.ts';
import { newlyTold } from './undone.ts';

const nauticus: Game = GAMES.nauticus;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const ONLINE: OnlineState = {
  ...{ clock: null, clocks: null, ahead: 0, pause: null, votes: [], volunteers: [], offered: null },
  ...{ silence: 300_000, warnings: [], deputies: [] },
  ...{ revealed: 0, mayHandIn: false, isAway: false, left: null },
};

describe('a clock', () => {
  const words = { days: (d: number, h: number) => `${d}d${h}h`, hours: (h: number, m: number) => `${h}h${m}m` };
  const running: SeatClock = { left: 10_000, since: 1000, factor: 1 };

  test('stands or runs, and never falls below nothing', () => {
    expect(leftAt({ ...running, since: null }, 99_000)).toBe(10_000);
    expect(leftAt(running, 4000)).toBe(7000);
    expect(leftAt(running, 99_000)).toBe(0);
  });

  test('shows seconds rounded up, hours and days in words', () => {
    expect([0, 1, 59_001, 65_000].map(ms => makeLeft(ms, words))).toEqual(['0:00', '0:01', '1:00', '1:05']);
    expect(makeLeft(90 * MINUTE, words)).toBe('1h30m');
    expect(makeLeft(49 * HOUR, words)).toBe('2d1h');
  });

  test('is scarce only while it runs, from a tenth of the whole on, more for who has more', () => {
    const clock = { kind: 'live', bank: 5 * MINUTE, increment: 0, late: 'end' } as const;
    expect(isScarce(clock, { left: 31_000, since: 0, factor: 1 }, 0)).toBe(false);
    expect(isScarce(clock, { left: 31_000, since: 0, factor: 1 }, 1000)).toBe(true);
    expect(isScarce(clock, { left: 31_000, since: null, factor: 1 }, 1000)).toBe(false);
    expect(isScarce(clock, { left: 50_000, since: 0, factor: 2 }, 0)).toBe(true);
  });

  test('goes by the time of the server', () => {
    expect(nowAt({ ahead: -500 }, 2000)).toBe(1500);
  });
});

const play = (position: Position, ...moves: readonly (readonly [number, string])[]): Position =>
  moves.reduce((now, [seat, move]) => {
    const played = tryPlay(nauticus, now, seat, move, SeededChance.from('online'));
    if (!played.ok) throw new Error(JSON.stringify(played.error));
    return played.value;
  }, position);

describe('a turn to come', () => {
  const start = startOf('nauticus', { players: 3, options: { start: 0 } });
  const chosen = play(start, [0, 'take money']);
  const seen = (position: Position, eyes: number, mayHandIn: boolean): TableState =>
    stateAt('nauticus', position, eyes, { version: 1, online: { ...ONLINE, mayHandIn } });

  test('is drafted as if the others before did nothing more', () => {
    const foreseen = foreseenOf(nauticus, seen(chosen, 2, true))!;
    expect(foreseen).toMatchObject({ asked: 1, deciders: [2] });
    expect(foreseen.view.moves).toContain('pass');
    expect(Draft.resumed(nauticus, foreseen, ['pass', 'end']).isComplete).toBe(true);
  });

  test('is not, where it is not settled, is mine already, or is nobody’s', () => {
    expect(foreseenOf(nauticus, seen(chosen, 2, false))).toBeNull();
    expect(foreseenOf(nauticus, seen(chosen, 0, true))).toBeNull();
    expect(foreseenOf(nauticus, stateAt('nauticus', chosen, null))).toBeNull();
  });
});

const move = (entry: number, seat: number): LogEntry => ({ entry, kind: 'move', seat, move: 'm', events: [] });
const back = (entry: number, to: number): LogEntry => ({
  entry,
  kind: 'take-back',
  seat: 0,
  move: null,
  to,
  events: [],
});

describe('a take-back', () => {
  const BOARD = { beginsTurn: ({ type }: { type: string }) => type === 'chose' };
  const position = startOf('nauticus', { players: 2 });
  const at = (log: readonly LogEntry[], revealed = 0): TableState =>
    stateAt('nauticus', position, 0, { log, version: log.length, online: { ...ONLINE, revealed } });

  test('leaves what still counts', () => {
    const log = [move(1, 0), move(2, 1), back(3, 1), move(4, 1)];
    expect(standing(log).map(({ entry }) => entry)).toEqual([1, 4]);
  });

  test('leads to before the last turn', () => {
    expect(beforeLastTurn(at([move(1, 1), move(2, 0), move(3, 0), move(4, 1)]), 0, BOARD)).toBe(1);
    expect(beforeLastTurn(at([move(1, 0), move(2, 1)]), 0, BOARD)).toBe(0);
  });

  test('leads to before that turn alone, also where the same seat had the turn before', () => {
    const choice = { ...move(3, 0), events: [{ type: 'chose' } as never] };
    const log = [move(1, 1), move(2, 0), choice, move(4, 0), move(5, 1)];
    expect(beforeLastTurn(at(log), 0, BOARD)).toBe(2);
    expect(movesSince(log, 2)).toBe(3);
  });

  test('goes back to the last reveal at most, and not beyond', () => {
    const log = [move(1, 0), move(2, 0), move(3, 0)];
    expect(beforeLastTurn(at(log, 2), 0, BOARD)).toBe(2);
    expect(beforeLastTurn(at(log, 3), 0, BOARD)).toBeUndefined();
  });

  test('is not possible for who has not moved', () => {
    expect(beforeLastTurn(at([move(1, 1)]), 0, BOARD)).toBeUndefined();
  });
});

describe('what became of what was left to the server', () => {
  const told = { what: 'order', order: 'pass', version: 7, code: 'round', message: 'The round is over.' } as const;
  const left = { ...{ table: 't', number: 1, seat: 0, handIn: null }, available: [], orders: [], told: [told] };
  const state = stateAt('nauticus', startOf('nauticus', { players: 2 }), 0, { online: { ...ONLINE, left } });

  test('is told in the decision that it is about, once', () => {
    expect(newlyTold({ ...state, asked: 7, version: 7 }, new Set())).toEqual([told]);
    expect(newlyTold({ ...state, asked: 7, version: 7 }, new Set(['order pass 7 round']))).toEqual([]);
    expect(newlyTold({ ...state, asked: 9, version: 9 }, new Set())).toEqual([]);
  });
});

describe('what some want', () => {
  const position = startOf('nauticus', { players: 3 });
  const state = stateAt('nauticus', position, 0, { version: 4, online: ONLINE });
  const paused = { ...state, online: { ...ONLINE, pause: { until: null } } };

  test('is asked until all have agreed', () => {
    expect(isOpen({ kind: 'pause', seats: [0, 1] }, state)).toBe(true);
    expect(isOpen({ kind: 'pause', seats: [0, 1, 2] }, state)).toBe(false);
    expect(isOpen({ kind: 'replace', seats: [0], seat: 1, by: { level: 'mate' } }, state)).toBe(true);
    expect(isOpen({ kind: 'replace', seats: [0, 2], seat: 1, by: { level: 'mate' } }, state)).toBe(false);
  });

  test('about a silent seat stays open after all have agreed, as long as its player has time', () => {
    const warnings = [{ seat: 1, until: '2030-01-01T18:00:00.000Z', isExtended: false }];
    const warned = { ...state, online: { ...ONLINE, warnings } };
    expect(isOpen({ kind: 'replace', seats: [0, 2], seat: 1, by: { level: 'mate' } }, warned)).toBe(true);
  });

  test('is no question any more once the game has gone on', () => {
    expect(isOpen({ kind: 'take-back', seats: [0], to: 2, version: 4 }, state)).toBe(true);
    expect(isOpen({ kind: 'take-back', seats: [0], to: 2, version: 3 }, state)).toBe(false);
    expect(isOpen({ kind: 'pause', seats: [0] }, paused)).toBe(false);
    expect(isOpen({ kind: 'resume', seats: [0] }, paused)).toBe(true);
    expect(isOpen({ kind: 'resume', seats: [0] }, state)).toBe(false);
  });
});

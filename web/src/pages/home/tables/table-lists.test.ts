import type { TableSummary } from '@ankerplatz/protocol';
import { describe, expect, test } from 'vitest';
import { isFree, isFreeFor, isOver, orderMine, standingOf, withoutMine } from './table-lists.ts';

const ANNA = { id: 'anna', name: 'Anna' };

const seat = (index: number, kind: 'open' | 'person' | 'bot'): TableSummary['seats'][number] => ({
  seat: index,
  kind,
  person: kind === 'person' ? ANNA : null,
  level: kind === 'bot' ? 'mate' : null,
  absent: null,
});

const table = (id: string, parts: Partial<TableSummary> = {}): TableSummary => ({
  id,
  game: 'nauticus',
  players: 2,
  visibility: 'public',
  spectators: true,
  coach: false,
  starts: 'owner',
  status: 'running',
  number: 1,
  version: 0,
  owner: ANNA,
  clock: null,
  dueAt: null,
  deciders: [1],
  you: 0,
  isYourTurn: false,
  createdAt: '2026-01-01T00:00:00.000Z',
  touchedAt: '2026-01-01T00:00:00.000Z',
  seats: [seat(0, 'person'), seat(1, 'bot')],
  ...parts,
});

const OPEN: Partial<TableSummary> = { status: 'open', deciders: [] };
const idsOf = (tables: readonly TableSummary[]) => tables.map(({ id }) => id);

describe('how a table stands', () => {
  test('seats that are kept for others are not free for me, and what was kept once is', () => {
    const kept = { ...seat(1, 'open'), keptFor: { id: 'emil', name: 'Emil' } };
    const soon = { ...kept, keptUntil: new Date(Date.now() + 60_000).toISOString() };
    const past = { ...kept, keptUntil: new Date(Date.now() - 60_000).toISOString() };
    const waits = (last: TableSummary['seats'][number], me: string) =>
      standingOf(table('a', { ...OPEN, seats: [seat(0, 'person'), last] }), me);
    expect(waits(soon, 'bert')).toEqual({ type: 'waiting', free: 0, kept: 1 });
    expect(waits(soon, 'emil')).toEqual({ type: 'waiting', free: 1, kept: 0 });
    expect(waits(past, 'bert')).toEqual({ type: 'waiting', free: 1, kept: 0 });
    expect(waits(soon, 'anna')).toEqual({ type: 'waiting', free: 0, kept: 1 });
    const isFreeTo = (last: TableSummary['seats'][number], me: string | null) =>
      isFreeFor(table('a', { ...OPEN, seats: [seat(0, 'person'), last] }), me);
    expect([isFreeTo(soon, 'bert'), isFreeTo(soon, null), isFreeTo(soon, 'emil'), isFreeTo(past, 'bert')]).toEqual([
      ...[false, false, true, true],
    ]);
  });

  test.each([
    ['it is my turn', table('a', { isYourTurn: true, deciders: [0] }), { type: 'your-turn' }],
    ['another one decides', table('a'), { type: 'deciding', seats: [1] }],
    ['it is paused', table('a', { deciders: [] }), { type: 'paused', until: null }],
    [
      'it is adjourned',
      table('a', { deciders: [], dueAt: '2026-01-02T19:30:00.000Z' }),
      { type: 'paused', until: '2026-01-02T19:30:00.000Z' },
    ],
    [
      'seats are free',
      table('a', { ...OPEN, seats: [seat(0, 'person'), seat(1, 'open')] }),
      { type: 'waiting', free: 1, kept: 0 },
    ],
    ['all are there and I own it', table('a', OPEN), { type: 'ready' }],
    [
      'all are there and another one owns it',
      table('a', { ...OPEN, owner: { id: 'bert', name: 'Bert' } }),
      { type: 'waiting', free: 0, kept: 0 },
    ],
    ['it is over', table('a', { status: 'over', isYourTurn: false }), { type: 'over' }],
  ])('%s', (_, given, standing) => {
    expect(standingOf(given, 'anna')).toEqual(standing);
  });
});

describe('my tables', () => {
  test('those that wait for me come first, then running, open and finished ones', () => {
    const tables = [
      table('over', { status: 'over', deciders: [] }),
      table('waiting', { ...OPEN, seats: [seat(0, 'person'), seat(1, 'open')] }),
      table('running'),
      table('ready', OPEN),
      table('turn', { isYourTurn: true, deciders: [0] }),
    ];
    expect(idsOf(orderMine(tables, 'anna'))).toEqual(['turn', 'ready', 'running', 'waiting', 'over']);
  });

  test('of several that wait for me the one that has waited longest; of the others the newest', () => {
    const at = (day: number) => ({ touchedAt: `2026-01-0${day}T00:00:00.000Z` });
    const turn = { isYourTurn: true, deciders: [0] };
    const tables = [
      table('turn-2', { ...turn, ...at(2) }),
      table('turn-1', { ...turn, ...at(1) }),
      table('old', at(3)),
      table('new', at(4)),
    ];
    expect(idsOf(orderMine(tables, 'anna'))).toEqual(['turn-1', 'turn-2', 'new', 'old']);
  });

  test('what is given is not changed', () => {
    const tables = [table('b'), table('a', { isYourTurn: true })];
    orderMine(tables, 'anna');
    expect(idsOf(tables)).toEqual(['b', 'a']);
  });
});

test('my own tables do not stand among those of others', () => {
  expect(idsOf(withoutMine([table('a'), table('b')], [table('b')]))).toEqual(['a']);
});

test('a table without a free seat is none to join', () => {
  const free = table('free', { ...OPEN, seats: [seat(0, 'person'), seat(1, 'open')] });
  expect(idsOf([free, table('full', OPEN)].filter(isFree))).toEqual(['free']);
});

test('closed tables are over, too', () => {
  expect([table('a'), table('b', { status: 'closed' }), table('c', { status: 'over' })].map(isOver)).toEqual([
    false,
    true,
    true,
  ]);
});

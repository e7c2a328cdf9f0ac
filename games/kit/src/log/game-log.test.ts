import { describe, expect, test } from 'vitest';
import type { Chance } from '../chance/chance.ts';
import type { Game, Tell } from '../game.ts';
import type { Seat } from '../seat.ts';
import { quay } from '../testing/quay/index.ts';
import { QuayPosition } from '../testing/quay/position.ts';
import type { QuayEvent, QuayReason } from '../testing/quay/types.ts';
import type { EndEntry, Entry } from './entry.ts';
import { GameLog } from './game-log.ts';

type Quay = Game<QuayPosition, QuayEvent, QuayReason>;

const begin = (game: Quay = quay, options = {}): GameLog<QuayPosition> => {
  const setup = game.setup({ players: 2, options });
  if (!setup.ok) throw new Error(setup.error);
  const log = GameLog.begin(game, { setup: setup.value, chance: { kind: 'seed', seed: 'log' } });
  if (!log.ok) throw new Error(log.error);
  return log.value;
};

const after = (log: GameLog<QuayPosition>, ...entries: (Entry | EndEntry)[]): GameLog<QuayPosition> =>
  entries.reduce((before, entry) => {
    const added = before.add(entry);
    if (!added.ok) throw new Error(`${JSON.stringify(entry)}: ${added.error.code}`);
    return added.value;
  }, log);

const hold = (seat: Seat): Entry => ({ seat, move: 'hold' });
const pass = (seat: Seat): Entry => ({ seat, move: 'pass' });
const takeBack = (to: number): Entry => ({ seat: 0, kind: 'take-back', to });

const stateOf = ({ position }: GameLog<QuayPosition>) => quay.state(position);

const decisionsOf = (log: GameLog<QuayPosition>) => [log.decisionVersion(0), log.decisionVersion(1)];

/** A game in which nothing comes to light: neither choices nor the wind. */
class Calm extends QuayPosition {
  override clone(): this {
    const copy = new Calm(this.setup) as this;
    copy.copyFrom(this);
    return copy;
  }
  override play(seat: Seat, move: number, _: Chance, tell?: Tell<QuayEvent>): void {
    super.play(seat, move, { die: () => 0, shuffle: () => {} }, tell);
  }
}

const calm: Quay = {
  ...quay,
  shows: () => false,
  start: setup => {
    const position = new Calm(setup as QuayPosition['setup']);
    position.deck.push(...Array<number>(40).fill(0));
    return position;
  },
};

describe('a log', () => {
  test('begins with what was dealt', () => {
    const log = begin();
    expect([log.version, log.place, log.revealed, log.draws.shuffles, log.isDrawn]).toEqual([0, 0, 0, 1, true]);
    expect(log.entries()).toEqual([]);
  });

  test('never changes: an entry gives another one', () => {
    const log = begin();
    const before = stateOf(log);
    const next = after(log, hold(0));
    expect([log.version, next.version]).toEqual([0, 1]);
    expect(stateOf(log)).toEqual(before);
    expect(stateOf(after(log, hold(0)))).toEqual(stateOf(next));
  });

  test('refuses what the door refuses, and stands as before', () => {
    const log = begin();
    expect(log.add(pass(0))).toMatchObject({ ok: false, error: { code: 'illegal-move' } });
    expect(log.add({ seat: 0, move: 'nonsense' })).toMatchObject({ ok: false, error: { code: 'unknown-move' } });
    expect(log.add(hold(2))).toMatchObject({ ok: false, error: { code: 'not-your-turn' } });
    expect(log.version).toBe(0);
  });

  test('takes many entries at once like one after the other, and stays as it is', () => {
    const log = begin(calm, { rounds: 9, crates: { timber: 40, stone: 0, fish: 0 } });
    const entries: Entry[] = [];
    for (let round = 0; round < 7; round++) entries.push(hold(0), hold(1), pass(round % 2));
    entries.push({ seat: 0, kind: 'paused' }, takeBack(4), hold(1), pass(1), hold(0), takeBack(0));
    entries.push(hold(1), hold(0));
    const before = stateOf(log);
    const each = after(log, ...entries);
    const once = log.addAll(entries);
    if (!once.ok) throw new Error(once.error.refusal.code);
    expect(once.value).toEqual(each);
    expect([0, 4, 28, 29].map(version => once.value.canTakeBack(version))).toEqual([true, false, true, true]);
    expect(stateOf(log)).toEqual(before);
    expect(log.addAll([...entries, hold(0)])).toMatchObject({ ok: false, error: { index: 29 } });
    expect(stateOf(log)).toEqual(before);
    expect(stateOf(once.value)).toEqual(stateOf(each));
  });

  test('has the events and draws of its last entry alone', () => {
    const shown = after(begin(), hold(0), hold(1));
    expect(shown.events.map(({ type }) => type)).toEqual(['chose', 'opened']);
    expect(shown.isDrawn).toBe(false);
    const blown = after(shown, pass(0));
    expect([blown.draws.dice, blown.isDrawn]).toEqual([1, true]);
    const paused = after(blown, { seat: 0, kind: 'paused' });
    expect([paused.events, paused.isDrawn]).toEqual([[], false]);
  });
});

describe('the version of a decision', () => {
  test('is that at which it was opened: the answers of others leave it', () => {
    const log = begin();
    expect(decisionsOf(log)).toEqual([0, 0]);
    expect(decisionsOf(after(log, hold(0)))).toEqual([null, 0]);
    expect(decisionsOf(after(log, hold(0), hold(1)))).toEqual([2, null]);
    expect(decisionsOf(after(log, hold(0), hold(1), pass(0)))).toEqual([3, 3]);
  });

  test('stays where an entry is no move', () => {
    const paused: Entry = { seat: 0, kind: 'paused' };
    expect(decisionsOf(after(begin(), hold(0), paused, { seat: 0, kind: 'resign' }))).toEqual([null, 0]);
  });

  test('is new for all after a take-back', () => {
    expect(decisionsOf(after(begin(), hold(0), takeBack(0)))).toEqual([2, 2]);
  });
});

describe('a take-back', () => {
  test('leads back to a move since which nothing has come to light', () => {
    const log = begin();
    const back = after(log, hold(0), takeBack(0));
    expect(stateOf(back)).toEqual(stateOf(log));
    expect([back.version, back.place, back.canTakeBack(0), back.canTakeBack(1)]).toEqual([2, 0, true, false]);
  });

  test('leads not beyond what chance drew, or what was shown', () => {
    const shown = after(begin(), hold(0), hold(1));
    expect([shown.revealed, shown.canTakeBack(2), shown.canTakeBack(1)]).toEqual([2, true, false]);
    expect(shown.add(takeBack(1))).toEqual({ ok: false, error: { code: 'taken-back-too-far', to: 1 } });
    expect(after(shown, pass(0)).revealed).toBe(3);
  });

  test('names a move that is still part of the game, and no other entry', () => {
    const log = after(begin(), hold(0), { seat: 1, kind: 'paused' }, { seat: 1, kind: 'resumed' });
    expect([0, 1, 2, 3, 4, -1].map(version => log.canTakeBack(version))).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
    ]);
  });

  test('finds every position of a long way, however long', () => {
    const logs = [begin(calm, { rounds: 9, crates: { timber: 40, stone: 0, fish: 0 } })];
    for (let round = 0; round < 8; round++)
      for (const entry of [hold(0), hold(1), pass(round % 2)]) logs.push(after(logs.at(-1)!, entry));
    const last = logs.at(-1)!;
    expect([last.version, last.revealed]).toEqual([24, 0]);
    for (const [version, log] of logs.entries()) {
      const back = after(last, takeBack(version));
      expect(stateOf(back)).toEqual(stateOf(log));
      expect(stateOf(after(back, takeBack(0)))).toEqual(stateOf(logs[0]!));
      expect(stateOf(last)).toEqual(stateOf(logs[24]!));
    }
  });
});

describe('the record of a log', () => {
  test('has no ends among its entries: take-backs and draws are numbered without them', () => {
    const log = after(begin(), { seat: 1, kind: 'resign' }, hold(0), takeBack(2), hold(1), pass(0));
    expect([log.version, log.entries()[1]]).toEqual([5, { seat: 0, kind: 'take-back', to: 1 }]);
    const same = after(begin(), hold(0), takeBack(1), ...log.entries().slice(2));
    expect(stateOf(log)).toEqual(stateOf(same));
    const record = log.record({ kind: 'resigned', seats: [1] });
    expect(record).toMatchObject({ game: 'quay', version: 1, seats: 2, end: { kind: 'resigned', seats: [1] } });
    expect(record.entries).toEqual(same.record().entries);
  });

  test('is hashed by what is brought along', () => {
    expect(begin().record(undefined, () => 'my hash').hash).toBe('my hash');
  });
});

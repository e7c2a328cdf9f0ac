import { type Game, type GameEvent, type Seat, SeededChance } from '@ankerplatz/kit';
import { GAMES, gameById } from '@ankerplatz/registry';
import { describe, expect, test } from 'vitest';
import { anyMove, at, begin, moved, movesAt, wander } from '../../testing/live.ts';
import type { LogEntry } from './entry.ts';
import { LiveTable } from './live-table.ts';
import { GameText, stepFor, viewFor } from './view.ts';

const KINDS = Object.values<Game>(GAMES).flatMap(game => game.kinds.map(kind => [game.id, kind] as const));

describe('the fold', () => {
  test.each(KINDS)('%s %j: playing and folding the log are the same', (id, kind) => {
    let folded = begin(id, kind);
    for (const table of wander(begin(id, kind), 'fold', 60)) {
      for (const step of table.stepsSince(folded.version)!) folded = folded.fold(step.logged);
      const { game } = table.header;
      expect(game.state(folded.position)).toEqual(game.state(table.position));
      const seats = Array.from({ length: table.header.setup.seats }, (_, seat) => seat);
      expect(seats.map(seat => folded.decisionVersion(seat))).toEqual(seats.map(seat => table.decisionVersion(seat)));
      expect(folded.stepsSince(folded.version - 1)).toEqual(table.stepsSince(table.version - 1));
    }
    expect(folded.version).toBeGreaterThan(5);
  });

  test('a game that was set up before it was known when it begins is not set up again; another one is', () => {
    const prepared = begin('nautilus', { variant: 'duel' });
    const { header } = prepared;
    const begun = LiveTable.begin({ ...header, startedAt: 5 }, prepared);
    expect(begun.position).toBe(prepared.position);
    expect(begun.deciders().map(seat => begun.askedSince(seat))).toEqual([5]);
    const chance = { ...header.chance, secret: 'cd'.repeat(32) };
    for (const other of [
      { ...header, chance },
      { ...header, chance: { ...header.chance, contributions: ['ab', ''] } },
      { ...header, number: 2 },
      { ...header, table: 'Anker7654321' },
    ])
      expect(LiveTable.begin(other, prepared).position).not.toBe(prepared.position);
    expect(LiveTable.begin(header, anyMove(prepared)).position).not.toBe(prepared.position);
  });

  test('a log that the rules refuse is an error', () => {
    const entry: LogEntry = { kind: 'move', seat: 0, move: 'fly', request: 'r' };
    expect(() => begin('nauticus', { players: 2 }).fold(entry)).toThrow(/entry 1 of game 1 at table Anker1234567/);
  });

  test('what happened lately is kept, what happened long ago is not', () => {
    const tables = [...wander(begin('nauticus', { players: 2 }), 'steps', 60)];
    const last = tables.at(-1)!;
    expect(last.stepsSince(last.version)).toEqual([]);
    expect(last.stepsSince(last.version - 3)!.map(({ entry }) => entry)).toEqual(
      [-2, -1, 0].map(n => last.version + n),
    );
    expect(last.stepsSince(0)).toBeUndefined();
  });
});

describe('clocks', () => {
  const running = ({ clocks }: LiveTable): Seat[] =>
    clocks.since.flatMap((since, seat) => (since === null ? [] : [seat]));

  test.each(KINDS)('%s %j: run for those who must decide, and for nobody else', (id, kind) => {
    for (const table of wander(begin(id, kind), 'clocks', 200)) expect(running(table)).toEqual([...table.deciders()]);
  });

  test('in a commanded turn that of the commander runs', () => {
    let commanded = 0;
    for (const table of wander(begin('nautilus', { variant: 'team' }), 'privateer', 1500)) {
      const { turn, decider } = table.position as unknown as { turn: Seat; decider: Seat };
      if (turn === decider || table.deciders().length !== 1 || table.deciders()[0] === turn) continue;
      commanded++;
      expect(running(table)).toEqual([decider]);
    }
    expect(commanded).toBeGreaterThan(0);
  });
});

describe('what a seat is asked', () => {
  test('answers of others to the same exchange leave it', () => {
    let table = begin('nautilus', { variant: 'team' });
    expect(table.deciders()).toEqual([0, 1, 2, 3]);
    for (const seat of [2, 0, 3]) {
      expect(table.decisionVersion(1)).toBe(0);
      table = moved(table, seat, movesAt(table, seat)[0]!);
      expect(table.decisionVersion(seat)).toBeNull();
    }
    const late = table.tryBatch(1, 0, [movesAt(table, 1)[0]!], 'late');
    expect(late).toMatchObject({ ok: true, value: { after: { version: 4 } } });
  });

  test('the next decision is another', () => {
    const table = begin('nauticus', { players: 2, options: { start: 0 } });
    const next = moved(table, 0, movesAt(table, 0)[0]!);
    const [seat] = next.deciders();
    expect([table.decisionVersion(0), next.decisionVersion(seat!)]).toEqual([0, 1]);
    expect(next.tryBatch(seat!, 0, ['x'], 'r')).toEqual({ ok: false, error: { code: 'stale' } });
    expect(next.tryBatch(1 - seat!, 0, ['x'], 'r')).toEqual({ ok: false, error: { code: 'not-your-turn' } });
  });
});

describe('batches', () => {
  test.each(KINDS)('%s %j: nothing may follow a move that hands on, draws or shows', (id, kind) => {
    let ended = 0;
    let went = 0;
    for (const table of wander(begin(id, kind), 'batches', 250)) {
      const seat = table.deciders()[0]!;
      const move = movesAt(table, seat)[0]!;
      const after = moved(table, seat, move);
      const { game } = table.header;
      const code = game.parseMove(table.position, move)!;
      const next = after.deciders().includes(seat) ? movesAt(after, seat)[0]! : 'anything';
      const batch = table.tryBatch(seat, table.decisionVersion(seat)!, [move, next], 'two');
      const mayFollow =
        !game.reveals(code) && after.deciders().includes(seat) && after.position.round === table.position.round;
      if (mayFollow) {
        expect(batch).toMatchObject({ ok: true, value: { after: { version: table.version + 2 } } });
        went++;
      } else {
        expect(batch).toEqual({ ok: false, error: { code: 'batch-too-long', index: 1 } });
        ended++;
      }
    }
    expect(ended).toBeGreaterThan(0);
    if (id === 'nauticus') expect(went).toBeGreaterThan(0);
  });

  test('all or nothing: what is refused has changed nothing', () => {
    const table = begin('nauticus', { players: 2, options: { start: 0 } });
    const move = movesAt(table, 0)[0]!;
    const refused = table.tryBatch(0, 0, [move, 'fly'], 'r');
    expect(refused).toMatchObject({ ok: false, error: { code: 'unknown-move', index: 1 } });
    expect(table.version).toBe(0);
    expect(table.answered(0, 'r')).toBeUndefined();
  });

  test('whatever is hidden, a probing batch gets the same answer (§3.2)', () => {
    const game: Game = gameById('nautilus')!;
    const chance = SeededChance.from('probes');
    let accepted = 0;
    for (const table of wander(begin('nautilus', { variant: 'team' }), 'probes', 400)) {
      const seat = table.deciders()[chance.die(table.deciders().length)]!;
      const view = game.view(table.position, seat);
      const other = game.sample(view, chance);
      const own = view.moves;
      const pick = (): string => own[chance.die(own.length)]!;
      const quiet = own.filter(move => !game.reveals(game.parseMove(table.position, move)!));
      const goingOn = quiet.map(move => [move, movesAt(moved(table, seat, move), seat)[0] ?? 'step n1 t1']);
      const probes = [
        ...goingOn.slice(0, 3),
        [pick()],
        [pick(), pick()],
        [pick(), 'discard 7'],
        [pick(), pick(), 'play 8'],
        ['trade 4', pick()],
      ];
      for (const moves of probes) {
        const answers = [table.position, other].map(position => {
          const answer = at(game, position).tryBatch(seat, 0, moves, 'probe');
          return answer.ok ? 'accepted' : answer.error;
        });
        expect(answers[1]).toEqual(answers[0]);
        if (answers[0] === 'accepted' && moves.length > 1) accepted++;
      }
    }
    expect(accepted).toBeGreaterThan(0);
  });
});

describe('ends', () => {
  const resign = (table: LiveTable, seat: Seat): LiveTable =>
    table.fold({ kind: 'resign', seat, move: null, request: `resign ${seat}` });

  test('two sides: who gives up loses, with his partner', () => {
    const table = resign(begin('nautilus', { variant: 'team' }), 2);
    expect(table.outcome()).toEqual({ ranks: [2, 1, 2, 1], scores: null });
    expect(table.deciders()).toEqual([]);
    expect(table.tryBatch(1, 0, ['x'], 'r')).toEqual({ ok: false, error: { code: 'game-over' } });
  });

  test('more sides: the game goes on, and who gave up is last', () => {
    let table = resign(begin('nauticus', { players: 3 }), 1);
    expect(table.outcome()).toBeNull();
    while (!table.outcome()) table = anyMove(table);
    const { ranks } = table.outcome()!;
    expect(ranks[1]).toBe(3);
    expect([ranks[0], ranks[2]].every(rank => rank! <= 2)).toBe(true);
    expect(table.outcome()!.scores).toEqual(table.position.outcome()!.scores);
  });

  test('more sides: when one alone is left, he has won', () => {
    const table = resign(resign(begin('nauticus', { players: 3 }), 1), 0);
    expect(table.outcome()).toEqual({ ranks: [2, 2, 1], scores: null });
  });

  test('agreed: nobody has won', () => {
    const table = begin('nauticus', { players: 2 }).fold({ kind: 'agreed-end', seat: 0, move: null, request: 'r' });
    expect(table.outcome()).toEqual({ ranks: [1, 1], scores: null });
  });

  test('who gives up changes no draw: the record of moves alone deals the same', () => {
    let table = begin('nauticus', { players: 3 });
    for (const next of wander(table, 'record', 90)) table = next;
    const events = (live: LiveTable): readonly GameEvent[] => live.stepsSince(live.version - 1)![0]!.events;
    let other = resign(table, 0);
    for (const next of wander(table, 'record on', 60)) {
      if (next.version === table.version) continue;
      const { logged } = next.stepsSince(next.version - 1)![0]!;
      other = other.fold(logged);
      expect(events(other)).toEqual(events(next));
    }
    expect(other.version).toBeGreaterThan(table.version + 50);
  });
});

describe('requests', () => {
  test('one that was accepted is known by seat and id, whatever came later', () => {
    const table = begin('nautilus', { variant: 'team' });
    const first = table.tryBatch(2, 0, [movesAt(table, 2)[0]!], 'first');
    if (!first.ok) throw new Error(first.error.code);
    const later = moved(first.value.after, 0, movesAt(first.value.after, 0)[0]!);
    expect(later.answered(2, 'first')).toBe(1);
    expect(later.answered(0, 'first')).toBeUndefined();
    expect(table.answered(2, 'first')).toBeUndefined();
  });
});

describe('the text of a game', () => {
  test.each(KINDS)('tells every seat and spectator what happened and what the view says: %s %j', (id, kind) => {
    for (const live of wander(begin(id, kind), 'texts', 150)) {
      const texts = new GameText(live);
      for (const seat of [null, ...Array(live.header.setup.seats).keys()])
        for (const from of [null, live.version, Math.max(0, live.version - 3), Math.max(0, live.version - 60)]) {
          const steps = from === null ? undefined : live.stepsSince(from);
          const entries = (steps ?? []).map(step => stepFor(live, step, seat));
          const told = { type: 'table', from: steps ? from : null, entries, ...viewFor(live, seat) };
          expect(JSON.parse(texts.for(seat, from))).toEqual(JSON.parse(JSON.stringify(told)));
        }
    }
  });
});

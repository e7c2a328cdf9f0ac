import { parseRecord, replay } from '@ankerplatz/kit';
import type { Agreed, Entries, Played } from '@ankerplatz/protocol';
import { describe, expect, test } from 'vitest';
import { randomId } from '../../random.ts';
import { type Person, useApp } from '../../testing/app.ts';
import { anyMove, begin, moved, movesAt, wander } from '../../testing/live.ts';
import { jsonOf, problemOf, TestTable } from '../../testing/tables.ts';
import type { LogEntry } from '../model/entry.ts';
import type { LiveTable } from '../model/live-table.ts';

const takeBack = (to: number): LogEntry => ({ kind: 'take-back', seat: 0, move: null, about: { to }, request: 'back' });

const eventsOf = (live: LiveTable): string[] => live.stepsSince(live.version - 1)![0]!.events.map(({ type }) => type);
const stateOf = ({ header, position }: LiveTable): unknown => header.game.state(position);

/** Events that bring something to light: deals, shuffles, the die, hands that move, looks into hands, answers. */
const REVEALS: Readonly<Record<string, readonly string[]>> = {
  nauticus: ['roundBegan'],
  nautilus: ['dealt', 'shuffled', 'rolled', 'passed', 'stormed', 'opened', 'boarded', 'asked'],
};

describe('what can be taken back', () => {
  test('everything up to what came to light last, of every kind; nothing beyond', () => {
    const seen = new Set<string>();
    const kinds = [
      ['nauticus', { players: 3 }],
      ['nautilus', { variant: 'team' }],
      ['nautilus', { variant: 'duel' }],
      ['nautilus', { variant: 'quick' }],
    ] as const;
    for (const [id, kind] of kinds)
      for (const seed of ['a', 'b', 'c']) {
        let before: LiveTable | null = null;
        for (const live of wander(begin(id, kind), `${seed} reveals`, 900)) {
          if (before) checkStep(before, live, seen);
          before = live;
        }
      }
    const all = Object.values(REVEALS).flat();
    expect(all.filter(type => !seen.has(type))).toEqual([]);
  });

  const checkStep = (before: LiveTable, live: LiveTable, seen: Set<string>): void => {
    const revealing = eventsOf(live).filter(type => REVEALS[live.header.game.id]!.includes(type));
    for (const type of revealing) seen.add(type);
    if (revealing.length > 0) {
      expect(live.revealed).toBe(live.version);
      expect(live.canTakeBack(before.version)).toBe(false);
      return;
    }
    expect(live.revealed).toBe(before.revealed);
    expect(live.canTakeBack(live.version)).toBe(false);
    if (live.outcome()) return;
    expect(live.canTakeBack(before.version)).toBe(true);
    expect(live.canTakeBack(live.revealed - 1)).toBe(false);
  };

  test('the position is as it was, the version goes on, and who must decide is asked anew', () => {
    const tables = [...wander(begin('nauticus', { players: 2 }), 'back', 8)];
    const [there, , , last] = tables.slice(-4) as [LiveTable, LiveTable, LiveTable, LiveTable];
    const back = last.fold(takeBack(there.version));
    expect(stateOf(back)).toEqual(stateOf(there));
    expect(back.version).toBe(last.version + 1);
    expect(back.deciders().map(seat => back.decisionVersion(seat))).toEqual([back.version]);
    const [seat] = back.deciders();
    expect(back.tryBatch(seat!, there.decisionVersion(seat!)!, ['pass'], 'old')).toMatchObject({
      error: { code: 'stale' },
    });
    expect(back.canTakeBack(last.version)).toBe(false);
    expect(back.canTakeBack(tables[0]!.version)).toBe(true);
  });

  test('a card that was played returns to the hand', () => {
    let live = begin('nautilus', { variant: 'duel' });
    for (live of wander(live, 'card', 400)) if (movesAt(live, live.deciders()[0]!).some(isPlain)) break;
    const [seat] = live.deciders();
    const after = moved(live, seat!, movesAt(live, seat!).find(isPlain)!);
    const back = after.fold(takeBack(live.version));
    expect(live.header.game.view(back.position, seat!)).toEqual(live.header.game.view(live.position, seat!));
  });

  const isPlain = (move: string): boolean => /^play (2|3|6|9) /.test(move);

  test('the next draws are others than those that were foreseen', () => {
    let live = begin('nauticus', { players: 2 });
    let before = live;
    while (live.position.round === 1) {
      before = live;
      live = anyMove(live);
    }
    const [seat] = before.deciders();
    const move = live.stepsSince(before.version)![0]!.logged.move!;
    const detour = movesAt(before, seat!).find(
      other => other !== move && canGoBack(moved(before, seat!, other), before),
    );
    const back = detour === undefined ? otherWay(before) : moved(before, seat!, detour).fold(takeBack(before.version));
    expect(stateOf(back)).toEqual(stateOf(before));
    expect(stateOf(moved(back, seat!, move))).not.toEqual(stateOf(live));
  });

  const canGoBack = (live: LiveTable, to: LiveTable): boolean => live.canTakeBack(to.version);

  /** Back to the move before and to the same place once more: nothing is known more than before. */
  const otherWay = (live: LiveTable): LiveTable => {
    const { logged } = live.stepsSince(live.version - 1)![0]!;
    return live.fold(takeBack(live.version - 1)).fold(logged);
  };

  test('a log with take-backs folds alike, and its record replays', () => {
    let live = begin('nautilus', { variant: 'quick' });
    const entries: LogEntry[] = [];
    const add = (entry: LogEntry): void => {
      entries.push(entry);
      live = live.fold(entry);
    };
    let count = 0;
    for (const { version } of wander(begin('nautilus', { variant: 'quick' }), 'log', 200)) {
      if (live.outcome()) break;
      const [seat] = live.deciders();
      const moves = movesAt(live, seat!);
      add({ kind: 'move', seat: seat!, move: moves[version % moves.length]!, request: 'r' });
      const to = live.version - 1;
      if (version % 3 === 0 && live.canTakeBack(to)) add(takeBack(to));
      if (version === 20) add({ kind: 'taken-over', seat: 1, move: null, about: { by: 'mate' }, request: 'r' });
      if (version === 40) add({ kind: 'given-back', seat: 1, move: null, request: 'r' });
      count++;
    }
    add({ kind: 'agreed-end', seat: 0, move: null, request: 'r' });
    expect(count).toBeGreaterThan(50);
    const again = entries.reduce((folded, entry) => folded.fold(entry), begin('nautilus', { variant: 'quick' }));
    expect(stateOf(again)).toEqual(stateOf(live));
    const parsed = parseRecord(JSON.parse(JSON.stringify(live.record())));
    if (!parsed.ok) throw new Error(parsed.error);
    expect(parsed.value.entries.some(entry => 'kind' in entry && entry.kind === 'take-back')).toBe(true);
    const replayed = replay(live.header.game, parsed.value);
    if (!replayed.ok) throw new Error(replayed.error);
    expect(live.header.game.state(replayed.value.position)).toEqual(stateOf(live));
  });
});

describe('a take-back', () => {
  const server = useApp();
  const people = (count: number): Promise<Person[]> =>
    Promise.all(Array.from({ length: count }, (_, index) => server().guest(`P${index}`)));

  const agree = (table: TestTable, person: Person, to: number, version: number, number = 1) =>
    person.ask('POST', `${table.path}/agree`, { number, kind: 'take-back', to, version, id: randomId() });

  test('needs the consent of all other people; then everybody sees the game as it was', async () => {
    const [anna, bert, carla] = await people(3);
    const table = await TestTable.started([anna!, bert!, carla!], { options: { start: 0 } });
    const before = await table.view(anna!);
    jsonOf<Played>(await table.play(anna!, before, ['take money']));
    expect(jsonOf<Agreed>(await agree(table, anna!, 0, 1))).toMatchObject({ isAgreed: false, version: 1 });
    expect((await table.info(bert!)).votes).toEqual([{ kind: 'take-back', to: 0, version: 1, seats: [0] }]);
    expect(jsonOf<Agreed>(await agree(table, bert!, 0, 1))).toMatchObject({ isAgreed: false });
    expect(jsonOf<Agreed>(await agree(table, carla!, 0, 1))).toMatchObject({ isAgreed: true, version: 2 });
    const after = await table.view(anna!);
    expect(after.view).toEqual(before.view);
    expect(after).toMatchObject({ version: 2, asked: 2 });
    expect((await table.info()).votes).toEqual([]);
    const { entries } = jsonOf<Entries>(await carla!.ask('GET', `${table.path}/entries`));
    expect(entries.map(({ kind, to }) => ({ kind, to }))).toEqual([
      { kind: 'move', to: undefined },
      { kind: 'take-back', to: 0 },
    ]);
    expect(problemOf(await table.play(anna!, before, ['take money']))).toBe('409 stale');
    jsonOf<Played>(await table.play(anna!, after, ['take money']));
  });

  test('lapses when the game goes on, and cannot be asked for what has come to light', async () => {
    const [anna, bert] = await people(2);
    const table = await TestTable.started([anna!, bert!], { options: { start: 0 } });
    expect(problemOf(await agree(table, anna!, 0, 0))).toBe('409 revealed');
    jsonOf(await table.play(anna!, await table.view(anna!), ['take money']));
    jsonOf(await agree(table, anna!, 0, 1));
    await table.playOn('on', 1);
    expect(problemOf(await agree(table, bert!, 0, 1))).toBe('409 stale');
    expect((await table.info()).votes).toEqual([]);
    const info = await table.info();
    for (
      let view = await table.view(anna!);
      (view.view as { round?: number }).round !== 2;
      view = await table.view(anna!)
    )
      await table.playOn(`on ${view.version}`, 1);
    const { version, revealed } = await table.view(anna!);
    expect(revealed).toBe(version);
    expect(problemOf(await agree(table, anna!, info.version, version))).toBe('409 revealed');
  });

  test('alone with bots it is done at once', async () => {
    const [anna] = await people(1);
    const table = await TestTable.started([anna!], {
      players: 2,
      seats: [{ kind: 'open' }, { kind: 'bot', level: 'deckhand' }],
      options: { start: 0 },
    });
    jsonOf(await table.play(anna!, await table.view(anna!), ['take money']));
    expect(jsonOf<Agreed>(await agree(table, anna!, 0, 1))).toMatchObject({ isAgreed: true, version: 2 });
  });

  test('asks for all it needs', async () => {
    const [anna, bert] = await people(2);
    const table = await TestTable.started([anna!, bert!]);
    const ask = { number: 1, kind: 'take-back', id: randomId() };
    expect(problemOf(await anna!.ask('POST', `${table.path}/agree`, ask))).toBe('400 wrong-field');
    expect(problemOf(await anna!.ask('POST', `${table.path}/agree`, { ...ask, to: 0 }))).toBe('400 wrong-field');
  });
});

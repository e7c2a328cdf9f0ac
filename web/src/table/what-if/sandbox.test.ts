import { type Game, legalMoves, type Position, SeededChance, tryPlay, type View } from '@ankerplatz/kit';
import { sampleSize } from '@ankerplatz/kit/sample-size';
import { jsonOf } from '@ankerplatz/nautilus/testing';
import { type BoardGameId, GAMES } from '@ankerplatz/registry';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { Draft } from '../../board/draft.ts';
import type { TableState } from '../../board/source.ts';
import { TurnController } from '../model/turn-controller.ts';
import { noBoard, startOf, stateAt } from '../testing/stage.ts';
import { whatIfText } from '../text/what-if.ts';
import { Sandbox } from './sandbox.ts';

const nautilus: Game = GAMES.nautilus;

const sailing = (notation: string): Position => {
  const position = nautilus.parsePosition(jsonOf(notation), SeededChance.from('sandbox'));
  if (!position.ok) throw new Error(position.error);
  return position.value;
};

/** Two play: each player knows their own cards alone. */
const DUEL = sailing('2 3 9 / 6 9 storm | n1 t3 e1 t20');

const sandboxAt = (
  id: BoardGameId,
  ground: TableState,
  { isStrict = false, moves = [] as readonly string[] } = {},
): Sandbox => new Sandbox({ game: GAMES[id], draft: Draft.resumed(GAMES[id], ground, moves), isStrict, seed: 'seed' });

const stateOf = (sandbox: Sandbox): TableState => sandbox.state.value;

/** The first whole turn that can be drafted there. */
const turnAt = (id: BoardGameId, state: TableState): readonly string[] => {
  let draft = Draft.of(GAMES[id], state);
  while (!draft.isComplete) {
    const move = draft.moves.find(each => each === 'pass' || each === 'end') ?? draft.moves[0]!;
    const played = draft.play(move);
    if (!played.ok) throw new Error(move);
    draft = played.value;
  }
  return draft.moveTexts;
};

const playTurn = async (id: BoardGameId, sandbox: Sandbox): Promise<void> => {
  expect(await sandbox.play(turnAt(id, stateOf(sandbox)))).toMatchObject({ ok: true });
};

const handsIn = (view: View): readonly (readonly string[] | number)[] => view.hands as never;

beforeAll(async () => {
  await whatIfText.load();
});
afterEach(() => vi.unstubAllGlobals());

describe('a sandbox of an open game', () => {
  const ground = stateAt('nauticus', startOf('nauticus', { players: 3, options: { start: 0 } }), 0, { version: 12 });

  test('begins as the table stands, after what is drafted', () => {
    expect(stateOf(sandboxAt('nauticus', ground)).view).toEqual(ground.view);
    const [first] = turnAt('nauticus', ground);
    const draft = Draft.resumed(GAMES.nauticus, ground, [first!]);
    expect(stateOf(sandboxAt('nauticus', ground, { moves: [first!] })).view).toEqual(draft.view);
  });

  test('lets one play every seat on, whoever sits there', async () => {
    const sandbox = sandboxAt('nauticus', ground, { isStrict: true });
    const seen: (number | null)[] = [];
    for (let turn = 0; turn < 7; turn++) {
      const { eyes, asked, deciders } = stateOf(sandbox);
      expect(asked).not.toBeNull();
      expect(deciders).toContain(eyes);
      seen.push(eyes);
      await playTurn('nauticus', sandbox);
    }
    expect(new Set(seen)).toEqual(new Set([0, 1, 2]));
  });

  test('goes back turn by turn to where it began, and no further', async () => {
    const sandbox = sandboxAt('nauticus', ground);
    const views = [stateOf(sandbox).view];
    for (let turn = 0; turn < 4; turn++) {
      await playTurn('nauticus', sandbox);
      views.push(stateOf(sandbox).view);
    }
    for (const view of views.reverse()) {
      expect(stateOf(sandbox).view).toEqual(view);
      sandbox.stepBack();
    }
    expect(sandbox.mayStepBack.value).toBe(false);
    expect(stateOf(sandbox).version).toBe(0);
  });

  test('refuses with the reason what the rules forbid, and stays where it was', async () => {
    const sandbox = sandboxAt('nauticus', ground);
    const before = stateOf(sandbox);
    expect(await sandbox.play(['end'])).toMatchObject({ ok: false, error: { refusal: { code: 'illegal-move' } } });
    expect(stateOf(sandbox)).toBe(before);
  });

  test('leaves no trace: nothing is sent, nothing is kept', async () => {
    const send = vi.fn(() => {
      throw new Error('sent');
    });
    for (const way of ['fetch', 'WebSocket', 'XMLHttpRequest', 'Worker']) vi.stubGlobal(way, send);
    const kept = (): string => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]);
    const before = kept();
    const sandbox = sandboxAt('nauticus', ground);
    const controller = new TurnController(sandbox, stateOf(sandbox), GAMES.nauticus as Game, noBoard);
    for (const move of turnAt('nauticus', stateOf(sandbox))) controller.play([move], false);
    expect(controller.draft.value.isComplete).toBe(true);
    expect(kept()).toBe(before);
    await controller.handIn();
    expect(stateOf(sandbox).version).toBeGreaterThan(0);
    controller.close();
    expect(kept()).toBe(before);
    expect(send).not.toHaveBeenCalled();
  });
});

describe('a sandbox on one’s own device, where hands are hidden', () => {
  const ground = stateAt('nautilus', DUEL, 0);

  test('shows the hand of whoever is played, from a deal that fits', async () => {
    const sandbox = sandboxAt('nautilus', ground);
    expect(handsIn(stateOf(sandbox).view)[0]).toEqual(handsIn(ground.view)[0]);
    await playTurn('nautilus', sandbox);
    expect(stateOf(sandbox).eyes).toBe(1);
    expect(handsIn(stateOf(sandbox).view)[1]).toHaveLength(3);
  });

  test('has other deals that fit as well, and the own cards never change', async () => {
    const sandbox = sandboxAt('nautilus', ground);
    const others = new Set<string>();
    for (let deal = 0; deal < 12; deal++) {
      expect(stateOf(sandbox).view).toEqual(ground.view);
      expect(sandbox.note.value).toContain(`(deal ${deal + 1})`);
      await playTurn('nautilus', sandbox);
      others.add(JSON.stringify(handsIn(stateOf(sandbox).view)[1]));
      sandbox.deal();
      expect(sandbox.mayStepBack.value).toBe(false);
    }
    expect(others.size).toBeGreaterThan(3);
  });

  test('takes the true hands where all lie open', async () => {
    const open = { ...ground, eyes: null, asked: null, isOpen: true, view: { ...nautilus.openView(DUEL), moves: [] } };
    const sandbox = sandboxAt('nautilus', open);
    await playTurn('nautilus', sandbox);
    expect(handsIn(stateOf(sandbox).view)[1]).toEqual(handsIn(nautilus.openView(DUEL))[1]);
  });
});

describe('a sandbox at a table where others play, where hands are hidden', () => {
  test('keeps every card face down that these eyes have not seen, however it is played on', async () => {
    for (const eyes of [0, 1, null]) {
      const sandbox = sandboxAt('nautilus', stateAt('nautilus', DUEL, eyes), { isStrict: true });
      expect(sandbox.mayDeal).toBe(false);
      for (let turn = 0; turn < 5 && !stateOf(sandbox).result; turn++) {
        const state = stateOf(sandbox);
        expect(state.eyes).toBe(eyes);
        const hidden = handsIn(state.view).filter((_, seat) => seat !== eyes && !(state.view.open as boolean[])[seat]);
        expect(hidden.every(hand => typeof hand === 'number')).toBe(true);
        const [supposition] = sandbox.suppositions.value;
        if (state.asked !== null) await playTurn('nautilus', sandbox);
        else if (supposition) expect(await sandbox.follow(supposition)).toMatchObject({ ok: true });
        else break;
      }
      expect(stateOf(sandbox).version).toBeGreaterThan(0);
    }
  });

  test('says of another seat what it might do, of one’s own nothing', async () => {
    const sandbox = sandboxAt('nautilus', stateAt('nautilus', DUEL, 0), { isStrict: true });
    expect(sandbox.suppositions.value).toEqual([]);
    await playTurn('nautilus', sandbox);
    const moves = sandbox.suppositions.value.map(({ move }) => move);
    // The opponent might hold any card that is not seen anywhere, and more than three kinds of them.
    expect(new Set(moves.map(move => move.split(' ')[1])).size).toBeGreaterThan(3);
    expect(sandbox.says.value).toBe(whatIfText.value.hidden);
  });

  test('ends where chance or what is hidden decides', async () => {
    const storm = stateAt('nautilus', sailing('2 storm 9 / 6 9 3 | n1 t3 e1 t20'), 0);
    const sandbox = sandboxAt('nautilus', storm, { isStrict: true });
    const move = storm.view.moves.find(each => each.startsWith('play storm'))!;
    expect(await sandbox.play([move])).toMatchObject({ ok: true });
    expect(stateOf(sandbox)).toMatchObject({ asked: null, version: 0 });
    expect(sandbox.says.value).toBe(whatIfText.value.end);
    sandbox.stepBack();
    expect(stateOf(sandbox).asked).toBe(0);
  });
});

/** Every kind of table from which one can go into a sandbox. */
const GROUNDS: readonly (readonly [string, BoardGameId, Parameters<typeof startOf>[1], boolean])[] = [
  ['Nauticus', 'nauticus', { players: 2 }, true],
  ['a duel on this device', 'nautilus', { variant: 'duel' }, false],
  ['a duel with others', 'nautilus', { variant: 'duel' }, true],
  ['a team on this device', 'nautilus', { variant: 'team' }, false],
  ['a team with others', 'nautilus', { variant: 'team' }, true],
  ['a quick game with others', 'nautilus', { variant: 'quick' }, true],
];

describe('played at random, a sandbox never leaves anybody without a way on', () => {
  test.each(GROUNDS)('%s', async (_, id, asked, isStrict) => {
    const game: Game = GAMES[id];
    for (let number = 0; number < sampleSize(60); number++) {
      const chance = SeededChance.from(`${id} ${number}`);
      const pick = <T>(list: readonly T[]): T => list[chance.die(list.length)]!;
      let position = startOf(id, asked);
      for (let move = chance.die(60); move > 0 && !position.outcome(); move--) {
        const seat = pick(position.deciders());
        const played = tryPlay(game, position, seat, pick(legalMoves(game, position, seat)), chance);
        if (played.ok) position = played.value;
      }
      if (position.outcome()) continue;
      const eyes = pick([0, 1, isStrict ? null : 0]);
      const sandbox = sandboxAt(id, stateAt(id, position, eyes), { isStrict });
      const controller = new TurnController(sandbox, stateOf(sandbox), game, noBoard);
      for (let step = 0; step < 60; step++) {
        controller.playback.skip();
        const draft = controller.draft.peek();
        const state = controller.shown.peek();
        expect(state).toBe(stateOf(sandbox));
        const suppositions = sandbox.suppositions.peek();
        if (draft.isComplete) {
          await controller.handIn();
          expect(controller.notice.peek()).toBeNull();
          expect(controller.isHandingIn.peek()).toBe(false);
        } else if (draft.moves.length > 0) {
          controller.play([pick(draft.moves)], false);
          expect(controller.notice.peek()).toBeNull();
          expect(controller.draft.peek().steps.length).toBe(draft.steps.length + 1);
        } else if (suppositions.length > 0)
          expect(await sandbox.follow(pick(suppositions))).toMatchObject({ ok: true });
        else {
          expect([state.result, sandbox.says.peek()]).not.toEqual([null, null]);
          break;
        }
        if (chance.die(10) === 0) pick([() => sandbox.stepBack(), () => sandbox.restart(), () => sandbox.deal()])();
      }
      controller.close();
    }
  });
});

describe('the code of a sandbox', () => {
  const here = new URL('file:///src/table/what-if/sandbox.ts');
  const texts = import.meta.glob<string>('../../**/*.{ts,tsx}', { query: '?raw', import: 'default', eager: true });
  const files = Object.fromEntries(Object.entries(texts).map(([path, text]) => [new URL(path, here).pathname, text]));
  const IMPORT = /(?:from|import\() ?'(?<specifier>[^']+)'/g;

  /** Shown where a game at its source is over, and can be looked back at: a sandbox has no such acts. */
  const AFTER_THE_END = ['/src/table/look-back/EndCurve.tsx', '/src/table/look-back/TrialEnd.tsx'];

  /** All files that a file may load, now or later. */
  const reached = (from: string, seen = new Map<string, string>()): ReadonlyMap<string, string> => {
    for (const { groups } of (files[from] ?? '').matchAll(IMPORT)) {
      const { specifier } = groups as { specifier: string };
      const path = specifier.startsWith('.') ? new URL(specifier, `file://${from}`).pathname : specifier;
      if (seen.has(path)) continue;
      seen.set(path, from);
      if (path in files && !AFTER_THE_END.includes(path)) reached(path, seen);
    }
    return seen;
  };

  test('reaches no bot, no coach, no review and no server, and the frame around it no bot, coach or review either', () => {
    const THINKS =
      /@ankerplatz\/(?:bots|coach|review)|\/src\/(?:coach|lessons|look-back|puzzles|review)\/|\/local\/(?:worker|thinker|client|begin)/;
    const sandbox = [...reached('/src/table/what-if/sandbox.ts').keys()];
    expect(sandbox).toContain('/src/board/draft.ts');
    expect(sandbox.filter(path => THINKS.test(path))).toEqual([]);
    const begun = sandboxAt('nauticus', stateAt('nauticus', startOf('nauticus', { players: 2 }), 0));
    expect(begun.acts.value).toEqual({});
    const frame = [...reached('/src/table/Table.tsx').keys(), ...reached('/src/table/what-if/WhatIf.tsx').keys()];
    expect(frame).toContain('/src/table/what-if/sandbox.ts');
    expect(frame.filter(path => THINKS.test(path))).toEqual([]);
  });
});

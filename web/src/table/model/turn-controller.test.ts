import { err, type Game, ok, type Result, SeededChance } from '@ankerplatz/kit';
import { GAMES } from '@ankerplatz/registry';
import { signal } from '@preact/signals';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { Draft } from '../../board/draft.ts';
import type { OnlineState, TableState } from '../../board/source.ts';
import type { Problem } from '../../net/http.ts';
import { change } from '../../settings/settings.ts';
import { foreseenOf } from '../online/early-decision.ts';
import { entry, noBoard, sourceOf, startOf, stateAt } from '../testing/stage.ts';
import { handsInAtOnce, TurnController } from './turn-controller.ts';

const nauticus: Game = GAMES.nauticus;
const start = startOf('nauticus', { players: 2, options: { start: 0 } });
const mine = stateAt('nauticus', start, 0);
const TAKE = mine.view.moves[0]!;

/** Takes an action and ends the turn by the shortest way. */
const whole = (): readonly string[] => {
  let draft = Draft.resumed(nauticus, mine, [TAKE]);
  while (!draft.isComplete) {
    const move = draft.moves.find(each => each === 'end' || each === 'pass') ?? draft.moves[0]!;
    draft = Draft.resumed(nauticus, mine, [...draft.moveTexts, move]);
  }
  return draft.moveTexts;
};

const seat = (answer: Result<void, Problem> = ok(undefined)) => {
  const play = vi.fn(async () => answer);
  const { source, state } = sourceOf(mine, play);
  return { controller: new TurnController(source, mine, nauticus, noBoard), play, state };
};

beforeEach(() => {
  sessionStorage.clear();
  change({ animation: 'none', confirm: false });
});

test('hidden hands are worked out while nobody taps, and not again by the first step', () => {
  const nautilus: Game = GAMES.nautilus;
  const search = vi.spyOn(nautilus as Required<Game>, 'fitting');
  let idle = (): void => undefined;
  vi.stubGlobal('requestIdleCallback', (work: () => void) => {
    idle = work;
  });
  const position = startOf('nautilus', { variant: 'duel' });
  const state = stateAt('nautilus', position, position.deciders()[0]!);
  const controller = new TurnController(sourceOf(state, vi.fn()).source, state, nautilus, noBoard);
  expect(search).not.toHaveBeenCalled();
  idle();
  expect(search).toHaveBeenCalledTimes(1);
  controller.play([state.view.moves[0]!], false);
  expect(search).toHaveBeenCalledTimes(1);
  controller.close();
  vi.unstubAllGlobals();
  search.mockRestore();
});

describe('handing in', () => {
  const complete = Draft.resumed(nauticus, mine, whole());

  test.each([
    ['an explicit end without asking for a confirmation', true, false, true],
    ['an explicit end to be confirmed', true, true, false],
    ['a turn that became complete by itself', false, false, false],
  ])('%s', (_, isExplicitEnd, confirm, expected) => {
    expect(handsInAtOnce(complete, isExplicitEnd, confirm)).toBe(expected);
    expect(handsInAtOnce(Draft.of(nauticus, mine), isExplicitEnd, confirm)).toBe(false);
  });

  test('by the button that ends the turn', () => {
    const { controller, play } = seat();
    const [first, ...rest] = whole();
    controller.play([first!], false);
    expect(play).not.toHaveBeenCalled();
    controller.play(rest, true);
    expect(play).toHaveBeenCalledWith(whole());
  });

  test('where nothing else could be done, the button is pressed once, whether turns are confirmed or not', () => {
    change({ confirm: true });
    const nautilus: Game = GAMES.nautilus;
    const setup = nautilus.setup({ variant: 'duel' });
    if (!setup.ok) throw new Error(setup.error);
    const states = Array.from({ length: 20 }, (_, deal) => {
      const position = nautilus.start(setup.value, SeededChance.from(`${deal}`));
      return stateAt('nautilus', position, position.deciders()[0]!);
    });
    for (const isForced of [true, false]) {
      const state = states.find(({ view }) => (view.moves.length === 1) === isForced)!;
      const play = vi.fn(async () => ok(undefined));
      const controller = new TurnController(sourceOf(state, play).source, state, nautilus, noBoard);
      controller.play(['keep'], true);
      expect(play).toHaveBeenCalledTimes(isForced ? 1 : 0);
      controller.close();
    }
  });

  test('a turn complete by itself waits for the button', () => {
    const { controller, play } = seat();
    controller.play(whole(), false);
    expect(controller.draft.value.isComplete).toBe(true);
    expect(play).not.toHaveBeenCalled();
    void controller.handIn();
    expect(play).toHaveBeenCalledOnce();
  });

  test('is done once, however often it is pressed, until the table shows it', async () => {
    const { controller, play, state } = seat();
    controller.play(whole(), false);
    await controller.handIn();
    await controller.handIn();
    expect(play).toHaveBeenCalledOnce();
    expect(controller.isHandingIn.value).toBe(true);
    state.value = { ...mine, version: whole().length, asked: null, log: [] };
    await vi.waitFor(() => expect(controller.isHandingIn.value).toBe(false));
  });

  test('what is refused stays drafted, and the problem is shown', async () => {
    const problem = { code: 'stale', message: 'Too late.' };
    const { controller } = seat(err(problem));
    controller.play(whole(), true);
    await vi.waitFor(() => expect(controller.notice.value).toEqual({ kind: 'problem', problem }));
    expect(controller.draft.value.moveTexts).toEqual(whole());
    expect(controller.isHandingIn.value).toBe(false);
  });
});

describe('drafting', () => {
  test('moves of one button are all or nothing', () => {
    const { controller } = seat();
    controller.play([TAKE, 'nonsense'], true);
    expect(controller.draft.value.isEmpty).toBe(true);
    expect(controller.notice.value).toMatchObject({ kind: 'refusal', refusal: { code: 'unknown-move' } });
  });

  test('a refusal is gone with the next step', () => {
    const { controller } = seat();
    controller.play(['end'], false);
    expect(controller.notice.value).toMatchObject({ kind: 'refusal', refusal: { code: 'illegal-move' } });
    controller.play([TAKE], false);
    expect(controller.notice.value).toBeNull();
  });

  test('survives a reload', () => {
    seat().controller.play([TAKE], false);
    expect(seat().controller.draft.value.moveTexts).toEqual([TAKE]);
  });

  test('is forgotten once it is handed in', async () => {
    const { controller } = seat();
    controller.play(whole(), true);
    await vi.waitFor(() => expect(sessionStorage.length).toBe(0));
  });

  test('stays when somebody else changes something of the table', async () => {
    const { controller, state } = seat();
    controller.play([TAKE], false);
    state.value = { ...mine, agreements: { end: [1], rematch: [] } };
    await vi.waitFor(() => expect(controller.shown.value.agreements.end).toEqual([1]));
    expect(controller.draft.value.moveTexts).toEqual([TAKE]);
  });

  test('does not go over to another decision', async () => {
    const { controller, state } = seat();
    controller.play([TAKE], false);
    state.value = { ...mine, version: 2, asked: 2, log: [entry(1, 1), entry(2, 1)] };
    await vi.waitFor(() => expect(controller.shown.value.version).toBe(2));
    expect(controller.draft.value.isEmpty).toBe(true);
  });
});

describe('what others do', () => {
  const next = { ...mine, version: 2, asked: 2, log: [entry(1, 1, 'chose'), entry(2, 1, 'passed')] };

  test('is played before it is shown, and can be skipped', async () => {
    change({ animation: 'full' });
    const { controller, state } = seat();
    state.value = next;
    expect(controller.shown.value.version).toBe(0);
    expect(controller.playback.entries.value.map(({ entry: number }) => number)).toEqual([1]);
    controller.playback.skip();
    expect(controller.shown.value.version).toBe(2);
    expect(controller.playback.entries.value).toEqual([]);
  });

  test('goes slowly while it is held, and on as before when it is let go', async () => {
    change({ animation: 'full' });
    vi.useFakeTimers();
    try {
      const { controller, state } = seat();
      const seen = (): number => controller.playback.entries.value.length;
      const played = async (isHeld: boolean): Promise<number> => {
        controller.playback.hold(isHeld);
        state.value = mine;
        state.value = next;
        let ms = 0;
        for (; controller.shown.value.version < 2; ms += 20) await vi.advanceTimersByTimeAsync(20);
        expect(seen()).toBe(0);
        return ms;
      };
      const free = await played(false);
      expect(await played(true)).toBeGreaterThan(3 * free);
      expect(await played(false)).toBeLessThan(1.5 * free);
    } finally {
      vi.useRealTimers();
    }
  });

  test('is drawn once after each move: after the last one comes the table as it is', async () => {
    change({ animation: 'full' });
    const three = startOf('nauticus', { players: 3, options: { start: 0 } });
    const moves = ['take money', 'pass', 'end'];
    const after = Draft.resumed(nauticus, stateAt('nauticus', three, 0), moves).position;
    const first = stateAt('nauticus', three, 2);
    const { source, state } = sourceOf(first, vi.fn());
    const controller = new TurnController(source, first, nauticus, noBoard);
    const seen: TableState[] = [];
    const stop = controller.shown.subscribe(shown => {
      seen.push(shown);
    });
    const log = moves.map((move, i) => ({ ...entry(i + 1, 0, 'used'), move }));
    const next = stateAt('nauticus', after, 2, { version: log.length, log });
    state.value = next;
    await vi.waitFor(() => expect(seen.at(-1)).toBe(next), { timeout: 20_000 });
    expect(seen.map(({ version }) => version)).toEqual([0, 1, 2, 3]);
    stop();
  });

  test('is shown at once to who wants no motion', async () => {
    const { controller, state } = seat();
    state.value = next;
    await vi.waitFor(() => expect(controller.shown.value.version).toBe(2));
  });

  test('what comes while something is played waits its turn', async () => {
    change({ animation: 'full' });
    const { controller, state } = seat();
    state.value = next;
    state.value = { ...next, version: 3, log: [...next.log, entry(3, 1, 'chose')] };
    expect(controller.shown.value.version).toBe(0);
    controller.playback.skip();
    expect(controller.shown.value.version).toBe(3);
  });

  test('nobody plays on before what is staged has been looked at', async () => {
    change({ animation: 'fast' });
    const { controller, state } = seat();
    const { playback } = controller;
    let look: (() => void) | undefined;
    const looked = new Promise<void>(resolve => {
      look = resolve;
    });
    const stop = playback.settled.subscribe(({ version }) => {
      if (version === 2) playback.stage(looked);
    });
    state.value = next;
    state.value = { ...next, version: 3, log: [...next.log, entry(3, 1, 'chose')] };
    await vi.waitFor(() => expect(controller.shown.value.version).toBe(2), { timeout: 20_000 });
    expect(playback.entries.value).toEqual([]);
    look!();
    await vi.waitFor(() => expect(playback.entries.value.map(({ entry: number }) => number)).toEqual([3]));
    playback.skip();
    stop();
  });

  test('what was taken back is shown at once', () => {
    change({ animation: 'full' });
    const { controller, state } = seat();
    state.value = next;
    controller.playback.skip();
    state.value = mine;
    expect(controller.shown.value.version).toBe(0);
  });
});

describe('a turn to come', () => {
  const three = startOf('nauticus', { players: 3, options: { start: 0 } });
  const position = Draft.resumed(nauticus, stateAt('nauticus', three, 0), ['take money']).position;
  const online: OnlineState = {
    ...{ clock: null, clocks: null, ahead: 0, pause: null, votes: [], volunteers: [], offered: null },
    ...{ silence: 300_000, warnings: [], deputies: [] },
    ...{ revealed: 0, mayHandIn: true, isAway: false, left: null },
  };
  const waiting = stateAt('nauticus', position, 2, { version: 1, online });

  const follower = (answer: Result<void, Problem> = ok(undefined)) => {
    const handInEarly = vi.fn(async () => answer);
    const play = vi.fn(async () => ok(undefined));
    const { source, state } = sourceOf(waiting, play);
    const controller = new TurnController({ ...source, acts: signal({ handInEarly }) }, waiting, nauticus, noBoard);
    return { controller, handInEarly, play, state };
  };

  test('is drafted only when asked for, and handed in early', async () => {
    const { controller, handInEarly, play } = follower();
    expect(waiting.deciders).toEqual([0]);
    expect([controller.isMine.value, controller.mayPlan.value, controller.mayAct.value]).toEqual([false, true, false]);
    controller.plan();
    expect(controller.mayAct.value).toBe(true);
    controller.play(['pass', 'end'], true);
    await vi.waitFor(() => expect(controller.isPlanning.value).toBe(false));
    expect(handInEarly).toHaveBeenCalledWith(['pass', 'end']);
    expect(play).not.toHaveBeenCalled();
    expect(controller.draft.value.isEmpty).toBe(true);
  });

  test('stays a draft where it was refused', async () => {
    const { controller } = follower(err({ code: 'not-coming', message: 'Not yet.' }));
    controller.plan();
    controller.play(['pass', 'end'], true);
    await vi.waitFor(() => expect(controller.notice.value).toMatchObject({ kind: 'problem' }));
    expect(controller.draft.value.moveTexts).toEqual(['pass', 'end']);
    expect(controller.isPlanning.value).toBe(true);
  });

  test('becomes the turn when that is there', () => {
    const { controller, state } = follower();
    controller.plan();
    controller.play(['pass'], false);
    const due = Draft.resumed(nauticus, foreseenOf(nauticus, waiting)!, []).position;
    state.value = stateAt('nauticus', due, 2, { version: 1, asked: 1, online: { ...online, mayHandIn: false } });
    expect([controller.isPlanning.value, controller.isMine.value]).toEqual([false, true]);
    expect(controller.draft.value.moveTexts).toEqual(['pass']);
  });

  test('shows what was handed in, and drafts no other', () => {
    const { controller, state } = follower();
    const left = { ...{ table: 'test', number: 1, seat: 2, available: [], orders: [], told: [] } };
    state.value = {
      ...waiting,
      online: { ...online, left: { ...left, handIn: { id: 'x', moves: ['pass', 'end'] } } },
    };
    expect(controller.handedIn.value?.map(({ move }) => move)).toEqual(['pass', 'end']);
    expect(controller.mayPlan.value).toBe(false);
  });
});

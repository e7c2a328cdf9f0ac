import { type Game, type Position, SeededChance, tryPlay } from '@ankerplatz/kit';
import { GAMES } from '@ankerplatz/registry';
import { describe, expect, test } from 'vitest';
import { startOf, stateAt } from '../table/testing/stage.ts';
import { Draft } from './draft.ts';

const nauticus: Game = GAMES.nauticus;
const nautilus: Game = GAMES.nautilus;

const start = startOf('nauticus', { players: 2, options: { start: 0 } });
const mine = stateAt('nauticus', start, 0);

/** An action after which the turn may be passed at once. */
const TAKE = mine.view.moves.find(move => Draft.resumed(nauticus, mine, [move]).moves.includes('pass'))!;

const played = (draft: Draft, ...moves: readonly string[]): Draft =>
  moves.reduce((now, move) => {
    const next = now.play(move);
    if (!next.ok) throw new Error(`${move}: ${JSON.stringify(next.error)}`);
    return next.value;
  }, draft);

/** Plays first legal moves until a seat decides in a situation. */
const playUntil = (game: Game, from: Position, isThere: (position: Position) => boolean): Position => {
  let position = from;
  for (let turn = 0; turn < 2000 && !isThere(position); turn++) {
    const seat = position.deciders()[0]!;
    const { moves } = game.view(position, seat);
    const calm = moves.find(move => move === 'end' || move === 'pass') ?? moves[turn % moves.length]!;
    const next = tryPlay(game, position, seat, calm, SeededChance.from(`${turn}`));
    if (!next.ok) throw new Error(calm);
    position = next.value;
  }
  return position;
};

describe('a draft', () => {
  test('begins with what eyes know and may do', () => {
    const draft = Draft.of(nauticus, mine);
    expect(draft.view).toBe(mine.view);
    expect(draft.moves).toEqual(mine.view.moves);
    expect([draft.isEmpty, draft.isComplete]).toEqual([true, false]);
  });

  test('shows every step at once, with what it did', () => {
    const draft = played(Draft.of(nauticus, mine), TAKE);
    expect(draft.moveTexts).toEqual([TAKE]);
    expect(draft.steps[0]?.events[0]).toMatchObject({ type: 'chose', seat: 0 });
    expect(draft.view).not.toEqual(mine.view);
    expect(draft.moves).toContain('pass');
  });

  test('goes back to before any step, and leaves itself as it was', () => {
    const one = played(Draft.of(nauticus, mine), TAKE);
    const two = played(one, 'pass');
    expect(two.backTo(1).view).toEqual(one.view);
    expect(two.backTo(0).view).toBe(mine.view);
    expect(two.backTo(7)).toBe(two);
    expect(two.steps).toHaveLength(2);
  });

  test('refuses with the reason what the rules forbid', () => {
    const refused = Draft.of(nauticus, mine).play('end');
    expect(refused).toMatchObject({ ok: false, error: { code: 'illegal-move', reason: { code: 'asked-otherwise' } } });
    expect(Draft.of(nauticus, mine).play('nonsense')).toMatchObject({ ok: false, error: { code: 'unknown-move' } });
  });

  test('is nothing for who is not asked', () => {
    for (const eyes of [1, null]) {
      const draft = Draft.of(nauticus, stateAt('nauticus', start, eyes));
      expect(draft.moves).toEqual([]);
      expect(draft.play(mine.view.moves[0]!)).toMatchObject({ ok: false, error: { code: 'not-your-turn' } });
    }
  });

  test('is complete when the decision has passed on, and takes nothing more', () => {
    const ended = playToEnd(played(Draft.of(nauticus, mine), TAKE));
    expect(ended.isComplete).toBe(true);
    expect(ended.moves).toEqual([]);
    expect(ended.play('end').ok).toBe(false);
    expect(ended.isVeiled).toBe(false);
    expect(ended.view).toEqual(nauticus.view(ended.position, 0));
  });

  test('is complete when the turn is over, though the same seat is asked next', () => {
    const chosen = playToEnd(played(Draft.of(nauticus, mine), TAKE));
    const follower = Draft.of(nauticus, stateAt('nauticus', chosen.position, 1));
    const ended = playToEnd(follower);
    expect(ended.position.deciders()).toEqual([1]);
    expect(ended.moveTexts).toEqual(['pass', 'end']);
    expect(ended.moves).toEqual([]);
  });

  test('takes up the same steps after a reload, as far as they are legal', () => {
    expect(Draft.resumed(nauticus, mine, [TAKE, 'pass']).moveTexts).toEqual([TAKE, 'pass']);
    expect(Draft.resumed(nauticus, mine, [TAKE, 'nonsense', 'pass']).moveTexts).toEqual([TAKE]);
  });
});

const playToEnd = (draft: Draft): Draft => {
  let now = draft;
  while (!now.isComplete) now = played(now, now.moves.find(move => move === 'end' || move === 'pass') ?? now.moves[0]!);
  return now;
};

describe('what cannot be foreseen', () => {
  test('the end of a round draws tiles: shown is what was before it, and nothing drawn is told', () => {
    const isLastOfRound = (position: Position): boolean => {
      const seat = position.deciders()[0];
      if (seat === undefined) return false;
      const draft = Draft.of(nauticus, stateAt('nauticus', position, seat));
      const ended = draft.moves.includes('pass') ? playToEnd(draft) : draft;
      return ended.isVeiled;
    };
    const position = playUntil(nauticus, start, isLastOfRound);
    const seat = position.deciders()[0]!;
    const draft = Draft.of(nauticus, stateAt('nauticus', position, seat));
    const ended = playToEnd(draft);
    expect(ended.isComplete).toBe(true);
    expect(ended.view).toEqual(ended.backTo(ended.steps.length - 1).view);
    const types = ended.steps.at(-1)!.events.map(({ type }) => type);
    expect(types).toContain('roundEnded');
    expect(types).not.toContain('roundBegan');
  });

  test('nothing hidden shows through a draft: two deals that look alike are drafted alike', () => {
    const dealt = startOf('nautilus', { variant: 'quick', options: { dealer: 0 } });
    const seat = dealt.deciders()[0]!;
    const state = stateAt('nautilus', dealt, seat);
    const other = nautilus.sample(state.view, SeededChance.from('another deal'));
    const same = stateAt('nautilus', other, seat);
    for (const move of state.view.moves) {
      const one = played(Draft.of(nautilus, state), move);
      const two = played(Draft.of(nautilus, same), move);
      expect(two.view).toEqual(one.view);
      expect(two.steps).toEqual(one.steps);
    }
  });
});

import type { GameRecord } from '@ankerplatz/kit';
import type { JudgedTurn, Review } from '@ankerplatz/review';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { LookBackModel, type Looker } from './look-back-model.ts';
import type { Assignment, Reading, Report } from './worker.ts';

const kept = vi.hoisted(() => new Map<string, unknown>());
vi.mock('idb-keyval', () => ({
  createStore: () => 'store',
  get: async (key: string) => kept.get(key),
  set: async (key: string, value: unknown) => void kept.set(key, value),
}));

const RECORD = { hash: 'abc' } as GameRecord;

const DECISION = { best: ['pass'], open: null } as unknown as JudgedTurn;

const reviewOf = (decisions: number): Review =>
  ({
    ...{ record: 'abc', budget: 'captain', judge: 1 },
    decisions: Array.from({ length: decisions }, () => DECISION),
  }) as unknown as Review;

/** A thread that says what a test lets it say. */
class Stage {
  readonly assignments: Assignment[] = [];
  readonly readings: Reading[] = [];
  ended = 0;
  tell: (report: Report) => void = () => {};

  readonly start = (hear: (report: Report) => void): Looker => {
    this.tell = hear;
    return {
      look: given => ('content' in given ? this.readings.push(given) : this.assignments.push(given)),
      end: () => {
        this.ended++;
      },
    };
  };
}

beforeEach(() => kept.clear());

describe('the review of a game', () => {
  test('shows curves first, then how far it has come, then all of it', async () => {
    const stage = new Stage();
    const model = new LookBackModel(RECORD, stage.start);
    await model.look('captain');
    expect(stage.assignments).toEqual([{ record: RECORD, budget: 'captain', before: null }]);
    stage.tell({ review: reviewOf(0), count: 3 });
    expect(model.review.value).toEqual(reviewOf(0));
    stage.tell({ decision: DECISION, count: 3 });
    expect([model.state.value, model.judged.value]).toEqual(['running', { done: 1, count: 3 }]);
    stage.tell({ review: reviewOf(3), count: 3 });
    expect([model.state.value, model.judged.value.done, stage.ended]).toEqual(['done', 3, 1]);
  });

  test('goes on where it was stopped, on another day too', async () => {
    const stage = new Stage();
    const model = new LookBackModel(RECORD, stage.start);
    await model.look('captain');
    stage.tell({ review: reviewOf(1), count: 3 });
    stage.tell({ decision: DECISION, count: 3 });
    model.stop();
    expect([model.state.value, stage.ended]).toEqual(['stopped', 1]);
    const later = new Stage();
    const again = new LookBackModel(RECORD, later.start);
    await again.look('captain');
    expect(later.assignments[0]!.before).toEqual(reviewOf(2));
    expect(again.review.value).toEqual(reviewOf(2));
    // Another depth is another review.
    later.tell({ review: reviewOf(3), count: 3 });
    await again.look('admiral');
    expect(again.judged.value).toEqual({ done: 0, count: 3 });
    expect(later.assignments[1]).toMatchObject({ budget: 'admiral', before: null });
  });

  test('shows at once the curves that the end of the game has drawn', async () => {
    const curves = { ...reviewOf(0), budget: 'curves' as const };
    kept.set('abc curves', curves);
    const stage = new Stage();
    const model = new LookBackModel(RECORD, stage.start);
    await model.look('captain');
    expect(model.review.value).toEqual(curves);
    expect(stage.assignments[0]!.before).toBeNull();
  });

  test('whoever stops it before it began has stopped it', async () => {
    const stage = new Stage();
    const model = new LookBackModel(RECORD, stage.start);
    const begun = model.look('captain');
    model.stop();
    await begun;
    expect([model.state.value, stage.assignments]).toEqual(['stopped', []]);
  });

  test('says that there will be none', async () => {
    const stage = new Stage();
    const model = new LookBackModel(RECORD, stage.start);
    await model.look('captain');
    stage.tell({ failed: true });
    expect([model.state.value, stage.ended]).toEqual(['failed', 1]);
  });

  test('is taken from a file, if that is one of this game, and kept', async () => {
    const stage = new Stage();
    const model = new LookBackModel(RECORD, stage.start);
    await model.look('captain');
    const read = model.read({ format: 'a review' });
    expect([model.state.value, stage.ended]).toEqual(['reading', 1]);
    expect(stage.readings).toEqual([{ record: RECORD, content: { format: 'a review' } }]);
    stage.tell({ review: reviewOf(3), count: 3 });
    expect(await read).toBeNull();
    expect([model.state.value, model.madeBy.value, model.review.value]).toEqual(['done', 'file', reviewOf(3)]);
    expect(kept.size).toBe(1);
    // Any other file changes nothing.
    const other = model.read({ format: 'a review' });
    stage.tell({ fault: 'other-game' });
    expect(await other).toBe('other-game');
    expect([model.state.value, model.review.value]).toEqual(['done', reviewOf(3)]);
  });

  describe('where a server keeps reviews', () => {
    const shelfWith = (kept: object | null, isWaiting = false) => ({
      find: vi.fn(async () => ({ kept, isWaiting }) as never),
      keep: vi.fn(),
    });
    const look = async (shelf: ReturnType<typeof shelfWith>, count: number) => {
      const stage = new Stage();
      const model = new LookBackModel(RECORD, stage.start, shelf);
      await model.look('captain');
      stage.tell({ review: reviewOf(count), count });
      return { stage, model };
    };

    test('one that it has looked into is shown, and not sent again', async () => {
      const shelf = shelfWith({ isOutdated: false, review: reviewOf(3) });
      const { stage, model } = await look(shelf, 3);
      expect(stage.assignments[0]!.before).toEqual(reviewOf(3));
      expect([model.madeBy.value, shelf.keep.mock.calls]).toEqual(['checked', []]);
    });

    test('one that was made here is sent once it is whole', async () => {
      const shelf = shelfWith(null);
      const { model } = await look(shelf, 2);
      expect(model.madeBy.value).toBe('here');
      expect(shelf.keep).toHaveBeenCalledOnce();
      expect(shelf.keep.mock.calls[0]).toMatchObject(['captain', { verdicts: [{}, {}] }]);
      expect((await look(shelfWith(null, true), 2)).model.state.value).toBe('done');
    });

    test('one by an earlier judge is made anew, and said to be', async () => {
      const shelf = shelfWith({ isOutdated: true, review: reviewOf(3) });
      const { stage, model } = await look(shelf, 3);
      expect(stage.assignments[0]!.before).toBeNull();
      expect([model.madeBy.value, shelf.keep.mock.calls.length]).toEqual(['outdated', 1]);
    });

    test('curves alone are no business of the server', async () => {
      const shelf = shelfWith(null);
      const model = new LookBackModel(RECORD, new Stage().start, shelf);
      await model.look('curves');
      expect(shelf.find).not.toHaveBeenCalled();
    });
  });
});

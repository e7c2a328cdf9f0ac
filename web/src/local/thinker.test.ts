import { beforeEach, expect, test, vi } from 'vitest';
import type { Question, Thought } from './worker.ts';

/** A thread that says what it is told to say. */
class FakeWorker {
  static readonly all: FakeWorker[] = [];
  onmessage: ((event: { data: Thought }) => void) | null = null;
  onerror: (() => void) | null = null;
  readonly asked: Question[] = [];
  isEnded = false;

  constructor() {
    FakeWorker.all.push(this);
  }

  postMessage(question: Question): void {
    this.asked.push(question);
  }

  terminate(): void {
    this.isEnded = true;
  }

  say(what: Partial<Thought>): void {
    const { id } = this.asked.at(-1)!;
    this.onmessage?.({ data: { id, ...what } as Thought });
  }
}

vi.stubGlobal('Worker', FakeWorker);
const { thinkApart } = await import('./thinker.ts');

const QUESTION = { game: 'nauticus', level: 'admiral', view: {} as never, seed: 's' } as const;
const thread = (): FakeWorker => FakeWorker.all.at(-1)!;

beforeEach(() => {
  // Whatever the test before has left is ended.
  FakeWorker.all.at(-1)?.onerror?.();
});

test('a bot tells how far it is, then its turn', async () => {
  const onSpent = vi.fn();
  const turn = thinkApart(QUESTION, new AbortController().signal, onSpent);
  thread().say({ share: 0.25 });
  thread().say({ share: 0.5 });
  thread().say({ moves: ['pass'] });
  expect(await turn).toEqual(['pass']);
  thread().say({ share: 0.75 });
  expect(onSpent.mock.calls).toEqual([[0.25], [0.5]]);
});

test('called off, the thread is ended in mid-thought and nothing is heard of it; the next question has a new one', async () => {
  const stop = new AbortController();
  const onSpent = vi.fn();
  const turn = thinkApart(QUESTION, stop.signal, onSpent);
  const first = thread();
  stop.abort();
  await expect(turn).rejects.toThrow('called off');
  expect(first.isEnded).toBe(true);
  first.say({ share: 0.5 });
  expect(onSpent).not.toHaveBeenCalled();
  const next = thinkApart(QUESTION, new AbortController().signal);
  expect(thread()).not.toBe(first);
  thread().say({ moves: ['end'] });
  expect(await next).toEqual(['end']);
});

test('a thread that says it has failed is ended, since it may never load its bots; the next question has a new one', async () => {
  const turn = thinkApart(QUESTION, new AbortController().signal);
  const first = thread();
  first.say({ failed: true });
  await expect(turn).rejects.toThrow('failed');
  expect(first.isEnded).toBe(true);
  const next = thinkApart(QUESTION, new AbortController().signal);
  expect(thread()).not.toBe(first);
  thread().say({ moves: ['end'] });
  expect(await next).toEqual(['end']);
});

test('one thread answers question after question: bots are loaded once', async () => {
  for (const move of ['take hulls', 'end']) {
    const turn = thinkApart(QUESTION, new AbortController().signal);
    thread().say({ moves: [move] });
    expect(await turn).toEqual([move]);
  }
  expect(thread().asked).toHaveLength(2);
});

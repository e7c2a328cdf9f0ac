import { type Browser, type CDPSession, expect } from '@playwright/test';

/** The main thread's time for one picture. */
export interface Frame {
  /** Processor time of it and of all that came before it without a rest, since the one before, in milliseconds. */
  readonly ms: number;
  /** Whether the page before it has drawn anew: not only what moves has moved. */
  readonly isDrawn: boolean;
}

/** A task on a thread of the browser; times are in microseconds. */
interface Span {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  /** Of the processor. */
  readonly tdur?: number;
  readonly args?: { readonly data?: { readonly type?: string } };
}

const CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'blink.user_timing'];
/** The tasks of the main thread, one after another. */
const A_TASK = 'RunTask';
/** The task that hands a picture on. */
const A_PICTURE = 'Commit';
/** The page's own doings, apart from those in every picture; what it promises itself is done in the same task, and has no name. */
const DOINGS = new Set(['TimerFire', 'EventDispatch', 'RunMicrotasks', 'FunctionCall', 'v8.evaluateModule']);
/** Its doings within the task of a picture. */
const LAST_DOING = 'FireAnimationFrame';
/** A page that does less than this has drawn nothing, in milliseconds. */
const A_DRAWING = 1;
/** Time of a picture, in microseconds: a thread that rests as long has let none wait for what it did before. */
const A_REST = 1_000_000 / 60;
/** Of the page's own marks: what comes before it does not count. */
export const BEGIN = 'the moment begins';

const READ = 4_000_000;

const readAll = async (session: CDPSession, handle: string): Promise<string> => {
  let text = '';
  for (let isOver = false; !isOver; ) {
    const { data, eof } = await session.send('IO.read', { handle, size: READ });
    text += data;
    isOver = eof;
  }
  return text;
};

const cost = (spans: readonly Span[]): number =>
  spans.reduce((sum, { tdur, dur }) => sum + (tdur ?? dur ?? 0), 0) / 1000;

/** Spans of the thread that marked the beginning, from then on, one after another. */
const ownOf = (spans: readonly Span[]): readonly Span[] => {
  const begin = spans.find(({ name }) => name === BEGIN);
  expect(begin, 'the page says when the moment begins').toBeDefined();
  return spans
    .filter(({ pid, tid, ts }) => pid === begin!.pid && tid === begin!.tid && ts >= begin!.ts)
    .sort((a, b) => a.ts - b.ts);
};

const tasksOf = (own: readonly Span[]): readonly Span[] => own.filter(({ name, ph }) => name === A_TASK && ph === 'X');

/** Processor time of the thread from each tap to the next picture, in milliseconds. */
const tapsOf = (spans: readonly Span[]): readonly number[] => {
  const own = ownOf(spans);
  const tasks = tasksOf(own);
  const clicks = own.filter(({ name, args }) => name === 'EventDispatch' && args?.data?.type === 'click');
  return clicks.flatMap(click => {
    const picture = own.find(({ name, ts }) => name === A_PICTURE && ts >= click.ts);
    if (!picture) return [];
    return [cost(tasks.filter(({ ts, dur = 0 }) => ts + dur > click.ts && ts < picture.ts))];
  });
};

const isIn = ({ ts, dur = 0 }: Span, at: number): boolean => ts <= at && at < ts + dur;

/** Tasks after the last rest, up to the end. */
const withoutRest = (tasks: readonly Span[]): readonly Span[] => {
  const last = tasks.findLastIndex(({ ts }, i) => {
    const before = tasks[i - 1];
    return before && ts - before.ts - (before.dur ?? 0) >= A_REST;
  });
  return tasks.slice(Math.max(0, last));
};

const framesOf = (spans: readonly Span[]): readonly Frame[] => {
  const own = ownOf(spans);
  const tasks = tasksOf(own);
  const drawing = own
    .filter(({ name }) => name === A_PICTURE)
    .map(({ ts }) => tasks.findIndex(task => isIn(task, ts)))
    .filter(place => place >= 0);
  return drawing.map((place, i) => {
    const picture = tasks[place]!;
    const group = withoutRest(tasks.slice(i > 0 ? drawing[i - 1]! + 1 : 0, place + 1));
    const doing = group.filter(
      task => task !== picture && own.some(({ name, ts }) => DOINGS.has(name) && isIn(task, ts)),
    );
    const last = own.filter(({ name, ts }) => name === LAST_DOING && isIn(picture, ts));
    return { ms: cost(group), isDrawn: cost([...doing, ...last]) >= A_DRAWING };
  });
};

/** Writes down what the main thread of every page does; what it gives back ends that and tells. */
const watch = async <T>(browser: Browser, tell: (spans: readonly Span[]) => T): Promise<() => Promise<T>> => {
  const session = await browser.newBrowserCDPSession();
  await session.send('Tracing.start', {
    transferMode: 'ReturnAsStream',
    traceConfig: { includedCategories: CATEGORIES },
  });
  return async () => {
    const complete = new Promise<string>(resolve => {
      session.once('Tracing.tracingComplete', ({ stream }) => resolve(stream!));
    });
    await session.send('Tracing.end');
    const { traceEvents } = JSON.parse(await readAll(session, await complete)) as { readonly traceEvents: Span[] };
    await session.detach();
    return tell(traceEvents);
  };
};

export const watchFrames = (browser: Browser): Promise<() => Promise<readonly Frame[]>> => watch(browser, framesOf);
export const watchTaps = (browser: Browser): Promise<() => Promise<readonly number[]>> => watch(browser, tapsOf);

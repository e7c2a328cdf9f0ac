import { type Browser, type CDPSession, expect } from '@playwright/test';

/** The main thread's time for one picture. */
export interface Frame {
  /** Processor time of it and of all that was done since the one before, in milliseconds. */
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
/** The page's own doings, apart from those in every picture. */
const DOINGS = new Set(['TimerFire', 'EventDispatch', 'RunMicrotasks', 'FunctionCall']);
/** A page that does less than this has drawn nothing, in milliseconds. */
const A_DRAWING = 1;
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

const framesOf = (spans: readonly Span[]): readonly Frame[] => {
  const own = ownOf(spans);
  const tasks = tasksOf(own);
  const isIn = ({ ts, dur = 0 }: Span, at: number): boolean => ts <= at && at < ts + dur;
  const drawing = own
    .filter(({ name }) => name === A_PICTURE)
    .map(({ ts }) => tasks.findIndex(task => isIn(task, ts)))
    .filter(place => place >= 0);
  return drawing.map((place, i) => {
    const before = tasks.slice(i > 0 ? drawing[i - 1]! + 1 : 0, place);
    const doings = own.filter(span => DOINGS.has(span.name) && before.some(task => isIn(task, span.ts)));
    return { ms: cost([...before, tasks[place]!]), isDrawn: cost(doings) >= A_DRAWING };
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

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Flight, land, type Pace, travel } from './travel.ts';

/** Every take-off, and a way to let it arrive: the test browser has no animations. */
interface Started {
  readonly frames: Keyframe[];
  readonly timing: KeyframeAnimationOptions;
  readonly arrive: () => void;
}

let started: Started[] = [];
let underway: Promise<void>[] = [];

const go = (flights: readonly Flight[], pace: Pace): Promise<void> => {
  const flown = travel(flights, pace);
  underway.push(flown);
  return flown;
};

const place = (name: string, left: number, top = 100): void => {
  const element = document.createElement('div');
  element.dataset.place = name;
  element.getClientRects = () => [{}] as unknown as DOMRectList;
  element.getBoundingClientRect = () => ({ left, top, bottom: top + 20, width: 20, height: 20 }) as DOMRect;
  document.body.append(element);
};

const still = (matches: boolean): void => {
  vi.stubGlobal('matchMedia', () => ({ matches }));
};

beforeEach(() => {
  started = [];
  underway = [];
  document.body.replaceChildren();
  still(false);
  place('bank first', 0);
  place('purse', 400);
  Object.defineProperty(HTMLElement.prototype, 'animate', {
    configurable: true,
    value: (frames: Keyframe[], timing: KeyframeAnimationOptions) => {
      let arrive = (): void => undefined;
      const finished = new Promise<void>(resolve => {
        arrive = resolve;
      });
      started.push({ frames, timing, arrive });
      return { finished, finish: arrive };
    },
  });
});

afterEach(async () => {
  land();
  await Promise.all(underway);
  vi.unstubAllGlobals();
});

const coin = { from: ['bank'], to: ['nowhere', 'purse'], sprite: 'coin' };
const takeOffs = (count: number): Promise<void> => vi.waitFor(() => expect(started).toHaveLength(count));

test('a sprite flies along an arc from the middle of a place to the middle of another, and is gone', async () => {
  const flown = go([coin], 'full');
  await takeOffs(1);
  const [{ frames, timing, arrive }] = started as [Started];
  expect(frames[0]!.transform).toBe('translate(10.0px,110.0px) scale(1.00)');
  expect(frames.at(-1)!.transform).toBe('translate(410.0px,110.0px) scale(1.00)');
  expect(frames[frames.length >> 1]!.transform).toMatch(/^translate\(210\.0px,22\.0px\)/);
  expect(timing.duration).toBe(280);
  expect(document.querySelector('.travel')!.textContent).toBe('coin');
  arrive();
  await flown;
  expect(document.querySelector('.travel')).toBeNull();
});

test('what can be seen counts before what is scrolled away', async () => {
  place('shelf', 0, innerHeight + 50);
  place('shelf', 200);
  place('cellar', 300, -90);
  void go(
    [
      { ...coin, from: ['shelf'] },
      { ...coin, to: ['cellar'] },
    ],
    'full',
  );
  await takeOffs(2);
  expect(started[0]!.frames[0]!.transform).toMatch(/^translate\(210\.0px,110\.0px\)/);
  expect(started[1]!.frames.at(-1)!.transform).toMatch(/^translate\(310\.0px,-80\.0px\)/);
});

test('one thing after another: a second call waits for the first', async () => {
  const first = go([coin], 'full');
  const second = go([coin], 'full');
  await takeOffs(1);
  started[0]!.arrive();
  await first;
  await takeOffs(2);
  started[1]!.arrive();
  await second;
});

test('those that belong together leave nearly at once, the others one by one, all within a second', async () => {
  void go([coin, { ...coin, joins: true }, coin], 'full');
  await takeOffs(3);
  expect(started.map(({ timing }) => timing.delay)).toEqual([0, 60, 300]);
  land();
  void go(Array(40).fill(coin), 'full');
  await takeOffs(43);
  expect(started.at(-1)!.timing.delay).toBeCloseTo(580);
});

test('reduced motion fades, none does nothing, a place that is not there keeps everything on the ground', async () => {
  await go([coin], 'none');
  await go([{ ...coin, from: ['elsewhere'] }], 'full');
  await go([{ ...coin, to: ['first'] }], 'full');
  expect(started).toHaveLength(0);
  still(true);
  void go([coin], 'full');
  await takeOffs(1);
  expect(started[0]!.frames.map(({ opacity }) => opacity)).toEqual([0, 1, 0]);
});

test('landing brings down what flies and keeps down what waits', async () => {
  const flown = [go([coin], 'full'), go([coin], 'full')];
  await takeOffs(1);
  land();
  await Promise.all(flown);
  expect(started).toHaveLength(1);
});

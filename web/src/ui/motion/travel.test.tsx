import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Flight, land, type Pace, slow, travel } from './travel.ts';

/** Every take-off, and a way to let it arrive: the test browser has no animations. */
interface Started {
  readonly frames: Keyframe[];
  readonly timing: KeyframeAnimationOptions;
  readonly arrive: () => void;
  readonly animation: { readonly playbackRate: number };
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
      const animation = {
        finished,
        finish: arrive,
        playbackRate: 1,
        updatePlaybackRate: (rate: number) => {
          animation.playbackRate = rate;
        },
      };
      started.push({ frames, timing, arrive, animation });
      return animation;
    },
  });
});

afterEach(async () => {
  land();
  await Promise.all(underway);
  vi.unstubAllGlobals();
});

/** Milliseconds. */
const timeOf = ({ timing }: Started, frame: Keyframe | undefined): number =>
  Math.round(frame!.offset! * (timing.duration as number));
const takeOffOf = (flight: Started): number => {
  const moved = flight.frames.findIndex(({ transform }) => transform !== flight.frames[0]!.transform);
  return timeOf(flight, flight.frames[moved - 1]);
};
const landingOf = (flight: Started): number =>
  timeOf(
    flight,
    flight.frames.findLast(({ opacity }) => opacity === 1),
  );
const opacities = ({ frames }: Started): unknown =>
  frames.map(({ opacity }) => opacity).filter((opacity, i, all) => opacity !== all[i - 1]);

const coin = { from: ['bank'], to: ['nowhere', 'purse'], sprite: 'coin' };
const takeOffs = (count: number): Promise<void> => vi.waitFor(() => expect(started).toHaveLength(count));

test('a sprite flies along an arc from the middle of a place to the middle of another, and is gone', async () => {
  const flown = go([coin], 'full');
  await takeOffs(1);
  const [{ frames, timing, arrive }] = started as [Started];
  expect(frames[0]!.transform).toBe('translate(10.0px,110.0px) scale(1.00)');
  expect(frames.at(-1)!.transform).toBe('translate(410.0px,110.0px) scale(1.00)');
  const [x, y] = (frames[frames.length >> 1]!.transform as string).match(/[\d.]+/g)!.map(Number) as [number, number];
  expect(x, 'it is fast at first').toBeGreaterThan(350);
  expect(y, 'it rises').toBeLessThan(110);
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

test('what lies below the bar is scrolled away, too', async () => {
  const board = document.createElement('main');
  board.getBoundingClientRect = () => ({ top: 0, bottom: 300 }) as DOMRect;
  place('shelf', 0, 310);
  board.append(document.body.lastElementChild!);
  document.body.append(board);
  place('shelf', 200);
  void go([{ ...coin, to: ['shelf'] }], 'full');
  await takeOffs(1);
  expect(started[0]!.frames.at(-1)!.transform).toMatch(/^translate\(210\.0px,110\.0px\)/);
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
  expect(started.map(takeOffOf)).toEqual([0, 60, 300]);
  expect(started.map(landingOf)).toEqual([280, 340, 580]);
  expect(new Set(started.map(({ timing }) => timing.duration)), 'the page draws their end once').toEqual(
    new Set([580]),
  );
  land();
  void go(Array(40).fill(coin), 'full');
  await takeOffs(43);
  expect(takeOffOf(started.at(-1)!)).toBe(580);
});

test('reduced motion fades, none does nothing, a place that is not there keeps everything on the ground', async () => {
  await go([coin], 'none');
  await go([{ ...coin, from: ['elsewhere'] }], 'full');
  await go([{ ...coin, to: ['first'] }], 'full');
  expect(started).toHaveLength(0);
  still(true);
  void go([coin], 'full');
  await takeOffs(1);
  expect(opacities(started[0]!)).toEqual([0, 1, 0]);
});

test('landing brings down what flies and keeps down what waits', async () => {
  const flown = [go([coin], 'full'), go([coin], 'full')];
  await takeOffs(1);
  land();
  await Promise.all(flown);
  expect(started).toHaveLength(1);
});

test('what rolls goes straight from one place on its way that is on the screen to the next', async () => {
  place('near', 100, 200);
  place('far', 300, 200);
  void go([{ ...coin, via: ['near', 'nowhere', 'far'] }], 'full');
  await takeOffs(1);
  const points = started[0]!.frames.map(
    ({ transform }) => (transform as string).match(/[\d.]+/g)!.map(Number) as [number, number],
  );
  expect(points[0]).toEqual([10, 110]);
  expect(points.at(-1)).toEqual([410, 110]);
  for (const [x, y] of points) expect(y, `at ${x}`).toBeCloseTo(x < 110 ? x + 100 : x > 310 ? 520 - x : 210, 0);
  expect(points.some(([, y]) => y > 205)).toBe(true);
});

test('a piece is not seen while its sprites are under way, and they are as large as it is', async () => {
  place('piece', 0);
  const piece = document.querySelector('[data-place="piece"]')!;
  const there = { ...coin, piece: 'piece' };
  const flown = go([there, { ...there, from: ['purse'], to: ['bank'] }], 'full');
  await takeOffs(2);
  expect(piece.hasAttribute('data-travels')).toBe(true);
  const [first, second] = [...document.querySelectorAll<HTMLElement>('.travel')];
  expect(first!.style.getPropertyValue('--size')).toBe('20px');
  expect(second!.style.getPropertyValue('--size')).toBe('20px');
  expect(started.map(opacities), 'where the first is seen no longer the second is').toEqual([
    [1, 0],
    [0, 1],
  ]);
  expect(landingOf(started[0]!)).toBe(takeOffOf(started[1]!));
  started[0]!.arrive();
  expect(piece.hasAttribute('data-travels'), 'the piece waits for the last').toBe(true);
  started[1]!.arrive();
  await flown;
  expect(piece.hasAttribute('data-travels')).toBe(false);
});

test('what sinks arrives first, then is drawn down, and comes up again', async () => {
  void go([{ ...coin, sinks: true }], 'full');
  await takeOffs(1);
  const { frames } = started[0]!;
  const sunk = frames.findIndex(({ scale }) => scale === 0.15);
  expect(frames[sunk - 1]).toMatchObject({ scale: 1, transform: frames[sunk]!.transform });
  expect(frames[sunk - 1]!.offset).toBeCloseTo(0.6);
  expect(frames.at(-1)).toMatchObject({ scale: 1, opacity: 1, offset: 1 });
});

test('what makes fast swells where it has arrived', async () => {
  void go([{ ...coin, moors: true }], 'full');
  await takeOffs(1);
  const { frames, timing } = started[0]!;
  expect(timing.duration).toBe(280 + 500);
  const swollen = frames.find(({ scale }) => scale === 1.5)!;
  expect(swollen.transform).toBe(frames.at(-1)!.transform);
  expect(frames.at(-1)!.scale).toBe(1);
});

test('a wake stays for a moment at every place that was passed', async () => {
  place('near', 100);
  void go([{ ...coin, via: ['near'], wake: 'ripple' }], 'full');
  await takeOffs(3);
  const ripples = [...document.querySelectorAll('.travel')].filter(body => body.textContent === 'ripple');
  expect(ripples).toHaveLength(2);
});

test('without motion a sprite comes and goes where it arrives; the very piece comes and stays', async () => {
  still(true);
  place('pawn', 200);
  void go([coin, { ...coin, piece: 'pawn' }], 'full');
  await takeOffs(2);
  expect(started.map(opacities)).toEqual([
    [0, 1, 0],
    [0, 1],
  ]);
});

test('slowed down, what flies takes longer, and what takes off then, until it is let go', async () => {
  void go([coin], 'full');
  await takeOffs(1);
  slow(4);
  expect(started[0]!.animation.playbackRate).toBe(0.25);
  land();
  void go([coin], 'full');
  await takeOffs(2);
  expect(started[1]!.animation.playbackRate).toBe(0.25);
  slow(1);
  expect(started[1]!.animation.playbackRate).toBe(1);
});

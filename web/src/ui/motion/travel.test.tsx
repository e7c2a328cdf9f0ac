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

test('what rolls passes the places on its way that are on the screen, at the same speed throughout', async () => {
  place('near', 100);
  place('far', 300);
  void go([{ ...coin, via: ['near', 'nowhere', 'far'] }], 'full');
  await takeOffs(1);
  expect(started[0]!.frames).toEqual([
    { transform: 'translate(10.0px,110.0px)', offset: 0 },
    { transform: 'translate(110.0px,110.0px)', offset: 0.25 },
    { transform: 'translate(310.0px,110.0px)', offset: 0.75 },
    { transform: 'translate(410.0px,110.0px)', offset: 1 },
  ]);
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
  expect([first!.style.visibility, second!.style.visibility]).toEqual(['', 'hidden']);
  expect(second && started[1]!.frames[0]).toMatchObject({ visibility: 'visible' });
  started[0]!.arrive();
  await vi.waitFor(() => expect(document.querySelectorAll('.travel')).toHaveLength(1));
  expect(piece.hasAttribute('data-travels')).toBe(true);
  started[1]!.arrive();
  await flown;
  expect(piece.hasAttribute('data-travels')).toBe(false);
});

test('what sinks arrives first, then is drawn down', async () => {
  void go([{ ...coin, sinks: true }], 'full');
  await takeOffs(1);
  const { frames } = started[0]!;
  expect(frames.at(-2)).toMatchObject({ scale: 1, offset: 0.6 });
  expect(frames.at(-1)).toMatchObject({ scale: 0.15, offset: 1, transform: frames.at(-2)!.transform });
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
  expect(started.map(({ frames }) => frames.map(({ opacity }) => opacity))).toEqual([
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

import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { change } from '../../settings/settings.ts';
import { Rising } from './Rising.tsx';

/** The strip of figures, as it was told to move: the test browser has no animations. */
interface Running {
  readonly strip: Element;
  readonly frames: readonly Keyframe[];
  readonly ms: number;
  readonly animation: { onfinish: (() => void) | null };
}
let running: Running | undefined;

beforeEach(() => {
  running = undefined;
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  Element.prototype.animate = function (this: Element, frames, ms) {
    const animation = { onfinish: null, finish: () => undefined };
    running = { strip: this, frames: frames as Keyframe[], ms: ms as number, animation };
    return animation as unknown as Animation;
  };
});
afterEach(() => {
  render(null, document.body);
  vi.unstubAllGlobals();
});

/** A figure, and the picture after it. */
const open = async (isSeen = true): Promise<void> => {
  Element.prototype.getClientRects = () => (isSeen ? [{}] : []) as unknown as DOMRectList;
  await act(() =>
    render(<Rising to={46} after={600} until={2400} words={figure => `${figure} points`} />, document.body),
  );
  await new Promise(requestAnimationFrame);
};
const figures = (): readonly string[] => [...running!.strip.children].map(({ textContent }) => textContent);
const heard = (): string => document.querySelector('.counted')!.firstChild!.textContent!;

test('is counted up after a while, and stops at what it is; who listens has it at once', async () => {
  change({ animation: 'full' });
  await open();
  expect(heard()).toBe('46 points');
  expect(figures()).toHaveLength(11);
  expect(figures()[0]).toBe('0 points');
  expect(figures()[10]).toBe('46 points');
  expect(running!.ms).toBe(2400);
  expect(running!.frames).toEqual([
    { transform: 'translateY(0%)' },
    { transform: 'translateY(0%)', offset: 0.25, easing: 'steps(10)' },
    { transform: 'translateY(-1000%)', offset: 0.5 },
    { transform: 'translateY(-1000%)' },
  ]);
  running!.animation.onfinish!();
  expect(document.querySelector('.is-counting')).toBeNull();
  expect(document.querySelector('.counted')!.textContent).toBe('46 points');
});

test('is there at once for who wants no motion', async () => {
  change({ animation: 'none' });
  await open();
  expect(running).toBeUndefined();
  expect(document.querySelector('.counted')!.textContent).toBe('46 points');
});

test('is not counted where it is not seen', async () => {
  change({ animation: 'full' });
  await open(false);
  expect(running).toBeUndefined();
  expect(document.querySelector('.counted')!.textContent).toBe('46 points');
});

import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { change } from '../../settings/settings.ts';
import { Rising } from './Rising.tsx';

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['performance', 'setTimeout', 'clearTimeout', 'requestAnimationFrame', 'cancelAnimationFrame'],
  });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});
afterEach(() => {
  render(null, document.body);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const open = (): Promise<void> =>
  act(() => render(<Rising to={46} after={700} words={figure => `${figure} points`} />, document.body));
const seen = (): string | null => {
  const [whole, running] = document.querySelector('.counted')!.childNodes;
  return running!.textContent || whole!.textContent;
};
const later = (ms: number): Promise<void> => act(() => void vi.advanceTimersByTime(ms));

test('is counted up after a while, and stops at what it is; who listens has it at once', async () => {
  change({ animation: 'full' });
  await open();
  expect(seen()).toBe('0 points');
  expect(document.querySelector('.counted')!.firstChild!.textContent).toBe('46 points');
  await later(690);
  expect(seen()).toBe('0 points');
  await later(300);
  expect(Number.parseInt(seen()!, 10)).toBeGreaterThan(10);
  expect(Number.parseInt(seen()!, 10)).toBeLessThan(46);
  await later(1000);
  expect(seen()).toBe('46 points');
});

test('is there at once for who wants no motion', async () => {
  change({ animation: 'none' });
  await open();
  expect(seen()).toBe('46 points');
});

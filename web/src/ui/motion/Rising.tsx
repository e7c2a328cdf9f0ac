import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { settings } from '../../settings/settings.ts';
import { prefersReducedMotion } from '../device/reduced-motion.ts';
import { Counted, count } from './counting.tsx';

/** Milliseconds from nothing to all. */
const LENGTHS = { full: 600, fast: 300, none: 0 } as const;

interface RisingProps {
  readonly to: number;
  /** Milliseconds before it begins. */
  readonly after: number;
  /** Milliseconds after which figures that rise together are all at rest: they end in one picture. */
  readonly until: number;
  readonly words: (figure: number) => string;
}

/** A figure that is counted up before one's eyes; a screen reader hears the whole. */
export function Rising({ to, after, until, words }: RisingProps): JSX.Element {
  const length = prefersReducedMotion() ? 0 : LENGTHS[settings.peek().animation];
  const figure = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    if (length > 0) return count(figure.current!, { from: 0, to, length, after, until, words });
  }, [to]);
  return <Counted element={figure} words={words(to)} />;
}

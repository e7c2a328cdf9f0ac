import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { settings } from '../../settings/settings.ts';

/** Milliseconds from nothing to all. */
const LENGTHS = { full: 600, fast: 300, none: 0 } as const;

interface RisingProps {
  readonly to: number;
  /** Milliseconds before it begins. */
  readonly after: number;
  readonly words: (figure: number) => string;
}

const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** A figure that is counted up before one's eyes; who listens hears the whole. */
export function Rising({ to, after, words }: RisingProps): JSX.Element {
  const length = isStill() ? 0 : LENGTHS[settings.peek().animation];
  const figure = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const element = figure.current;
    if (length === 0 || !element) return;
    let shown = 0;
    const begun = performance.now() + after;
    let frame = requestAnimationFrame(function step(now: number) {
      const way = Math.max(0, Math.min(1, (now - begun) / length));
      const next = Math.round(to * way);
      if (next !== shown) element.textContent = words(next);
      shown = next;
      if (way < 1) frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, [to]);
  return (
    <>
      <span class="hidden-text">{words(to)}</span>
      <span ref={figure} aria-hidden="true">
        {words(length === 0 ? to : 0)}
      </span>
    </>
  );
}

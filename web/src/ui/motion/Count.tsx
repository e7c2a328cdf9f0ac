import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { settings } from '../../settings/settings.ts';

/** Milliseconds from the old number to the new one. */
const LENGTHS = { full: 320, fast: 160, none: 0 } as const;

const easeOut = (way: number): number => 1 - (1 - way) ** 3;

/** A number that counts to its new value. */
export function Count({ value }: { readonly value: number }): JSX.Element {
  const [shown, show] = useState(value);
  const from = useRef(value);
  from.current = shown;
  useEffect(() => {
    const start = from.current;
    const length = LENGTHS[settings.value.animation];
    if (start === value) return;
    if (length === 0 || document.hidden) return show(value);
    const began = performance.now();
    let frame = requestAnimationFrame(function step(now: number) {
      const way = Math.min(1, (now - began) / length);
      show(Math.round(start + (value - start) * easeOut(Math.max(0, way))));
      if (way < 1) frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, [value]);
  return <span class="figures">{String(shown).replace('-', '−')}</span>;
}

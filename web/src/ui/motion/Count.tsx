import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { settings } from '../../settings/settings.ts';
import { makeNumber } from '../../text/intl.ts';
import { Counted, count } from './counting.tsx';

/** Milliseconds from the old number to the new one. */
const LENGTHS = { full: 320, fast: 160, none: 0 } as const;

/** A number that counts to its new value. */
export function Count({ value }: { readonly value: number }): JSX.Element {
  const figure = useRef<HTMLSpanElement>(null);
  const last = useRef(value);
  useLayoutEffect(() => {
    const from = last.current;
    const length = LENGTHS[settings.peek().animation];
    last.current = value;
    if (from === value || length === 0 || document.hidden) return;
    return count(figure.current!, { from, to: value, length, words: makeNumber });
  }, [value]);
  return <Counted element={figure} words={makeNumber(value)} class="figures" />;
}

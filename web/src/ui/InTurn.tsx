import { useSignal } from '@preact/signals';
import type { ComponentChildren, JSX, RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';

let isOpening = false;
let isDrawing = false;
const waiting: (() => void)[] = [];

/** Until the last one has been drawn, parts that come are drawn one after another, with a picture between them: a finger never waits for all of them. A page that nobody sees has no pictures to wait for. */
export const openInTurn = (): void => {
  isOpening = !document.hidden;
};

const drawNext = (): void => {
  requestAnimationFrame(() =>
    setTimeout(() => {
      const draw = waiting.shift();
      isDrawing = isOpening = draw !== undefined;
      draw?.();
      if (isDrawing) drawNext();
    }),
  );
};

const wait = (draw: () => void): void => {
  waiting.push(draw);
  if (!isDrawing) drawNext();
  isDrawing = true;
};

interface InTurnProps {
  /** The part is drawn as soon as this is seen, if it ever is. */
  readonly where?: RefObject<Element>;
  /** A change of it may bring the part to be seen: then it is drawn in the same picture. */
  readonly by?: unknown;
  /** Drawn when its turn has come. */
  readonly children: ComponentChildren;
}

/** A part of a page that is not in its first picture. */
export function InTurn({ where, by, children }: InTurnProps): JSX.Element {
  const isDue = useSignal(!isOpening && !where);
  const draw = (): void => {
    isDue.value = true;
  };
  useLayoutEffect(() => {
    if (isDue.peek()) return;
    if (!where) return wait(draw);
    // Browsers of before 2024 cannot tell: there it is drawn at once.
    if (!isOpening && (where.current!.checkVisibility?.() ?? true)) return draw();
    // The size tells: with an observer of intersections browsers bring every picture of every animation to the page.
    const watch = new ResizeObserver(([seen]) => {
      if (!seen!.contentRect.width) return;
      watch.disconnect();
      wait(draw);
    });
    watch.observe(where.current!);
    return () => watch.disconnect();
  }, [by]);
  return <>{isDue.value && children}</>;
}

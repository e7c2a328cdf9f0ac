import { useSignal } from '@preact/signals';
import type { ComponentChildren, JSX, RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';

interface Waiting {
  readonly draw: () => void;
  /** A part that nobody sees yet needs no picture before it, only a task of its own. */
  readonly isUnseen: boolean;
}

let isOpening = false;
let isDrawing = false;
const waiting: Waiting[] = [];

/** Until the last one has been drawn, parts that come are drawn one after another, with a picture between them: a finger never waits for all of them. A page that nobody sees has no pictures to wait for. */
export const openInTurn = (): void => {
  isOpening = !document.hidden;
};

const drawNext = (): void => {
  const inTask = (): unknown =>
    setTimeout(() => {
      const next = waiting.shift();
      isDrawing = isOpening = next !== undefined;
      next?.draw();
      if (isDrawing) drawNext();
    });
  if (waiting[0]?.isUnseen) inTask();
  else requestAnimationFrame(inTask);
};

const begin = (): void => {
  if (!isDrawing) drawNext();
  isDrawing = true;
};

const wait = (draw: () => void, isUnseen = false): void => {
  waiting.push({ draw, isUnseen });
  begin();
};

/** A part of an unseen part comes before all others: the whole waits for it. */
const waitWithin = (draw: () => void): void => {
  waiting.unshift({ draw, isUnseen: true });
  begin();
};

interface InTurnProps {
  /** The part is drawn as soon as this is seen, if it ever is. */
  readonly where?: RefObject<Element>;
  /** A change of it may bring the part to be seen: then it is drawn in the same picture. */
  readonly by?: unknown;
  /** The part lies in a whole that is not seen yet. */
  readonly isUnseen?: boolean;
  /** Drawn when its turn has come. */
  readonly children: ComponentChildren;
}

/** A part of a page that is not in its first picture. */
export function InTurn({ where, by, isUnseen, children }: InTurnProps): JSX.Element {
  const isDue = useSignal(!isOpening && !where);
  const draw = (): void => {
    isDue.value = true;
  };
  useLayoutEffect(() => {
    if (isDue.peek()) return;
    if (!where) return wait(draw, isUnseen);
    // Browsers of before 2024 cannot tell: there it is drawn at once.
    const isThere = (): boolean => where.current?.checkVisibility?.() ?? true;
    if (!isOpening && isThere()) return draw();
    // The size tells: with an observer of intersections browsers bring every picture of every animation to the page.
    const watch = new ResizeObserver(([seen]) => {
      if (!seen!.contentRect.width) return;
      watch.disconnect();
      wait(draw);
    });
    const look = (): void => watch.observe(where.current!);
    if (isUnseen && isOpening) waitWithin(() => (isThere() ? draw() : look()));
    else look();
    return () => watch.disconnect();
  }, [by]);
  return <>{isDue.value && children}</>;
}

interface WholeProps {
  readonly class: string;
  /** Among them parts that nobody sees before all of them are there. */
  readonly children: ComponentChildren;
  /** Comes when the whole is seen. */
  readonly after: ComponentChildren;
}

/** A part of a page that is drawn piece by piece and seen at once: nothing in it moves while the rest comes. */
export function Whole({ class: look, children, after }: WholeProps): JSX.Element {
  const isSeen = useSignal(!isOpening);
  useLayoutEffect(() => {
    if (!isSeen.peek())
      wait(() => {
        isSeen.value = true;
      }, true);
  }, []);
  return (
    <div class={isSeen.value ? look : `${look} is-coming`}>
      {children}
      {isSeen.value && after}
    </div>
  );
}

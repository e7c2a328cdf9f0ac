import type { JSX, RefObject } from 'preact';
import './counting.css';

/** Times are in milliseconds. */
interface Course {
  readonly from: number;
  readonly to: number;
  readonly length: number;
  /** Before it begins. */
  readonly after?: number;
  /** Before it ends; until then the last figure stays. */
  readonly until?: number;
  readonly words: (figure: number) => string;
}

/** Milliseconds between two figures. */
const A_STEP = 60;

const easeOut = (way: number): number => 1 - (1 - way) ** 3;

/** Strips that begin to move with the next picture: whether they are seen is asked before the first of them moves. */
const beginning = new Map<Element, (isSeen: boolean) => void>();

const beginAll = (): void => {
  const all = [...beginning].map(([strip, begin]) => [begin, strip.getClientRects().length > 0] as const);
  beginning.clear();
  for (const [begin, isSeen] of all) begin(isSeen);
};

/** The figures one below the other, each in a line. */
const fill = (strip: Element, steps: number, { from, to, words }: Course): void => {
  const figures = Array.from({ length: steps + 1 }, (_, step) => {
    const figure = document.createElement('span');
    figure.textContent = words(Math.round(from + (to - from) * easeOut(step / steps)));
    return figure;
  });
  strip.replaceChildren(...figures);
};

/**
 * Lets figures run before one's eyes in a room of their own, over the last figure, which those who listen hear at once. They stand in a strip that
 * moves by itself: the page draws it once, however many there are. The element is that of a `Counted`. Gives back how to end it.
 */
export const count = (element: HTMLElement, course: Course): (() => void) => {
  const { from, to, length, after = 0, until = after + length } = course;
  const strip = element.querySelector('.counting')!.firstElementChild!;
  const steps = Math.max(1, Math.min(Math.abs(to - from), Math.floor(length / A_STEP)));
  const at = (figure: number): Keyframe => ({ transform: `translateY(${-100 * figure}%)` });
  let running: Animation | undefined;
  const end = (): void => {
    element.classList.remove('is-counting');
    strip.replaceChildren();
  };
  fill(strip, steps, course);
  element.classList.add('is-counting');
  if (beginning.size === 0) requestAnimationFrame(beginAll);
  beginning.set(strip, isSeen => {
    // A strip that is not seen would move in every picture of the page.
    if (!isSeen) return end();
    const frames = [
      at(0),
      { ...at(0), offset: after / until, easing: `steps(${steps})` },
      { ...at(steps), offset: (after + length) / until },
      at(steps),
    ];
    running = strip.animate(frames, until);
    running.onfinish = end;
  });
  return () => {
    beginning.delete(strip);
    if (running) running.onfinish = null;
    running?.finish();
    end();
  };
};

interface CountedProps {
  readonly element: RefObject<HTMLSpanElement>;
  /** The last figure, in words. */
  readonly words: string;
  readonly class?: string;
}

/** A figure with room for others to run over it. */
export function Counted({ element, words, class: look = '' }: CountedProps): JSX.Element {
  return (
    <span ref={element} class={`counted ${look}`}>
      {words}
      <span class="counting" aria-hidden="true">
        <span />
      </span>
    </span>
  );
}

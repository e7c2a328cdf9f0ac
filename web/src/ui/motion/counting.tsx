import type { JSX, RefObject } from 'preact';
import './counting.css';

/** Times are in milliseconds. */
interface Course {
  readonly from: number;
  readonly to: number;
  readonly length: number;
  /** Before it begins. */
  readonly after?: number;
  readonly words: (figure: number) => string;
}

/** Milliseconds between two figures: each is a picture to draw. */
const A_STEP = 60;

const easeOut = (way: number): number => 1 - (1 - way) ** 3;

/**
 * Lets a figure run before one's eyes in a room of its own, over the last figure, which those who listen hear at once: so nothing around it is
 * laid out anew with every figure. The element is that of a `Counted`. Gives back how to end it.
 */
export const count = (element: HTMLElement, { from, to, length, after = 0, words }: Course): (() => void) => {
  const running = element.querySelector('.counting')!.firstChild as Text;
  const steps = Math.min(Math.abs(to - from), Math.floor(length / A_STEP));
  const show = (step: number): void => {
    running.data = words(Math.round(from + (to - from) * easeOut(step / steps)));
    timer = setTimeout(step + 1 < steps ? () => show(step + 1) : end, length / steps + (step === 0 ? after : 0));
  };
  const end = (): void => {
    element.classList.remove('is-counting');
    running.data = '';
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  element.classList.add('is-counting');
  show(0);
  return () => {
    clearTimeout(timer);
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
        {''}
      </span>
    </span>
  );
}

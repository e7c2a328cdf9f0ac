import { announce } from '../../ui/announcer.tsx';
import { NAMED } from '../../ui/Named.tsx';
import { makeBubble, placeBubble } from './bubble.ts';

/** Milliseconds that a pointer rests, or a finger holds. */
const A_REST = 450;
/** Pixels that a finger may tremble. */
const TREMBLE = 10;

/** Elements that can be asked about: those that say so, and every button that bears a name of its own. */
export const ASKABLE = `[data-hint], button:is(${NAMED}), [role="img"][aria-label]`;

/** The sentence about something; undefined: there is none. */
export type HintOf = (element: HTMLElement | SVGElement) => string | undefined;

const askedIn = (target: EventTarget | null): HTMLElement | SVGElement | null =>
  target instanceof Element ? target.closest<HTMLElement | SVGElement>(ASKABLE) : null;

/** The bubble with a sentence, and how long a pointer waits for it. */
class Hint {
  private readonly bubble = makeBubble('hint');
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly root: HTMLElement,
    private readonly hintOf: HintOf,
  ) {}

  readonly hide = (): void => {
    this.forget();
    this.bubble.remove();
  };

  /** The sentence about it; undefined: there is none. */
  show(about: HTMLElement | SVGElement): string | undefined {
    const sentence = about.isConnected ? this.hintOf(about) : undefined;
    if (!sentence) return undefined;
    this.bubble.textContent = sentence;
    // A dialog or popover above the page covers all that is not in it.
    (about.closest<HTMLElement>('dialog, [popover]') ?? this.root).append(this.bubble);
    placeBubble(this.bubble, about);
    return sentence;
  }

  afterRest(then: () => void): void {
    this.hide();
    this.timer = setTimeout(then, A_REST);
  }

  forget(): void {
    clearTimeout(this.timer);
  }
}

type Listen = <Name extends keyof HTMLElementEventMap>(
  name: Name,
  act: (event: HTMLElementEventMap[Name]) => void,
  options?: AddEventListenerOptions,
) => void;

/** A mouse, or a pen that hovers. */
const showToHovering = (hint: Hint, listen: Listen): void => {
  listen('pointerover', ({ pointerType, target }) => {
    if (pointerType === 'touch') return;
    const about = askedIn(target);
    if (about) hint.afterRest(() => hint.show(about));
    else hint.hide();
  });
  listen('pointerleave', hint.hide);
};

const showToFinger = (hint: Hint, listen: Listen): void => {
  let touch: { readonly x: number; readonly y: number } | null = null;
  let isHeld = false;
  listen('pointerdown', ({ pointerType, target, clientX, clientY }) => {
    hint.hide();
    isHeld = false;
    const about = askedIn(target);
    if (pointerType === 'mouse' || !about) return;
    touch = { x: clientX, y: clientY };
    hint.afterRest(() => {
      isHeld = hint.show(about) !== undefined;
    });
  });
  listen('pointermove', ({ clientX, clientY }) => {
    if (touch && !isHeld && Math.hypot(clientX - touch.x, clientY - touch.y) > TREMBLE) hint.forget();
  });
  const release = (): void => {
    touch = null;
    if (!isHeld) hint.forget();
  };
  listen('pointerup', release);
  listen('pointercancel', release);
  // A long press is there to read, not to press.
  listen(
    'click',
    event => {
      if (!isHeld) return;
      isHeld = false;
      event.preventDefault();
      event.stopPropagation();
    },
    { capture: true },
  );
  listen('contextmenu', event => {
    if (touch) event.preventDefault();
  });
};

/** Elements that a screen reader names by itself when they get the focus. */
const SPOKEN = 'button, a, input, select, textarea, [role]';

const showToKeys = (hint: Hint, listen: Listen): void => {
  const showAt = (target: EventTarget | null): void => {
    const about = askedIn(target);
    if (!about || !(target as Element).matches(':focus-visible')) return;
    const sentence = hint.show(about);
    if (sentence && !(target as Element).matches(SPOKEN)) announce(sentence, 'now');
  };
  listen('focusin', ({ target }) => showAt(target));
  listen('focusout', hint.hide);
  // An arrow leads to another field of a board, though the focus stays.
  listen('keyup', ({ target }) => {
    if (target instanceof Element && target.matches('[role="slider"]')) showAt(target);
  });
  // The key that came first may have been what loaded this.
  showAt(document.activeElement);
  listen('keydown', ({ key }) => {
    if (key === 'Escape') hint.hide();
  });
};

/** One sentence to what a pointer rests on, a finger holds, or a key has come to. The answer ends it. */
export const showHints = (root: HTMLElement, hintOf: HintOf): (() => void) => {
  const hint = new Hint(root, hintOf);
  const stop = new AbortController();
  const listen: Listen = (name, act, options) => root.addEventListener(name, act, { ...options, signal: stop.signal });
  for (const showTo of [showToHovering, showToFinger, showToKeys]) showTo(hint, listen);
  return () => {
    hint.hide();
    stop.abort();
  };
};

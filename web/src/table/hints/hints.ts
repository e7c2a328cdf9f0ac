import { makeBubble, placeBubble } from './bubble.ts';

/** Milliseconds that a pointer rests, or a finger holds. */
const A_REST = 450;
/** Pixels that a finger may tremble. */
const TREMBLE = 10;

/** What can be asked about: what says so, and every button that bears a name of its own. */
const ASKABLE = '[data-hint], button[aria-label], [role="img"][aria-label]';

/** The sentence about something; undefined: there is none. */
export type HintOf = (element: HTMLElement | SVGElement) => string | undefined;

const askedIn = (target: EventTarget | null): HTMLElement | SVGElement | null =>
  target instanceof Element ? target.closest<HTMLElement | SVGElement>(ASKABLE) : null;

/** One sentence to what a pointer rests on, a finger holds, or a key has come to. The answer ends it. */
export const showHints = (root: HTMLElement, hintOf: HintOf): (() => void) => {
  const bubble = makeBubble('hint');
  const stop = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let touch: { readonly x: number; readonly y: number } | null = null;
  let isHeld = false;

  const hide = (): void => {
    clearTimeout(timer);
    bubble.remove();
  };
  const show = (about: HTMLElement | SVGElement): boolean => {
    const sentence = about.isConnected ? hintOf(about) : undefined;
    if (!sentence) return false;
    bubble.textContent = sentence;
    root.append(bubble);
    placeBubble(bubble, about);
    return true;
  };
  const wait = (then: () => void): void => {
    hide();
    timer = setTimeout(then, A_REST);
  };
  const listen = <Name extends keyof HTMLElementEventMap>(
    name: Name,
    act: (event: HTMLElementEventMap[Name]) => void,
    options: AddEventListenerOptions = {},
  ): void => root.addEventListener(name, act, { ...options, signal: stop.signal });

  listen('pointerover', ({ pointerType, target }) => {
    if (pointerType !== 'mouse') return;
    const about = askedIn(target);
    if (about) wait(() => show(about));
    else hide();
  });
  listen('pointerleave', hide);
  listen('pointerdown', ({ pointerType, target, clientX, clientY }) => {
    hide();
    isHeld = false;
    const about = askedIn(target);
    if (pointerType === 'mouse' || !about) return;
    touch = { x: clientX, y: clientY };
    wait(() => {
      isHeld = show(about);
    });
  });
  listen('pointermove', ({ clientX, clientY }) => {
    if (touch && !isHeld && Math.hypot(clientX - touch.x, clientY - touch.y) > TREMBLE) clearTimeout(timer);
  });
  const release = (): void => {
    touch = null;
    if (!isHeld) clearTimeout(timer);
  };
  listen('pointerup', release);
  listen('pointercancel', release);
  // Whoever holds something wants to read, not to press.
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
  listen('focusin', ({ target }) => {
    const about = askedIn(target);
    if (about?.matches(':focus-visible')) show(about);
  });
  listen('focusout', hide);
  listen('keydown', ({ key }) => {
    if (key === 'Escape') hide();
  });
  return () => {
    hide();
    stop.abort();
  };
};

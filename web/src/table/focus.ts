import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';
import { isFocusLost } from '../ui/focus.ts';

const FOCUSABLE = 'button:not([disabled]), a[href], input, select, textarea, [tabindex]:not([tabindex="-1"])';

/** Where focus was: enough to find the same thing after it was drawn anew, or what is nearest to it. */
interface Trail {
  readonly element: HTMLElement;
  readonly section: HTMLElement | null;
  readonly place: string | undefined;
  /** Among what can be focused in the section. */
  readonly index: number;
}

const inside = (section: HTMLElement): readonly HTMLElement[] => [...section.querySelectorAll<HTMLElement>(FOCUSABLE)];

/** Whether an element would tell a secret as soon as it has the focus. */
const isSecret = (element: HTMLElement): boolean => element.closest('[data-secret]') !== null;

const trailOf = (element: HTMLElement): Trail => {
  const section = element.closest<HTMLElement>('section');
  return {
    element,
    section,
    place: element.closest<HTMLElement>('[data-place]')?.dataset.place,
    index: section ? inside(section).indexOf(element) : -1,
  };
};

const successorOf = ({ section, place, index }: Trail, root: HTMLElement): HTMLElement | null => {
  if (section?.isConnected) {
    const list = inside(section);
    const samePlace = place && list.find(each => each.closest(`[data-place="${place}"]`));
    const near = samePlace || list[Math.min(index, list.length - 1)];
    // Before an open microphone the focus never comes to a hidden card by itself: it waits at the hand.
    if (near) return isSecret(near) ? section : near;
  }
  return root.querySelector<HTMLElement>('.action-bar-main');
};

/** An open dialog keeps the focus. */
const isLost = (): boolean => isFocusLost() && document.querySelector('dialog[open]') === null;

/** When the focused element is gone, what took its place gets the focus as soon as it is seen: keyboards are never thrown out. */
export const useKeptFocus = (root: RefObject<HTMLElement>): void => {
  useEffect(() => {
    const element = root.current;
    if (!element) return;
    let trail: Trail | null = null;
    const remember = (event: FocusEvent): void => {
      trail = trailOf(event.target as HTMLElement);
    };
    const isGone = () => trail && (!trail.element.isConnected || trail.element.matches(':disabled'));
    const mend = (): void => {
      if (element.isConnected && isGone() && isLost()) successorOf(trail!, element)?.focus({ preventScroll: true });
    };
    const observer = new MutationObserver(() => {
      // A focus that is moved before the picture has the page laid out half drawn.
      if (isGone()) requestAnimationFrame(() => setTimeout(mend));
    });
    element.addEventListener('focusin', remember);
    observer.observe(element, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled'] });
    return () => {
      observer.disconnect();
      element.removeEventListener('focusin', remember);
    };
  }, []);
};

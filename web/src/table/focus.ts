import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';
import { afterPicture } from '../ui/device/after-picture.ts';

const FOCUSABLE = 'button:not([disabled]), a[href], input, select, textarea, [tabindex]:not([tabindex="-1"])';

/** Where focus was: enough to find the same thing after it was drawn anew, or what is nearest to it. */
interface Trail {
  readonly element: HTMLElement;
  readonly section: HTMLElement | null;
  readonly place: string | null;
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
    place: element.closest<HTMLElement>('[data-place]')?.dataset.place ?? null,
    index: section ? inside(section).indexOf(element) : -1,
  };
};

const successorOf = ({ section, place, index }: Trail, root: HTMLElement): HTMLElement | null => {
  if (section?.isConnected) {
    const list = inside(section);
    const samePlace = place === null ? undefined : list.find(each => each.closest(`[data-place="${place}"]`));
    const near = samePlace ?? list[Math.min(index, list.length - 1)];
    // Before an open microphone the focus never comes to a hidden card by itself: it waits at the hand.
    if (near && isSecret(near)) return section;
    if (near) return near;
  }
  return root.querySelector<HTMLElement>('.action-bar-main');
};

const isLost = (root: HTMLElement): boolean => {
  const { activeElement } = document;
  if (activeElement !== null && activeElement !== document.body && root.isConnected) return false;
  return document.querySelector('dialog[open]') === null;
};

/** When the focused element is gone, what took its place gets the focus as soon as it is seen: keyboards are never thrown out. */
export const useKeptFocus = (root: RefObject<HTMLElement>): void => {
  useEffect(() => {
    const element = root.current;
    if (!element) return;
    let trail: Trail | null = null;
    const remember = (event: FocusEvent): void => {
      trail = trailOf(event.target as HTMLElement);
    };
    let isDue = false;
    const isGone = (): boolean => trail !== null && (!trail.element.isConnected || trail.element.matches(':disabled'));
    const mend = (): void => {
      isDue = false;
      if (!element.isConnected || !isGone() || !isLost(element)) return;
      if (trail) successorOf(trail, element)?.focus({ preventScroll: true });
    };
    const observer = new MutationObserver(() => {
      if (isDue || !isGone()) return;
      isDue = true;
      afterPicture(mend);
    });
    element.addEventListener('focusin', remember);
    observer.observe(element, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled'] });
    return () => {
      observer.disconnect();
      element.removeEventListener('focusin', remember);
    };
  }, []);
};

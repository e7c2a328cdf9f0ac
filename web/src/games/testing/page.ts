import { type ComponentChild, render } from 'preact';
import { act } from 'preact/test-utils';
import { nameOf } from '../../ui/Named.tsx';

/** Draws content, in a page of its own or over what a page shows. */
export const draw = (content: ComponentChild, over?: HTMLElement): HTMLElement => {
  const page = over ?? document.createElement('main');
  document.body.replaceChildren(page);
  act(() => render(content, page));
  return page;
};

/** The name of an element for screen readers. */
export const spokenName = (element: Element): string => nameOf(element) ?? element.textContent ?? '';

/** The button whose name begins with these words. */
export const buttonOf = (page: HTMLElement, words: string): HTMLButtonElement => {
  const found = [...page.querySelectorAll('button')].filter(button => spokenName(button).startsWith(words));
  if (found.length !== 1) throw new Error(`${found.length} buttons begin with "${words}"`);
  return found[0]!;
};

/** Opens the popover of a page, or closes it: the test browser knows none. */
export const toggle = (page: HTMLElement, newState: 'open' | 'closed'): void => {
  const event = Object.assign(new Event('beforetoggle'), { newState });
  act(() => void page.querySelector('[popover]')!.dispatchEvent(event));
};

export const click = (button: HTMLElement): void => {
  act(() => button.click());
};

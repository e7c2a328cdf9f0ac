import './hints.css';

const GAP = 8;

/** For a sentence over the table; it is part of the page only while it is shown. Those who listen hear it elsewhere. */
export const makeBubble = (looks: string): HTMLElement => {
  const bubble = document.createElement('p');
  bubble.className = looks;
  bubble.ariaHidden = 'true';
  return bubble;
};

/** Above what it is about, or below where there is no room. */
export const placeBubble = (bubble: HTMLElement, about: Element): void => {
  const from = about.getBoundingClientRect();
  const { width, height } = bubble.getBoundingClientRect();
  const middle = from.left + from.width / 2 - width / 2;
  bubble.style.left = `${Math.max(GAP, Math.min(middle, innerWidth - width - GAP))}px`;
  bubble.style.top = `${from.top - height - GAP > 0 ? from.top - height - GAP : from.bottom + GAP}px`;
};

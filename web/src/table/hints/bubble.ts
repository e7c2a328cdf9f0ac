import './hints.css';

const GAP = 8;

/** For a sentence over the table; it is part of the page only while it is shown. Those who listen hear it elsewhere. */
export const makeBubble = (looks: string): HTMLElement => {
  const bubble = document.createElement('p');
  bubble.className = looks;
  bubble.ariaHidden = 'true';
  return bubble;
};

/** Above what it is about, or below where there is no room; over the head of the page, if it would lie on what is kept free. */
export const placeBubble = (bubble: HTMLElement, about: Element, free?: Element | null): void => {
  const from = about.getBoundingClientRect();
  const { width, height } = bubble.getBoundingClientRect();
  const middle = from.left + from.width / 2 - width / 2;
  bubble.style.left = `${Math.max(GAP, Math.min(middle, innerWidth - width - GAP))}px`;
  const above = from.top - height - GAP;
  const isFreeBelow = !free || free.getBoundingClientRect().top < from.bottom;
  bubble.style.top = `${above > 0 || !isFreeBelow ? Math.max(above, GAP / 2) : from.bottom + GAP}px`;
};

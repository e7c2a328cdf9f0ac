import './hints.css';

const GAP = 8;

/** A sentence over the table. Those who listen hear it elsewhere. */
export const makeBubble = (root: HTMLElement, looks: string): HTMLElement => {
  const bubble = document.createElement('p');
  bubble.className = looks;
  bubble.hidden = true;
  bubble.ariaHidden = 'true';
  root.append(bubble);
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

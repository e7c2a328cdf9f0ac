import { NAMED, nameOf } from '../../ui/Named.tsx';

/** The name of an element by its label or by its words. */
const ownName = (element: Element): string =>
  nameOf(element) ?? element.querySelector('title')?.textContent ?? element.textContent ?? '';

/** The name of a place of the board for screen readers: its own, or that of what it lies in. */
export const placeName = (element: Element): string => {
  const isHidden = element.closest('[aria-hidden="true"]');
  const own = isHidden ? '' : ownName(element).replace(/\s+/g, ' ').trim();
  if (own !== '') return own.split(/[;.]/)[0]!.trim();
  const around = (isHidden ?? element).parentElement?.closest(`${NAMED}, [aria-labelledby]`);
  return nameOf(around)?.trim() ?? '';
};

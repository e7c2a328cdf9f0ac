import { NAMED, nameOf } from '../../ui/Named.tsx';

/** What an element is called by its label or by what it says. */
const ownName = (element: Element): string =>
  nameOf(element) ?? element.querySelector('title')?.textContent ?? element.textContent ?? '';

/** What those who listen know a place of the board by: its own name, or that of what it lies in. */
export const placeName = (element: Element): string => {
  const isHidden = element.closest('[aria-hidden="true"]');
  const own = isHidden ? '' : ownName(element).replace(/\s+/g, ' ').trim();
  if (own !== '') return own.split(/[;.]/)[0]!.trim();
  const around = (isHidden ?? element).parentElement?.closest(`${NAMED}, [aria-labelledby]`);
  return nameOf(around)?.trim() ?? '';
};

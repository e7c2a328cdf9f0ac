/** What an element is called by its label or by what it says. */
const ownName = (element: Element): string =>
  element.getAttribute('aria-label') ?? element.querySelector('title')?.textContent ?? element.textContent ?? '';

const LABELLED = '[aria-label], [aria-labelledby]';

/** What those who listen know a place of the board by: its own name, or that of what it lies in. */
export const placeName = (element: Element): string => {
  const isHidden = element.closest('[aria-hidden="true"]');
  const own = isHidden ? '' : ownName(element).replace(/\s+/g, ' ').trim();
  if (own !== '') return own.split(/[;.]/)[0]!.trim();
  const around = (isHidden ?? element).parentElement?.closest(LABELLED);
  return around?.getAttribute('aria-label')?.trim() ?? '';
};

/** Seen, and no part of a picture that the board itself tells field by field. */
const isReached = (sign: HTMLElement): boolean =>
  sign instanceof HTMLElement && sign.checkVisibility() && sign.closest('[aria-hidden="true"], [inert]') === null;

/** The focus goes to the next thing of the table that says what it means, whether or not it can be pressed; after the last to the first. */
export const focusNextSign = (): void => {
  const signs = [...document.querySelectorAll<HTMLElement>('.table [data-hint]')].filter(isReached);
  const from = document.activeElement ?? document.body;
  const isAfter = (sign: HTMLElement): boolean =>
    (from.compareDocumentPosition(sign) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  const next = signs.find(isAfter) ?? signs[0];
  if (!next) return;
  if (!next.matches('button, [tabindex]')) next.tabIndex = -1;
  next.focus({ focusVisible: true } as FocusOptions);
};

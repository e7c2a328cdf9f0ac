/** Whether nothing has the focus that could be used: what had it is gone or out of reach. */
export const isFocusLost = (): boolean => {
  const { activeElement, body } = document;
  return activeElement === null || activeElement === body || activeElement.closest('[inert]') !== null;
};

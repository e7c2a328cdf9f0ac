import { addressOf, route } from '../../shell/routes.ts';

/** Notes in the address which entry of a finished game is looked at, so that a reload comes back to it; the page stays. */
export const noteEntry = (entry: number): void => {
  const at = route.peek();
  const isReplay = at.page === 'replay' || ((at.page === 'table' || at.page === 'local') && at.entry !== null);
  if (isReplay) history.replaceState(history.state, '', addressOf({ ...at, entry }));
};

/** What is open over the page, the uppermost last: the browser's way back closes it before it leaves the page. */
const open: (() => void)[] = [];

/** How many things were open when the present entry of the browser's history was made. */
const depth = (): number => {
  const { state } = history;
  return typeof state?.open === 'number' ? state.open : 0;
};

/** What closed by itself leaves an entry behind; whoever has gone on to another page keeps what is there. */
const tidy = (): void => {
  if (depth() > open.length) history.go(open.length - depth());
};

addEventListener('popstate', () => {
  while (open.length > depth()) open.pop()!();
});

/** The way back closes it; the answer says that it is closed. */
export const closeOnWayBack = (close: () => void): (() => void) => {
  open.push(close);
  if (depth() < open.length) history.pushState({ open: open.length }, '');
  return () => {
    const place = open.lastIndexOf(close);
    if (place >= 0) open.splice(place, 1);
    // What opens at the same moment takes its entry over.
    setTimeout(tidy, 0);
  };
};

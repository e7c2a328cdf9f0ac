/**
 * Dialogs and sheets over the page, the uppermost last: the browser's way back closes them before it leaves the page.
 */
const open: (() => void)[] = [];

/** How many things were open when the present entry of the browser's history was made. */
const depth = (): number => {
  const { state } = history;
  return typeof state?.open === 'number' ? state.open : 0;
};

/** The browser is on its way to an earlier entry, because what the later ones stood for has closed by itself. */
let isTidying = false;

/** A dialog that closed by itself leaves an entry behind; another page that was opened since keeps what is there. */
const tidy = (): void => {
  if (isTidying || depth() <= open.length) return;
  isTidying = true;
  history.go(open.length - depth());
};

const enter = (): void => {
  if (depth() < open.length) history.pushState({ open: open.length }, '');
};

addEventListener('popstate', () => {
  if (isTidying) {
    isTidying = false;
    // A dialog that was opened meanwhile found the entry of the closed one, and needs one of its own.
    enter();
    tidy();
    return;
  }
  while (open.length > depth()) open.pop()!();
});

/** The way back closes it; the answer says that it is closed. */
export const closeOnWayBack = (close: () => void): (() => void) => {
  open.push(close);
  enter();
  return () => {
    const place = open.lastIndexOf(close);
    if (place >= 0) open.splice(place, 1);
    // A dialog that opens at the same moment takes its entry over.
    setTimeout(tidy, 0);
  };
};

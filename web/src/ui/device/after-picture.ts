/** Does something when what has changed is on the screen: a page that is asked to move its focus before is laid out half drawn. */
export const afterPicture = (work: () => void): void => {
  requestAnimationFrame(() => setTimeout(work));
};

/** The words for who watches a table in English; their shape is the contract for every other language. */
export const en = {
  see: 'You see the side of',
  onTurn: 'who plays',
};

export type WatchingTexts = typeof en;

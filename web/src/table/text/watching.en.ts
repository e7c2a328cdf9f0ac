/** The words for spectators in English; their shape is the contract for every other language. */
export const en = {
  see: 'You see the side of',
  onTurn: 'who plays',
  hint: 'Press a name to follow that player.',
  following: 'You follow',
  follows: (name: string) => `You follow ${name}.`,
  followsTurn: 'You see whoever plays.',
};

export type WatchingTexts = typeof en;

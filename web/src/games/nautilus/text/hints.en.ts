/** One sentence to what is counted and marked at the table. */
export const en = {
  deck: 'Cards still to be dealt. When they run out, the discard pile is shuffled.',
  statement: 'Whether a 1 or a 12 was in this hand at the deal: those cards bring sailors out.',
  dealer: 'The dealer of this round.',
  side: 'Sailors of this side in their harbours, of all that must be there.',
  final: 'Something is learned when this card is played: it cannot be taken back.',
};

export type HintTexts = Readonly<Record<keyof typeof en, string>>;

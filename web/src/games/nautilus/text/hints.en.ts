/** One sentence to what is counted and marked at the table. */
export const en = {
  about: (name: string, what: string) => `${name}: ${what}`,
  deck: 'Cards still to be dealt. When they run out, the discard pile is shuffled.',
  statement: 'Whether a 1 or a 12 was in this hand at the deal: those cards bring sailors out.',
  dealer: 'The dealer of this round.',
  side: 'Sailors of this side in their harbours, of all that must be there.',
  final: 'Something is learned when this card is played: it cannot be taken back.',
  you: 'Your sign and your colour.',
  tray: 'The card you give lies here face down until all have given.',
  wake: 'the way it went in the last turn of its player.',
  quarter: 'where these sailors come out, and where their harbour is.',
  start: 'where these sailors come out of the whirlpool and, once round, turn into their harbour.',
  mouth: 'one step leads into the cave, as the last of a move.',
  cave: 'only the last step of a move leads in; Moby Dick captures nobody here.',
  harbour: 'nobody is captured here, and nobody leaves.',
  whirlpool: 'captured sailors wait here until a 1 or a 12 brings them out.',
};

export type HintTexts = Readonly<typeof en>;

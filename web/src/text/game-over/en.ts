/** The texts of the end of a game in English; their shape is the contract for every other language. */
export const en = {
  toDeal: 'How others played this deal',
  review: 'How it went',
  title: 'Result',
  board: 'Look at the board',
  rank: (rank: number) => `Rank ${rank}`,
  resigned: (name: string, round: number) => `${name} resigned in round ${round}: placed last.`,
  rematchWanted: (names: string) => `${names}: another game!`,
  rematchDeclined: (names: string) => `${names}: no other game, thanks.`,
};

export type GameOverTexts = typeof en;

/** The words of the card that tells what has happened, in English; their shape is the contract for every other language. */
export const en = {
  title: 'Since your turn',
  titleSoFar: 'So far',
  mine: 'What concerns you',
  rest: 'Turn by turn',
  replay: 'Replay',
  go: 'Continue',
};

export type RecapTexts = typeof en;

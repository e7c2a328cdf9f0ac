/** The words of games on this device. */
export const en = {
  title: 'On this device',
  what: 'These games are stored only in this browser. They work offline.',
  none: 'There is no game yet.',
  home: 'Start a new game',
  round: (round: number) => `Round ${round}`,
  over: 'Finished',
  resume: 'Continue',
  look: 'View',
  export: 'Download the record',
  forget: 'Delete the game',
  forgetSure: 'The game will be gone for good.',
  missing: 'There is no such game on this device.',
  broken: (why: string) => `This game cannot be resumed: ${why}.`,
  notKept: 'This browser cannot save games: this one lasts only as long as the page is open.',
  noPosition: 'This game cannot be moved to another table.',
  noName: 'An online table needs your name.',
};

export type LocalTexts = typeof en;

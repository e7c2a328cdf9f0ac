/** The words of games on this device. */
export const en = {
  title: 'On this device',
  what: 'These games are kept in this browser alone. They need no line.',
  none: 'There is no game yet.',
  home: 'Begin a new one',
  round: (round: number) => `Round ${round}`,
  over: 'Over',
  resume: 'Go on',
  look: 'Look at it',
  export: 'Download the record',
  forget: 'Delete the game',
  forgetSure: 'The game is gone for good then.',
  missing: 'There is no such game on this device.',
  broken: (why: string) => `This game cannot be resumed: ${why}.`,
  notKept: 'This browser keeps no games: it lasts as long as the page is open.',
  noPosition: 'This game cannot go on at another table.',
  noName: 'An online table needs your name.',
};

export type LocalTexts = typeof en;

/** The words of a table's menu, and of what is asked there, in English; their shape is the contract for every other language. */
export const en = {
  title: 'Table menu',
  coach: 'Call the coach',
  coachOff: 'Dismiss the coach',
  takeBack: 'Take back the last step',
  resign: 'Resign',
  resignSure: 'Do you really want to resign? You will lose the game.',
  proposeEnd: 'Propose to end the game',
  seatLog: 'Download my log',
  share: 'Share the table',
  shareMoment: 'Share this moment',
  gameBefore: 'Previous game',
  gameAfter: 'Next game',
  copied: 'The link is copied.',
  goOnline: 'Make it an online table',
  goOnlineSure:
    'This opens a table on the server where the game continues and friends can join. The game on this device is kept.',
  settings: 'Settings',
  whatIf: 'What if …',
  record: 'Download the record',
  lookBack: 'Replay the game',
  playOn: 'Play on from here',
  check: 'Check the shuffle',
};

export type MenuTexts = typeof en;

/** The words of looking back at a game. */
export const en = {
  together: 'Review together',
  title: 'Replay',
  place: 'Position in the game',
  at: (round: number, turn: number, entry: number, length: number) =>
    `Round ${round}, turn ${turn}, step ${entry} of ${length}`,
  turn: (turn: number) => `Turn ${turn}`,
  turnBack: 'One turn back',
  back: 'One step back',
  play: 'Play',
  pause: 'Pause',
  forward: 'One step forward',
  turnForward: 'One turn forward',
  round: 'Go to round',
  roundOf: (round: number) => `Round ${round}`,
  eyes: 'Point of view',
  seenBy: (name: string) => `As ${name} saw it`,
  outside: 'Spectator',
  open: 'All hands open',
  speed: 'Speed',
  review: 'Review',
  playOnOpen:
    'On this device the game goes on from this moment: you take one seat, bots take the others. The game that was played stays as it is.',
  playOnHands:
    'On this device the game goes on from this moment, with the hands, the deck and what each seat knew then: you take one seat and see its hand, bots take the others. The game that was played stays as it is.',
  whichSeat: 'Your seat',
  others: 'The others',
  sideBySide: 'Side by side',
  seatTurn: (turn: number, of: number, isParting: boolean) =>
    `Turn ${turn} of ${of}${isParting ? ': here you parted' : ''}`,
  beginning: 'The beginning',
  toParting: 'Where you parted',
  nothingDone: 'Nothing more.',
};

export type ReplayTexts = typeof en;

/** The words of looking back at a game. */
export const en = {
  title: 'Looking back',
  place: 'Place in the game',
  at: (round: number, turn: number, entry: number, length: number) =>
    `Round ${round}, turn ${turn}, entry ${entry} of ${length}`,
  turn: (turn: number) => `Turn ${turn}`,
  turnBack: 'One turn back',
  back: 'One entry back',
  play: 'Play',
  pause: 'Pause',
  forward: 'One entry forward',
  turnForward: 'One turn forward',
  round: 'To the round',
  roundOf: (round: number) => `Round ${round}`,
  eyes: 'With whose eyes',
  seenBy: (name: string) => `As ${name} saw it`,
  outside: 'From outside',
  open: 'All hands open',
  speed: 'Speed',
  playOnOpen:
    'On this device the game goes on from this moment: you take one seat, bots take the others. The game that was played stays as it is.',
  playOnHands:
    'On this device the game goes on from this moment, with the hands, the deck and what each seat knew then: you take one seat and see its hand, bots take the others. The game that was played stays as it is.',
  whichSeat: 'Your seat',
  others: 'The others',
};

export type ReplayTexts = typeof en;

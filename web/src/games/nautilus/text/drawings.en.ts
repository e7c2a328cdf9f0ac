/** What stands under the drawn examples of the rules. */
export const en = {
  board: 'The ring with its four harbours and caves; all sailors begin in their whirlpools',
  out: 'Out of the whirlpool, onto the start field',
  back: 'From 2 beyond the start: back on the ring, or into the harbour',
  split: '3 steps for the one, 2 for the other',
  passes: 'Both that are passed are captured',
  swap: 'These two can change places',
  hunt: 'To the next sailor on the ring, who is captured',
  blocked: 'As far as this: East’s sailor blocks the way',
  lands: 'Exactly there: East’s sailor goes back to its whirlpool',
  beforeRide: 'North’s sailor lands on Moby Dick with a 2',
  afterRide: 'Both go on to East’s sailor; it is captured, the rider stands one field behind',
  cave: 'With a 3: two steps to the mouth, the third one into the cave',
  harbour: 'Only forward, and nobody is passed',
  fresh: 'Just brought out: it must leave the start field before it may enter the harbour',
};

export type DrawingTexts = typeof en;

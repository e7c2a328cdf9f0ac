/** One sentence to every counter and sign of the table. */
export const en = {
  workers: 'Workers: every use of an action takes one. They stay from round to round.',
  blue: 'Blue workers of this action: they are used before your own, and what is left of them is lost.',
  taler: 'Taler: they pay the prices. At the end every 3 are a point.',
  storage: 'Storage: 12 fields, a mast takes two. Transport brings tiles from here onto ships.',
  now: 'Your points if the game ended now.',
  track: 'Points on the track.',
  ifEnded: 'Points if the game ended now: with ships, goods and what is left.',
  ships: 'Finished ships.',
  passes:
    'Pass tiles: passing turns one over to its crown. A number that still shows at the end of the round is lost in points.',
  extra: 'Extra action: once in the game, two workers and any action.',
  start: 'The start player chooses the next action.',
  goods: 'Delivered goods: the more of a kind, the more points.',
  bonus: 'The bonus of this space: only whoever chooses its action gets it.',
  price: 'What the first tile of this kind costs here; every further one costs 4.',
  others: 'Who else could use this action. A ring: could finish or deliver a ship.',
  number: 'The number of this space.',
  chose: 'Their last turn: they chose this action.',
  used: 'Their last turn: they used this action, too.',
  passed: 'Their last turn: they passed here.',
  rounds: 'The rounds of the game and, in this one, its seven phases: in each an action is chosen.',
  score: 'The sign stands at the points on the track; the dashed line reaches to what they were if the game ended now.',
};

export type HintTexts = Readonly<Record<keyof typeof en, string>>;

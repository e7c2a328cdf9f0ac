import { pluralOf } from '../intl.ts';

const n = pluralOf('en');
const points = (count: number): string => n(count, '# point', '# points');

/** The review of a game that is over. */
export const en = {
  title: 'Game review',
  close: 'Close the review',
  fold: 'Fold the review away',
  unfold: 'Unfold the review',
  looking: (done: number, count: number) => `Judging decisions: ${done} of ${count}`,
  begins: 'Drawing the curves …',
  nothing: 'Nothing was played.',
  stopped: (done: number, count: number) => `Stopped after ${done} of ${count} decisions.`,
  done: (count: number) => n(count, '# decision judged.', 'All # decisions judged.'),
  failed: 'The review could not be made in this browser.',
  madeBy: {
    here: '',
    checked: 'Checked by the server.',
    outdated: 'The review kept at the server was made by an earlier judge: this one is new.',
    file: 'From a file; its turning points were judged again.',
  },
  share: 'Copy the link to this review',
  copied: 'The link to the review is copied.',
  save: 'Save the review as a file',
  reading: 'Checking the saved review …',
  open: 'Open a saved review',
  faults: {
    none: 'This file is not a review.',
    'other-game': 'This file is the review of another game.',
    outdated: 'This review was made by an earlier judge. Continue to make a new one.',
    changed: 'This review is not whole or was changed: a decision was judged again, and otherwise.',
  },
  /** Of a file that is to be seen again. */
  brought: {
    'no-record': 'This file is not a record of a game.',
    'bad-record': 'This record is damaged or was changed: its moves do not fit together.',
    review:
      'This is the saved review of a game, not the game itself. It opens beside its game: open that game, choose “Review” there, then “Open a saved review”.',
  },
  stop: 'Stop',
  goOn: 'Continue',
  deeper: 'Look deeper',
  chanceCurve: 'Chance to win',
  went: (name: string, from: string, to: string) => `${name}: from ${from} to ${to}.`,
  asTable: 'The curve as a table',
  scale: (rounds: number) => `Scale: 0 to 100%, rounds 1 to ${rounds}.`,
  roundTitle: 'Round',
  entry: 'Step',
  points,
  whose: 'Whose decisions',
  everybody: 'Everybody',
  turningPoints: 'Where it turned',
  none: 'No decision cost much.',
  noneYet: 'Nothing found yet.',
  round: (round: number, name: string) => `Round ${round}, ${name}`,
  lostPoints: (count: string) => `${count} points`,
  lostChance: (share: string) => `${share} chance to win`,
  played: 'Played',
  better: 'Better',
  openHands: 'With open hands',
  openDifference: (share: string) => `${share} more, knowing all hands`,
  show: 'Show the position',
  stepBack: (line: string) => `${line}: one step back`,
  stepForward: (line: string) => `${line}: one step on`,
  tryAgain: 'Try again from here',
  trial: {
    title: 'Tried again',
    before: 'In the game',
    now: 'This time',
    best: 'The better turn',
    came: (rank: number, points: string | null) =>
      points === null ? `rank ${rank}` : `rank ${rank}, ${points} points`,
    aheadPoints: (ahead: string) => `was judged ${ahead} points ahead of the others, beside the one that was played.`,
    aheadChance: (ahead: string) => `was judged ${ahead} to win, beside the one that was played.`,
    sameLuck: 'The luck was the same to the end: every shuffle and deal came at the same step as in the game.',
    otherLuck: (round: number) =>
      `From round ${round} on other luck was drawn, since more or fewer moves had been made by then than in the game.`,
  },
  luckAndSkill: 'Luck and skill',
  luckLater: 'They are told apart when all decisions are judged.',
  chance: 'Chance to win',
  pointsTitle: 'Points',
  parts: {
    start: 'Start',
    luck: 'Luck',
    own: 'Own turns',
    others: 'The others',
    error: 'Judge’s error',
    ended: 'Ended early',
    result: 'Result',
  },
  luckNote:
    'Luck: what shuffles, deals and dice brought, less what they bring on average. Own turns: what was lost beside the best turns found. The others: how their turns moved it. Judge’s error: where the judge corrected itself.',
  sources: 'Where points came from',
  sourceNames: {
    shipPoints: 'Ships',
    crownPoints: 'Crowns',
    goodsPoints: 'Goods',
    bonusPoints: 'Bonuses',
    rewardPoints: 'Rewards',
    passPoints: 'Pass tiles',
    restPoints: 'Workers, taler, tiles',
  },
};

export type LookBackTexts = typeof en;

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
  stop: 'Stop',
  goOn: 'Continue',
  deeper: 'Look deeper',
  chanceCurve: 'Chance to win',
  went: (name: string, from: string, to: string) => `${name}: from ${from} to ${to}.`,
  asTable: 'The curve as a table',
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
  tryAgain: 'Try again from here',
  luckAndSkill: 'Luck and skill',
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

import { pluralOf } from '../../text/intl.ts';

const count = pluralOf('en');

export const en = {
  deals: 'Deal of the day',
  dealsHint: 'Everybody plays the same, once. How far do you get?',
  title: 'Find opponents',
  hint: 'You are paired with people who want to play the same. Others may watch.',
  game: 'Game',
  pace: 'Pace',
  paces: { live: 'Now', slow: 'Over days' },
  paceHints: { live: '20 min each, plus 20 s per turn', slow: '2 days for a move' },
  likeStrength: 'About my strength',
  likeStrengthHint: (time: string) =>
    `At first only people within 100 points of your rating, then more and more; after ${time} anybody.`,
  rated: 'Rated game',
  ratedHint: 'Members only; it changes your rating.',
  /** How far off others may be by now. */
  reach: (points: number, rating: number, time: string) =>
    `Looking for people within ${points} points of your ${rating}; after ${time} of waiting for anybody.`,
  reachAll: 'Anybody will do by now, however strong.',
  bots: 'Start with bots after 60 s if nobody comes',
  find: 'Find opponents',
  nobody: 'Nobody is waiting for this just now. Whoever comes next plays with you.',
  people: (people: number) => count(people, '# person is waiting for this', '# people are waiting for this'),
  others: (people: number) => count(people, '# other person is waiting', '# other people are waiting'),
  /** Of who has waited longest. */
  longest: (time: string) => `longest wait: ${time}`,
  alone: 'Nobody else is waiting yet.',
  waitingNow: 'Waiting now',
  joinThem: 'Join',
  waits: (people: number) => count(people, '# waiting', '# waiting'),
  looking: (what: string) => `Looking for opponents: ${what}`,
  liveHint: 'Stay on this site: you are asked as soon as enough have come. You can play on this device meanwhile.',
  slowHint: 'Come back now and then: the search lasts seven days after your last visit.',
  slowNotice: 'Choose in the settings how you want to be told.',
  botsAt: (seconds: number) => `Bots join in ${seconds} s if nobody comes.`,
  also: { live: 'Also look for a game now', slow: 'Also look for a game over days' },
  stop: 'Stop looking',
};

export type PairingTexts = typeof en;

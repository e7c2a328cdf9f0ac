import { pluralOf } from '../../text/intl.ts';

const count = pluralOf('en');

/** Words for people who look for opponents, and about what becomes of it. */
export const en = {
  looking: (what: string) => `Looking for opponents: ${what}`,
  others: (people: number) => count(people, '# other person is waiting.', '# other people are waiting.'),
  alone: 'Nobody else is waiting yet.',
  missing: (people: number) => count(people, '# more person is needed.', '# more people are needed.'),
  botsAt: (seconds: number) => `Bots join in ${seconds} s if nobody comes.`,
  reachAll: 'Anybody will do by now, however strong.',
  /** How far the ratings of others may be off by now. */
  reach: (points: number, rating: number, time: string) =>
    `Looking for people within ${points} points of your ${rating}; after ${time} of waiting for anybody.`,
  liveHint: 'Stay on this site: you are asked as soon as enough have come. You can play on this device meanwhile.',
  slowHint: 'Come back now and then: the search lasts seven days after your last visit.',
  slowNotice: 'Choose in the settings how you want to be told.',
  stop: 'Stop looking',
  ready: 'Ready?',
  found: (names: string) => `You play with ${names}.`,
  botCount: (bots: number) => count(bots, '# bot', '# bots'),
  kept: 'Your game on this device is kept: you can go on with it later.',
  left: (time: string) => `${time} left`,
  until: (time: string) => `until ${time}`,
  yes: 'Ready',
  no: 'Not now',
  later: 'Later',
  missed: 'You did not answer in time, so you have lost your place. Look again if you still want to play.',
  again: 'Somebody did not come. You are waiting again, at the front.',
  ended: 'You are no longer looking for opponents: this page was away, or you have stopped elsewhere.',
  lookAgain: 'Look again',
};

export type ReadyTexts = typeof en;

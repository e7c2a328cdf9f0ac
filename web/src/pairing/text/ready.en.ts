import { pluralOf } from '../../text/intl.ts';

const count = pluralOf('en');

/** The words of who looks for opponents, and of what becomes of it. */
export const en = {
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

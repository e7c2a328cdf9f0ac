import type { WatchingTexts } from './watching.en.ts';

export const fr: WatchingTexts = {
  see: 'Vous voyez le côté de',
  onTurn: 'qui joue',
  hint: 'Touchez un nom pour suivre ce joueur.',
  following: 'Vous suivez',
  follows: name => `Vous suivez ${name}.`,
  followsTurn: 'Vous voyez qui joue.',
};

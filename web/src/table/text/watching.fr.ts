import type { WatchingTexts } from './watching.en.ts';

export const fr: WatchingTexts = {
  see: 'Vous voyez le côté de',
  onTurn: 'qui joue',
};

import type { BoardGameId } from '@ankerplatz/registry/lazy';

/** A game in a minute in English; its shape is the contract for every other language. */
export const en = {
  title: (game: string) => `${game} in a minute`,
  steps: {
    nauticus: [
      'Build ships, load them and deliver goods: the most points after 5 rounds win (4 with two players).',
      'The start player chooses an action and takes its bonus. Then everyone uses this action, or passes.',
      'Every use costs a worker; buying costs taler, too.',
      'A ship with hull, masts and sails is finished: rewards at once, points at the end.',
      'Passing is not wasted: it saves points and gives a crown.',
    ],
    nautilus: [
      'Two teams race: bring all your sailors from the whirlpools round the ring into the harbours.',
      'A 1 or 12 brings a sailor out. A number moves a sailor that many steps; only the 4 goes back.',
      'Land on a sailor and it goes back to its whirlpool. Only a 7 may pass others.',
      'If you can use a card, you must, even to your own harm.',
      'Moby Dick captures every sailor he passes. Caves are safe from him.',
    ],
  } satisfies Readonly<Record<BoardGameId, readonly string[]>>,
  learn: 'Learn to play',
  play: 'Play now',
  rules: 'Rules',
};

export type MinuteTexts = typeof en;

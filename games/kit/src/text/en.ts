import type { DoorWords } from './types.ts';

export const en: DoorWords = {
  'game-over': () => 'the game is over',
  'not-your-turn': ({ seat, deciders }) =>
    `seat ${seat} has nothing to decide now; it is the turn of seat ${deciders.join(' and ')}`,
  'unknown-move': ({ text }) => `${text} is not a move of this game's notation`,
  'illegal-move': ({ reason }, words) => words.refusal(reason),
};

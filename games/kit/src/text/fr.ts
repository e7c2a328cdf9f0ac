import type { DoorWords } from './types.ts';

export const fr: DoorWords = {
  'game-over': () => 'la partie est terminée',
  'not-your-turn': ({ seat, deciders }) =>
    `la place ${seat} n’a rien à décider maintenant ; c’est à la place ${deciders.join(' et ')} de jouer`,
  'unknown-move': ({ text }) => `${text} n’est pas un coup dans la notation de ce jeu`,
  'illegal-move': ({ reason }, words) => words.refusal(reason),
};

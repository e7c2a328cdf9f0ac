import type { DoorWords } from './types.ts';

export const de: DoorWords = {
  'game-over': () => 'das Spiel ist zu Ende',
  'not-your-turn': ({ seat, deciders }) =>
    `Platz ${seat} hat jetzt nichts zu entscheiden; am Zug ist Platz ${deciders.join(' und ')}`,
  'unknown-move': ({ text }) => `${text} ist kein Zug in der Schreibweise dieses Spiels`,
  'illegal-move': ({ reason }, words) => words.refusal(reason),
};

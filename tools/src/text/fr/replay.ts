import { de } from '@ankerplatz/kit';
import { besideBy, type StoryWords } from '../../replay/words.ts';

export const replay: StoryWords = {
  title: (game, seats, moves) => `${game} : ${seats} joueurs, ${moves} coups`,
  beside: besideBy({
    'take-back': ({ to }, name) => `À la demande ${de(name)}, la partie revient à l’entrée ${to}.`,
    'taken-over': ({ by }, name) => `${name} est remplacé (${by}).`,
    'given-back': (_, name) => `${name} est de retour.`,
    paused: () => 'La partie est en pause.',
    resumed: () => 'La partie reprend.',
    holiday: (_, name) => `${name} est en congé.`,
    'holiday-over': (_, name) => `${name} est de retour de congé.`,
  }),
  rank: (rank, name) => `Rang ${rank} : ${name}`,
  unfinished: 'La partie n’est pas terminée.',
};

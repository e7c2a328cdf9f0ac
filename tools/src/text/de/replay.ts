import { besideBy, type StoryWords } from '../../replay/words.ts';

export const replay: StoryWords = {
  title: (game, seats, moves) => `${game}: ${seats} Spieler, ${moves} Züge`,
  beside: besideBy({
    'take-back': ({ to }, name) => `Auf Wunsch von ${name} geht das Spiel zu Eintrag ${to} zurück.`,
    'taken-over': ({ by }, name) => `${name} wird vertreten (${by}).`,
    'given-back': (_, name) => `${name} ist zurück.`,
    paused: () => 'Das Spiel ist unterbrochen.',
    resumed: () => 'Das Spiel geht weiter.',
    holiday: (_, name) => `${name} ist im Urlaub.`,
    'holiday-over': (_, name) => `${name} ist aus dem Urlaub zurück.`,
  }),
  rank: (rank, name) => `Rang ${rank}: ${name}`,
  unfinished: 'Das Spiel ist nicht zu Ende.',
};

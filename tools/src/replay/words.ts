import { type ByTag, byTag, de, type Language, type OtherEntry } from '@ankerplatz/kit';

/** The few sentences around a story. */
export interface StoryWords {
  title(game: string, seats: number, moves: number): string;
  /** What happened beside the moves. */
  beside(entry: OtherEntry, name: string): string;
  rank(rank: number, name: string): string;
  readonly unfinished: string;
}

type Beside = ByTag<OtherEntry, 'kind', string, [string]>;

const besideBy =
  (words: Beside): StoryWords['beside'] =>
  (entry, name) =>
    byTag<OtherEntry, 'kind', string, [string]>(words, 'kind', entry, name);

export const STORY_WORDS: Readonly<Record<Language, StoryWords>> = {
  en: {
    title: (game, seats, moves) => `${game}: ${seats} players, ${moves} moves`,
    beside: besideBy({
      'take-back': ({ to }, name) => `At the wish of ${name} the game goes back to entry ${to}.`,
      'taken-over': ({ by }, name) => `${name} is stood in for (${by}).`,
      'given-back': (_, name) => `${name} is back.`,
      paused: () => 'The game is paused.',
      resumed: () => 'The game goes on.',
    }),
    rank: (rank, name) => `Rank ${rank}: ${name}`,
    unfinished: 'The game is not over.',
  },
  de: {
    title: (game, seats, moves) => `${game}: ${seats} Spieler, ${moves} Züge`,
    beside: besideBy({
      'take-back': ({ to }, name) => `Auf Wunsch von ${name} geht das Spiel zu Eintrag ${to} zurück.`,
      'taken-over': ({ by }, name) => `${name} wird vertreten (${by}).`,
      'given-back': (_, name) => `${name} ist zurück.`,
      paused: () => 'Das Spiel macht Pause.',
      resumed: () => 'Das Spiel geht weiter.',
    }),
    rank: (rank, name) => `Rang ${rank}: ${name}`,
    unfinished: 'Das Spiel ist nicht zu Ende.',
  },
  fr: {
    title: (game, seats, moves) => `${game} : ${seats} joueurs, ${moves} coups`,
    beside: besideBy({
      'take-back': ({ to }, name) => `À la demande ${de(name)}, la partie revient à l’entrée ${to}.`,
      'taken-over': ({ by }, name) => `${name} est remplacé (${by}).`,
      'given-back': (_, name) => `${name} est de retour.`,
      paused: () => 'La partie est en pause.',
      resumed: () => 'La partie reprend.',
    }),
    rank: (rank, name) => `Rang ${rank} : ${name}`,
    unfinished: 'La partie n’est pas terminée.',
  },
};

import type { Language } from '@ankerplatz/kit';

/** The few sentences around a story. */
interface StoryWords {
  title(game: string, seats: number, moves: number): string;
  rank(rank: number, name: string): string;
  readonly unfinished: string;
}

export const STORY_WORDS: Readonly<Record<Language, StoryWords>> = {
  en: {
    title: (game, seats, moves) => `${game}: ${seats} players, ${moves} moves`,
    rank: (rank, name) => `Rank ${rank}: ${name}`,
    unfinished: 'The game is not over.',
  },
  de: {
    title: (game, seats, moves) => `${game}: ${seats} Spieler, ${moves} Züge`,
    rank: (rank, name) => `Rang ${rank}: ${name}`,
    unfinished: 'Das Spiel ist nicht zu Ende.',
  },
  fr: {
    title: (game, seats, moves) => `${game} : ${seats} joueurs, ${moves} coups`,
    rank: (rank, name) => `Rang ${rank} : ${name}`,
    unfinished: 'La partie n’est pas terminée.',
  },
};

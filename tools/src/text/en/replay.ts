import { besideBy, type StoryWords } from '../../replay/words.ts';

export const replay: StoryWords = {
  title: (game, seats, moves) => `${game}: ${seats} players, ${moves} moves`,
  beside: besideBy({
    'take-back': ({ to }, name) => `At the wish of ${name} the game goes back to entry ${to}.`,
    'taken-over': ({ by }, name) => `${name} is stood in for (${by}).`,
    'given-back': (_, name) => `${name} is back.`,
    paused: () => 'The game is paused.',
    resumed: () => 'The game goes on.',
    holiday: (_, name) => `${name} is on holiday.`,
    'holiday-over': (_, name) => `${name} is back from holiday.`,
  }),
  rank: (rank, name) => `Rank ${rank}: ${name}`,
  unfinished: 'The game is not over.',
};

import type { PuzzleWords } from '../../puzzles/words.ts';

const percent = (chance: number): string => `${Math.round(100 * chance)} %`;

const lead = (points: number): string => {
  const rounded = Math.round(Math.abs(points) * 10) / 10;
  if (rounded === 0) return 'level with the best of the others';
  return `${rounded} ${rounded === 1 ? 'point' : 'points'} ${points > 0 ? 'ahead' : 'behind'}`;
};

export const puzzle: PuzzleWords = {
  title: id => `Puzzle ${id}`,
  difficulties: { easy: 'easy', medium: 'medium', hard: 'hard' },
  find: 'Find the best turn.',
  help: 'Type the number of a choice, a move, hint, back or quit.',
  begins: move => `The best turn begins so: ${move}`,
  ideas: {
    finish: 'A ship can be finished.',
    crowns: 'Crowns bring the most.',
    delivery: 'Goods can be delivered.',
    extra: 'Now is the time for the extra action.',
    money: 'Taler are needed.',
    pass: 'Passing brings more than playing.',
    build: 'Get what is still needed.',
    capture: 'Somebody can be captured.',
    berth: 'A sailor can come into harbour.',
    whale: 'Use Moby Dick.',
    split: 'The steps of a 5 can be divided.',
    swap: 'Two can change places.',
    out: 'A sailor can come out.',
    partner: 'Think of your partner’s sailors.',
    special: 'A special card does the most.',
    skip: 'Somebody can be made to miss a turn.',
    advance: 'It matters who moves on, and how far.',
  },
  looking: 'Playing your turn on to see what it brings …',
  found: 'Solved: that is the best turn.',
  asGood: 'Solved: your turn is as good as the best.',
  points: (played, best) =>
    `Played on to the end, your turn leaves you ${lead(played)} on average, the best turn ${lead(best)}.`,
  chances: (played, best) =>
    `With your turn your side wins about ${percent(played)} of the time, with the best turn ${percent(best)}.`,
  line: 'The best turn:',
  next: command => `Another one: ${command}`,
};

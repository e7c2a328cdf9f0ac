import { leadIn, percent } from './lead.ts';
import type { PuzzleText } from './puzzle-text.ts';

const lead = leadIn('en', {
  level: 'level with the best of the others',
  one: '# point',
  other: '# points',
  ahead: 'ahead',
  behind: 'behind',
});

export const en: PuzzleText = {
  difficulties: { easy: 'easy', medium: 'medium', hard: 'hard' },
  find: 'Find the best turn.',
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
};

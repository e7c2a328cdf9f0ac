/** The words of trying something out on a copy of a table. */
export const en = {
  title: 'What if …',
  opened: 'What if: this is a copy of the table. Nothing you do here counts, and nobody sees it.',
  closed: 'Back at the table.',
  note: 'A copy: you play every seat, and nothing counts. What is drawn here is made up.',
  dealt: (deal: number) =>
    `A copy: you play every seat, and nothing counts. Hidden hands are one deal that fits what was known (deal ${deal}).`,
  strict: 'A copy: nothing counts. Cards you cannot see stay face down.',
  hidden: 'You cannot see these cards: choose above what happens.',
  end: 'What comes next depends on cards or luck you cannot know. Step back or close.',
  meanwhile: 'The game has moved on at the table. Close this to see it.',
  stepBack: 'Back to before the last turn',
  restart: 'Back to the start',
  deal: 'Another deal that fits',
  close: 'Back to the table',
  suppose: (name: string) => `Suppose ${name} …`,
};

export type WhatIfTexts = typeof en;

/** The words around the coach. */
export const en = {
  panel: 'Coach',
  idle: 'Ask me whenever you like.',
  waiting: 'It is somebody else’s turn.',
  hint: 'Hint',
  more: 'What for?',
  show: 'Which turn?',
  draft: 'Draft it',
  thinking: 'Let me see …',
  lost: 'I lost my thread. Ask again.',
  turn: (steps: string) => `I would play: ${steps}`,
  dismiss: 'Dismiss the coach',
  allowed: 'With the coach',
  allowedHint: 'It may help everybody who plays here.',
  agreed: 'The coach may help everybody at this table. Whoever takes a seat agrees to it.',
  tooLate: 'Others have sat down without it: it can be allowed only while nobody else sits here.',
};

export type CoachPanelTexts = typeof en;

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
};

export type CoachPanelTexts = typeof en;

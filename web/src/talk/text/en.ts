/** The words around talk at a table. */
export const en = {
  title: 'Talk',
  said: 'What was said',
  none: 'Nobody has said anything yet.',
  silent: 'Cards are changing hands: nobody may talk until that is done.',
  phrases: 'Said at one tap',
  write: 'Say something',
  send: 'Say',
  you: 'You',
  spectator: 'watching',
  about: (name: string) => `About these words of ${name}`,
  mute: (name: string) => `Read ${name} no more`,
  muted: (name: string) => `You read ${name} no more.`,
  unmute: 'Read again',
  report: 'Report',
  reportTitle: 'Report to the administrator',
  reason: 'What is wrong with it',
  reasonHint: 'If you like. The administrator reads it together with the message.',
  reported: 'The administrator will read it.',
};

export type TalkTexts = typeof en;

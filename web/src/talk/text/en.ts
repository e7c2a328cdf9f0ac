/** The words around talk at a table. */
export const en = {
  title: 'Chat',
  said: 'Messages',
  none: 'Nobody has said anything yet.',
  silent: 'Cards are being exchanged: chat is closed until that is done.',
  aside: 'You are watching: others who watch read at once what you write, the players only after the game.',
  phrases: 'Quick phrases',
  write: 'Write a message',
  send: 'Send',
  you: 'You',
  spectator: 'watching',
  about: (name: string) => `Options for this message by ${name}`,
  page: (name: string) => `Page of ${name}`,
  mute: (name: string) => `Mute ${name}`,
  muted: (name: string) => `${name} is muted.`,
  unmute: 'Unmute',
  report: 'Report',
  reportTitle: 'Report to the administrator',
  reason: 'What is wrong with it',
  reasonHint: 'Optional. The administrator reads it together with the message.',
  reported: 'The administrator will read it.',
};

export type TalkTexts = typeof en;

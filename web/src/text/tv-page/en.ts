/** The words of the page for a projector in English; their shape is the contract for every other language. */
export const en = {
  title: 'Screen for everybody',
  turnOf: (names: string) => `${names} to move`,
  turnOfTwo: (names: string) => `${names} to move`,
  turnOfMany: (players: number) => `${players} players to move`,
  paused: 'Paused',
  idle: 'Nobody is playing in public right now.',
  join: 'Scan and join in',
  joinEvent: 'Scan and sign up',
  next: 'Next event',
  events: 'Events ahead',
  lost: 'The line to the server is lost; it comes back by itself.',
};

export type TvTexts = typeof en;

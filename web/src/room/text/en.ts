import { pluralOf } from '../../text/intl.ts';

const count = pluralOf('en');

/** The words of a room in which several people look at a finished game together. */
export const en = {
  title: 'Review room',
  youLead: 'You lead',
  leads: (name: string) => `${name} leads`,
  there: (n: number) => count(n, '# person', '# people'),
  follow: 'Follow',
  unfollow: 'Look around',
  followed: (name: string) => `You follow ${name}.`,
  alone: 'You look around on your own. Follow to come back.',
  nowLeading: 'You lead now: everybody who follows sees what you show.',
  more: 'Room',
  chat: (unread: number) => (unread === 0 ? 'Chat' : `Chat, ${count(unread, '# new message', '# new messages')}`),
  people: 'Who is here',
  handOn: (name: string) => `Hand the lead to ${name}`,
  share: 'Copy the link to this room',
  copied: 'The link is copied.',
  close: 'Close the room for all',
  leave: 'Leave the room',
  closes: (minutes: number, time: string) =>
    `The room closes ${minutes} minutes after the last person has left, and at ${time} at the latest. What was said goes with it.`,
  result: 'Show the result',
  resultHidden: 'How the game ended stays hidden until you ask.',
  branch: 'Try a line from here',
  branchOpen: 'A line that was not played',
  branchNote: 'What is drawn here is made up.',
  branchEnd: 'Back to the game',
  branchBack: 'Take back the last move of the line',
  watching: 'The leader plays this line.',
  marks: 'Arrows and rings',
  mark: 'Point on the board',
  marking: 'Tap a place for a ring, drag to another for an arrow. The same again removes it.',
  markDone: 'Done pointing',
  markAt: 'Place',
  markTo: 'Arrow to',
  markRing: 'no arrow: a ring',
  markAdd: 'Add',
  unmark: 'Remove all arrows and rings',
  ring: (place: string) => `Ring: ${place}.`,
  arrow: (from: string, to: string) => `Arrow from ${from} to ${to}.`,
  unmarked: 'No arrows and rings any more.',
  write: 'Write something',
  send: 'Send',
  report: (name: string) => `Report what ${name} said`,
  silent: 'Nothing has been said yet.',
  back: 'Look at the game alone',
};

export type RoomTexts = typeof en;

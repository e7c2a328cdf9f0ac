import { type NoticeFacts, type NoticeWords, tableBy, whenAndWhere } from '../notice-words.ts';

const atTable = tableBy('en', (game, names) => `${game} with ${names}`);

const untilOf = ({ until }: NoticeFacts): string => (until === null ? '' : `, until ${until}`);
const keptOf = ({ until }: NoticeFacts): string => (until === null ? '' : `. A seat is kept for you until ${until}.`);
const moreOf = ({ more }: NoticeFacts): string =>
  more === 0 ? '' : more === 1 ? ', and another table is waiting' : `, and ${more} more tables are waiting`;

export const notices: NoticeWords = {
  reasons: {
    due: facts => ({ title: 'It is your turn', body: atTable(facts) + untilOf(facts) + moreOf(facts) }),
    warned: facts => ({
      title: 'The others want to give your seat to somebody else',
      body: `${atTable(facts)}. Look at the table to get more time, or move.`,
    }),
    over: facts => ({ title: 'The game is over', body: atTable(facts) }),
    expired: facts => ({
      title: 'A table was closed',
      body: `${atTable(facts)}. Nobody has played there for a long time.`,
    }),
    invited: facts => ({ title: `${facts.by} invites you to play`, body: atTable(facts) + keptOf(facts) }),
    test: () => ({ title: 'Ankerplatz', body: 'Notifications about your tables will appear here.' }),
  },
  events: {
    soon: facts => ({ title: `Soon: ${facts.name}`, body: whenAndWhere(facts) }),
    moved: facts => ({ title: `New time or place: ${facts.name}`, body: whenAndWhere(facts) }),
    cancelled: facts => ({ title: `Called off: ${facts.name}`, body: whenAndWhere(facts) }),
  },
  revised: ({ name, at }) => ({
    title: `Changed: ${name}`,
    body: at === null ? 'Its organiser starts it. Look at what is new.' : `It starts: ${at}`,
  }),
  confirm: {
    subject: 'Ankerplatz: confirm your address',
    text: code =>
      `Enter this code at Ankerplatz to get notifications about your tables here: ${code}\nIf you did not ask for it, do nothing.`,
  },
  turnOff: url => `To stop these messages: ${url}`,
};

import { type NoticeFacts, type NoticeWords, tableBy, whenAndWhere } from '../notice-words.ts';

const atTable = tableBy('de', (game, names) => `${game} mit ${names}`);

const untilOf = ({ until }: NoticeFacts): string => (until === null ? '' : `, bis ${until}`);
const keptOf = ({ until }: NoticeFacts): string =>
  until === null ? '' : `. Ein Platz ist für dich reserviert bis ${until}.`;
const moreOf = ({ more }: NoticeFacts): string =>
  more === 0 ? '' : more === 1 ? ', und ein weiterer Tisch wartet' : `, und ${more} weitere Tische warten`;

export const notices: NoticeWords = {
  reasons: {
    due: facts => ({ title: 'Du bist dran', body: atTable(facts) + untilOf(facts) + moreOf(facts) }),
    warned: facts => ({
      title: 'Die anderen wollen deinen Platz jemand anderem geben',
      body: `${atTable(facts)}. Schau an den Tisch, dann bekommst du mehr Zeit, oder zieh.`,
    }),
    over: facts => ({ title: 'Das Spiel ist zu Ende', body: atTable(facts) }),
    expired: facts => ({
      title: 'Ein Tisch wurde geschlossen',
      body: `${atTable(facts)}. Dort hat lange niemand gespielt.`,
    }),
    invited: facts => ({ title: `${facts.by} lädt dich zum Spielen ein`, body: atTable(facts) + keptOf(facts) }),
    test: () => ({ title: 'Ankerplatz', body: 'Hierher kommen Nachrichten von deinen Tischen.' }),
  },
  events: {
    soon: facts => ({ title: `Bald: ${facts.name}`, body: whenAndWhere(facts) }),
    moved: facts => ({ title: `Neuer Termin oder Ort: ${facts.name}`, body: whenAndWhere(facts) }),
    cancelled: facts => ({ title: `Abgesagt: ${facts.name}`, body: whenAndWhere(facts) }),
  },
  revised: ({ name, at }) => ({
    title: `Geändert: ${name}`,
    body: at === null ? 'Wer es ausrichtet, startet es. Sieh nach, was neu ist.' : `Es beginnt: ${at}`,
  }),
  confirm: {
    subject: 'Ankerplatz: Bestätige deine Adresse',
    text: code =>
      `Gib diesen Code bei Ankerplatz ein, um hier von deinen Tischen zu hören: ${code}\nWenn du nicht darum gebeten hast, tu nichts.`,
  },
  turnOff: url => `Um nichts mehr davon zu bekommen: ${url}`,
};

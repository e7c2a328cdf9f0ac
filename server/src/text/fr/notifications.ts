import { type NoticeFacts, type NoticeWords, tableBy, whenAndWhere } from '../notice-words.ts';

const atTable = tableBy('fr', (game, names) => `${game} avec ${names}`);

const untilOf = ({ until }: NoticeFacts): string => (until === null ? '' : `, jusqu’au ${until}`);
const keptOf = ({ until }: NoticeFacts): string =>
  until === null ? '' : `. Une place vous est réservée jusqu’au ${until}.`;
const moreOf = ({ more }: NoticeFacts): string =>
  more === 0 ? '' : more === 1 ? ', et une autre table vous attend' : `, et ${more} autres tables vous attendent`;

export const notices: NoticeWords = {
  reasons: {
    due: facts => ({ title: 'C’est à vous', body: atTable(facts) + untilOf(facts) + moreOf(facts) }),
    warned: facts => ({
      title: 'Les autres veulent confier votre place à quelqu’un d’autre',
      body: `${atTable(facts)}. Regardez la table pour avoir plus de temps, ou jouez.`,
    }),
    over: facts => ({ title: 'La partie est terminée', body: atTable(facts) }),
    expired: facts => ({
      title: 'Une table a été fermée',
      body: `${atTable(facts)}. Personne n’y a joué depuis longtemps.`,
    }),
    invited: facts => ({ title: `${facts.by} vous invite à jouer`, body: atTable(facts) + keptOf(facts) }),
    test: () => ({ title: 'Ankerplatz', body: 'Les nouvelles de vos tables arriveront ici.' }),
  },
  events: {
    soon: facts => ({ title: `Bientôt : ${facts.name}`, body: whenAndWhere(facts) }),
    moved: facts => ({ title: `Nouvelle date ou nouveau lieu : ${facts.name}`, body: whenAndWhere(facts) }),
    cancelled: facts => ({ title: `Annulé : ${facts.name}`, body: whenAndWhere(facts) }),
  },
  revised: ({ name, at }) => ({
    title: `Modifié\u00a0: ${name}`,
    body: at === null ? 'L’organisateur le lance. Regardez ce qui est nouveau.' : `Début\u00a0: ${at}`,
  }),
  confirm: {
    subject: 'Ankerplatz : confirmez votre adresse',
    text: code =>
      `Saisissez ce code sur Ankerplatz pour recevoir ici les nouvelles de vos tables : ${code}\nSi vous n’avez rien demandé, ne faites rien.`,
  },
  turnOff: url => `Pour ne plus en recevoir : ${url}`,
};

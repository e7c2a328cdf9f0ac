import { type NoticeWords, tableBy, whenAndWhere } from '../notice-words.ts';

const atTable = tableBy('fr', (game, names) => `${game} avec ${names}`);

export const notices: NoticeWords = {
  reasons: {
    due: facts => ({ title: 'C’est à vous', body: atTable(facts) }),
    warned: facts => ({
      title: 'Les autres veulent confier votre place à quelqu’un d’autre',
      body: `${atTable(facts)}. Regardez la table pour avoir plus de temps, ou jouez.`,
    }),
    over: facts => ({ title: 'La partie est terminée', body: atTable(facts) }),
    invited: facts => ({ title: `${facts.by} vous invite à jouer`, body: atTable(facts) }),
    test: () => ({ title: 'Ankerplatz', body: 'Les nouvelles de vos tables arriveront ici.' }),
  },
  events: {
    soon: facts => ({ title: `Bientôt : ${facts.name}`, body: whenAndWhere(facts) }),
    moved: facts => ({ title: `Nouvelle date ou nouveau lieu : ${facts.name}`, body: whenAndWhere(facts) }),
    cancelled: facts => ({ title: `Annulé : ${facts.name}`, body: whenAndWhere(facts) }),
  },
  confirm: {
    subject: 'Ankerplatz : confirmez votre adresse',
    text: code =>
      `Saisissez ce code sur Ankerplatz pour recevoir ici les nouvelles de vos tables : ${code}\nSi vous n’avez rien demandé, ne faites rien.`,
  },
  turnOff: url => `Pour ne plus en recevoir : ${url}`,
};

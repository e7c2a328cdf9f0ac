import type { Language } from '@ankerplatz/kit';
import type { NoticeReason } from '@ankerplatz/protocol';
import { isGameId, titleOf } from '@ankerplatz/registry';

/** What a notice is about: never what is on the table. */
export interface NoticeFacts {
  readonly game: string;
  /** The other people at the table. */
  readonly names: readonly string[];
  /** Who invites. */
  readonly by: string;
}

export interface NoticeText {
  readonly title: string;
  readonly body: string;
}

interface NoticeWords {
  readonly reasons: Readonly<Record<NoticeReason | 'test', (facts: NoticeFacts) => NoticeText>>;
  readonly withOthers: (game: string, names: string) => string;
  readonly confirm: { readonly subject: string; readonly text: (code: string) => string };
  readonly turnOff: (url: string) => string;
}

const listed = (names: readonly string[], language: Language): string =>
  new Intl.ListFormat(language, { type: 'conjunction' }).format(names);

const gameTitle = (game: string): string => (isGameId(game) ? titleOf(game) : game);

const atTable =
  (language: Language) =>
  ({ game, names }: NoticeFacts): string =>
    names.length === 0 ? gameTitle(game) : NOTICE_WORDS[language].withOthers(gameTitle(game), listed(names, language));

export const NOTICE_WORDS: Readonly<Record<Language, NoticeWords>> = {
  en: {
    reasons: {
      due: facts => ({ title: 'It is your turn', body: atTable('en')(facts) }),
      warned: facts => ({
        title: 'The others want to give your seat to somebody else',
        body: `${atTable('en')(facts)}. Look at the table to get more time, or move.`,
      }),
      over: facts => ({ title: 'The game is over', body: atTable('en')(facts) }),
      invited: facts => ({ title: `${facts.by} invites you to play`, body: atTable('en')(facts) }),
      test: () => ({ title: 'Ankerplatz', body: 'Notifications about your tables will appear here.' }),
    },
    withOthers: (game, names) => `${game} with ${names}`,
    confirm: {
      subject: 'Ankerplatz: confirm your address',
      text: code =>
        `Enter this code at Ankerplatz to get notifications about your tables here: ${code}\nIf you did not ask for it, do nothing.`,
    },
    turnOff: url => `To stop these messages: ${url}`,
  },
  de: {
    reasons: {
      due: facts => ({ title: 'Du bist dran', body: atTable('de')(facts) }),
      warned: facts => ({
        title: 'Die anderen wollen deinen Platz jemand anderem geben',
        body: `${atTable('de')(facts)}. Schau an den Tisch, dann bekommst du mehr Zeit, oder zieh.`,
      }),
      over: facts => ({ title: 'Das Spiel ist zu Ende', body: atTable('de')(facts) }),
      invited: facts => ({ title: `${facts.by} lädt dich zum Spielen ein`, body: atTable('de')(facts) }),
      test: () => ({ title: 'Ankerplatz', body: 'Hierher kommen Nachrichten von deinen Tischen.' }),
    },
    withOthers: (game, names) => `${game} mit ${names}`,
    confirm: {
      subject: 'Ankerplatz: Bestätige deine Adresse',
      text: code =>
        `Gib diesen Code bei Ankerplatz ein, um hier von deinen Tischen zu hören: ${code}\nWenn du nicht darum gebeten hast, tu nichts.`,
    },
    turnOff: url => `Um nichts mehr davon zu bekommen: ${url}`,
  },
  fr: {
    reasons: {
      due: facts => ({ title: 'C’est à vous', body: atTable('fr')(facts) }),
      warned: facts => ({
        title: 'Les autres veulent confier votre place à quelqu’un d’autre',
        body: `${atTable('fr')(facts)}. Regardez la table pour avoir plus de temps, ou jouez.`,
      }),
      over: facts => ({ title: 'La partie est terminée', body: atTable('fr')(facts) }),
      invited: facts => ({ title: `${facts.by} vous invite à jouer`, body: atTable('fr')(facts) }),
      test: () => ({ title: 'Ankerplatz', body: 'Les nouvelles de vos tables arriveront ici.' }),
    },
    withOthers: (game, names) => `${game} avec ${names}`,
    confirm: {
      subject: 'Ankerplatz : confirmez votre adresse',
      text: code =>
        `Saisissez ce code sur Ankerplatz pour recevoir ici les nouvelles de vos tables : ${code}\nSi vous n’avez rien demandé, ne faites rien.`,
    },
    turnOff: url => `Pour ne plus en recevoir : ${url}`,
  },
};

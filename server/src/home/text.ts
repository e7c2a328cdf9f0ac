import type { Language } from '@ankerplatz/kit';

/** What the first page says until there are tables in the browser. */
export interface HomeText {
  readonly title: string;
  readonly blocks: readonly string[];
  readonly docs: string;
}

export const HOME: Readonly<Record<Language, HomeText>> = {
  en: {
    title: 'Ankerplatz is open',
    blocks: [
      'This server keeps tables of Nauticus and Nautilùs for people and bots. There is no table in the browser yet: programs play here.',
      'On the machine where it runs, both games can be played on the terminal: npm run ankerplatz -- play nauticus',
    ],
    docs: 'The interface for programs',
  },
  de: {
    title: 'Ankerplatz ist offen',
    blocks: [
      'Dieser Server hält Tische für Nauticus und Nautilùs bereit, für Menschen und Bots. Im Browser gibt es noch keinen Tisch: Hier spielen Programme.',
      'Auf dem Rechner, auf dem er läuft, lassen sich beide Spiele im Terminal spielen: npm run ankerplatz -- play nauticus',
    ],
    docs: 'Die Schnittstelle für Programme',
  },
  fr: {
    title: 'Ankerplatz est ouvert',
    blocks: [
      'Ce serveur tient des tables de Nauticus et de Nautilùs pour les personnes et les bots. Il n’y a pas encore de table dans le navigateur : ici jouent des programmes.',
      'Sur la machine où il tourne, les deux jeux se jouent dans le terminal : npm run ankerplatz -- play nauticus',
    ],
    docs: 'L’interface pour les programmes',
  },
};

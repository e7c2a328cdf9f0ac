import type { QuayText } from './types.ts';

export const de: QuayText = {
  goods: { timber: 'Holz', stone: 'Stein', fish: 'Fisch' },
  buildings: { crane: 'den Kran', smokery: 'die Räucherei', chapel: 'die Kapelle' },
  events: {
    chose: ({ seat, choice }, name, { goods }) => {
      if (choice === null) return `${name(seat)} hat gewählt.`;
      return choice === 'hold' ? `${name(seat)} hält die Kisten zurück.` : `${name(seat)} verschifft ${goods[choice]}.`;
    },
    stored: ({ seat, good }, name, { goods }) => `${name(seat)} lagert ${goods[good]}.`,
    spoiled: ({ seat, good }, name, { goods }) => `${name(seat)} war nicht allein: ${goods[good]} verdirbt.`,
    drew: ({ seat, good }, name, { goods }) => `${name(seat)} zieht ${goods[good]}.`,
    built: ({ seat, building }, name, { buildings }) => `${name(seat)} baut ${buildings[building]}.`,
    passed: ({ seat }, name) => `${name(seat)} baut nicht.`,
    opened: () => 'Alle Kisten werden geöffnet.',
    wind: ({ good }, _, { goods }) => `Der Wind nimmt jedem Lager ${goods[good]}.`,
  },
  reasons: {
    'not-now': ({ rule }) => (rule === '§2' ? 'jetzt werden Kisten geladen' : 'jetzt darf gebaut werden'),
    'last-round': ({ round }) => `in Runde ${round}, der letzten, darf niemand zurückhalten`,
    'not-in-hand': ({ good }, { goods }) => `${goods[good]} ist nicht in deiner Hand`,
    'built-already': ({ building, owner }, { buildings }) => `Platz ${owner} hat ${buildings[building]} schon gebaut`,
    'too-dear': ({ building, good, cost, has }, { goods, buildings }) =>
      `wer ${buildings[building]} baut, zahlt ${cost} ${goods[good]}, du hast ${has}`,
  },
  rules: {
    '§1': { title: 'Aufbau', blocks: ['Jeder Platz erhält zwei Kisten vom gemischten Stapel.'] },
    '§2': {
      title: 'Laden',
      blocks: ['Alle wählen verdeckt eine Kiste ihrer Hand zum Verschiffen oder halten zurück.'],
    },
    '§3': { title: 'Öffnen', blocks: ['Was nur einer verschifft, kommt in sein Lager. Wer verschifft, zieht nach.'] },
    '§4': { title: 'Bauen', blocks: ['Wer führt, darf aus seinem Lager ein Gebäude bauen. Jedes nur einmal.'] },
    '§5': { title: 'Wind', blocks: ['Ein Würfel nennt eine Ware: jedes Lager verliert eine. Der Nächste führt.'] },
    '§6': {
      title: 'Ende',
      blocks: ['Nach der letzten Runde zählt jede Ware einen Punkt, jedes Gebäude den Aufdruck.'],
    },
  },
  rules2: {
    '§2': {
      title: 'Laden',
      blocks: [
        'Alle wählen verdeckt eine Kiste ihrer Hand zum Verschiffen oder halten zurück. In der letzten Runde darf niemand zurückhalten.',
      ],
    },
    '§5': {
      title: 'Wind',
      blocks: ['Ein Würfel nennt eine Ware: jedes Lager außer dem des Führenden verliert eine. Der Nächste führt.'],
    },
  },
};

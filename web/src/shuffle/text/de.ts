import type { ShuffleTexts } from './en.ts';

export const de: ShuffleTexts = {
  title: 'Mischen prüfen',
  fair: 'Alles stimmt: In dieser Partie wurde fair gemischt.',
  unfair: 'Etwas stimmt nicht: Dieser Aufzeichnung ist nicht zu trauen.',
  how: 'Bevor sich jemand setzte, hatte der Server ein Geheimnis festgelegt und seinen Fingerabdruck gezeigt. Jede Person hat Zufallszahlen beigetragen. Aller Zufall kommt aus beidem zusammen, also konnte ihn niemand wählen. Dein Browser hat die ganze Partie soeben allein aus der Aufzeichnung neu gemischt.',
  seeded:
    'Diese Partie wurde an einem Gerät gespielt. Ihr Zufall kommt aus einem Startwert in der Aufzeichnung; niemand sonst musste ihm trauen.',
  holds: {
    chain: 'Kein Eintrag der Aufzeichnung wurde verändert.',
    secret: 'Das Geheimnis ist das vorher festgelegte.',
    deal: 'Neu gemischt kommt alles gleich heraus, und jeder Zug ist erlaubt.',
  },
  fails: {
    chain: 'Ein Eintrag der Aufzeichnung wurde verändert.',
    secret: 'Das Geheimnis ist nicht das vorher festgelegte.',
    deal: 'Neu gemischt kommt die Partie nicht gleich heraus.',
  },
  counts: (entries, people) =>
    `${entries} ${entries === 1 ? 'Eintrag' : 'Einträge'}, Zufallszahlen von ${people} ${people === 1 ? 'Person' : 'Personen'}.`,
};

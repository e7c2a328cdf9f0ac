import type { ShuffleTexts } from './en.ts';

export const de: ShuffleTexts = {
  title: 'Mischen prüfen',
  verdicts: {
    witnessed: 'Von diesem Gerät bezeugt: Niemand konnte dieses Mischen bestimmen.',
    unwitnessed: 'In sich stimmig, aber von diesem Gerät nicht bezeugt.',
    false: 'Falsch: Dieser Aufzeichnung ist nicht zu trauen.',
    local: 'In sich stimmig: Es kommt wieder dasselbe heraus.',
    shared: 'Stimmig: die Partie, deren Fingerabdruck vorher gezeigt wurde.',
  },
  meanings: {
    witnessed:
      'Bevor etwas offengelegt wurde, bekam dieses Gerät die Fingerabdrücke des Geheimnisses und aller Anteile zu sehen und hat sie aufgehoben. Die Aufzeichnung enthält dieselben, und den Anteil, den dieses Gerät gegeben hat. Also konnte niemand wählen, was gezogen wird, auch nicht, wer den Server betreibt.',
    unwitnessed:
      'Die Aufzeichnung passt zu sich selbst. Dieses Gerät hat von dieser Partie aber nichts aufgehoben: Es hat nicht mitgespielt, oder sein Speicher wurde geleert. Wer den Server betreibt, könnte eine solche Aufzeichnung nachträglich erfinden; nur ein Gerät, das mitgespielt hat, kann das sagen.',
    false:
      'Was nicht passt, ist oben markiert. Heb die Aufzeichnung auf und zeig sie den anderen: Auch ihre Geräte können sie prüfen.',
    local:
      'Diese Partie wurde an einem Gerät gespielt. Ihr Zufall kommt aus einem Startwert in der Aufzeichnung: Das beweist, dass nichts verändert wurde, nicht aber, dass niemand den Startwert gewählt hat.',
    shared:
      'Alle, die diese Partie gespielt haben, hatten dasselbe Glück. Der Fingerabdruck des Geheimnisses wurde gezeigt, bevor jemand spielte; die Aufzeichnung öffnet, was zu ihm passt.',
  },
  differs: {
    secret: 'Das Geheimnis des Servers ist ein anderes, als dieses Gerät vorher gezeigt bekam.',
    shares: 'Die Fingerabdrücke der Anteile sind nicht die, die dieses Gerät sah, bevor es seinen eigenen offenlegte.',
    own: 'In der Aufzeichnung steht für dieses Gerät ein anderer Anteil als der, den es gegeben hat.',
    hidden: 'Dieses Gerät hat ein Mischen gesehen, das abgebrochen wurde, und die Aufzeichnung zeigt es nicht.',
  },
  early:
    'Diese Partie ist älter als die vorher festgelegten Anteile: Wer sich zuletzt setzte, hätte seinen wählen können.',
  broken: number =>
    number === 1
      ? 'Vor diesem wurde ein Mischen abgebrochen; die Aufzeichnung zeigt es.'
      : `Vor diesem wurde ${number}-mal ein Mischen abgebrochen; die Aufzeichnung zeigt es.`,
  seal: {
    fairHint:
      'Der Server hat seinen Teil des Mischens schon festgelegt; dieser Fingerabdruck beweist es. Wer sich setzt, legt einen eigenen Teil fest, und offengelegt wird erst, wenn alle festliegen: Also kann niemand die Karten wählen, wer auch immer als Letzter kommt. Dein Gerät hebt auf, was es gezeigt bekommt, und prüft es nach dem Spiel.',
    waiting: (names, until) =>
      `Das Spiel beginnt, sobald von allen der Anteil zum Mischen da ist. Es fehlt noch: ${names} (bis ${until}).`,
    elsewhere:
      'Dein Anteil an diesem Mischen liegt auf einem anderen Gerät. Öffne den Tisch dort, oder lass von hier aus neu mischen.',
    anew: 'Neu mischen',
  },
  holds: {
    chain: 'Kein Eintrag der Aufzeichnung wurde verändert.',
    secret: 'Offengelegt wurde das, worauf sich alle vorher festgelegt hatten.',
    deal: 'Neu gemischt kommt alles gleich heraus, und jeder Zug ist erlaubt.',
  },
  fails: {
    chain: 'Ein Eintrag der Aufzeichnung wurde verändert.',
    secret: 'Offengelegt wurde nicht das, worauf sich alle vorher festgelegt hatten.',
    deal: 'Neu gemischt kommt die Partie nicht gleich heraus.',
  },
  counts: (entries, people) =>
    `${entries} ${entries === 1 ? 'Eintrag' : 'Einträge'}, Zufallszahlen von ${people} ${people === 1 ? 'Person' : 'Personen'}.`,
};

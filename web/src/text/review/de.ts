import { pluralOf } from '../intl.ts';
import type { ReviewTexts } from './en.ts';

const n = pluralOf('de');
const points = (count: number): string => n(count, '# Siegpunkt', '# Siegpunkte');

export const de: ReviewTexts = {
  title: 'Wie es lief',
  good: 'Was gut lief',
  next: 'Eine Sache zum Ausprobieren',
  missing: 'Auf diesem Gerät gibt es keine solche beendete Partie.',
  won: 'Du hast gewonnen.',
  lost: (winners, isSeveral) => `Diesmal ${isSeveral ? 'haben' : 'hat'} ${winners} gewonnen.`,
  again: 'Noch einmal spielen',
  lessons: 'Alle Lektionen',
  nauticus: {
    final: (own, other) => `Du hast ${points(own)}, der Beste der anderen ${other}.`,
    ships: (count, gained) =>
      `${n(count, '# fertiges Schiff', '# fertige Schiffe')}: Das brachte dir ${points(gained)}.`,
    goods: gained => `Ausgelieferte Waren brachten dir ${points(gained)}.`,
    crowns: gained => `Die Wertung der Kronen brachte dir ${points(gained)}.`,
    extras: gained => `Boni und Belohnungen brachten dir ${points(gained)}.`,
    tryPasses: lost =>
      `Passe-Plättchen haben dich ${points(lost)} gekostet. Passe dreimal je Runde, wenn dir eine Aktion wenig hilft.`,
    tryShips: other =>
      `Jemand anderes machte mit Schiffen ${points(other)}. Stell früh eines fertig: Jeder Mast darauf bringt eine Belohnung.`,
    tryCrowns: other =>
      `Jemand anderes machte mit Kronen ${points(other)}. Nimm Kronenmasten und Kronensegel als Belohnung und heb Arbeiter für die Wertung auf.`,
    tryGoods:
      'Belade ein fertiges Schiff mit gleichen Waren und liefere sie aus: Fünf gleiche sind 20 Siegpunkte wert.',
    tryRest: rest =>
      `Übrige Arbeiter, Taler und Plättchen brachten nur ${points(rest)}. Gib mehr davon vor dem Ende der letzten Runde aus.`,
    tryStronger: level =>
      `Du hast Waren ausgeliefert und wenig übrig gelassen. Such dir als Nächstes einen stärkeren Gegner: ${level}.`,
    tryWell: 'Du hast Waren ausgeliefert und wenig übrig gelassen. Spiel als Nächstes gegen mehr Gegner.',
  },
  nautilus: {
    home: (own, all) => `Dein Team brachte ${own} von ${n(all, '# Seefahrer', '# Seefahrern')} in den Hafen.`,
    homeAlone: (own, all) => `Du hast ${own} von ${n(all, '# Seefahrer', '# Seefahrern')} in den Hafen gebracht.`,
    captures: count => `Deine Seefahrer haben ${n(count, 'einmal', '#-mal')} Gegner geschlagen.`,
    kept: 'Keiner deiner Seefahrer wurde geschlagen.',
    used: discards =>
      discards === 0
        ? 'Du musstest keine einzige Karte abwerfen.'
        : `Du musstest nur ${n(discards, '# Karte', '# Karten')} abwerfen.`,
    tryStart: discards =>
      `Du hast ${n(discards, '# Karte', '# Karten')} abgeworfen. Bring bald einen zweiten Seefahrer heraus: Je mehr unterwegs sind, desto mehr Karten sind nutzbar.`,
    trySafe: lost =>
      `Deine Seefahrer wurden ${n(lost, 'einmal', '#-mal')} geschlagen. Halte möglichst außer Reichweite der anderen; im Hafen wird niemand geschlagen.`,
    tryPartner: 'Sieh auch auf die Seefahrer deines Teampartners: Eine geteilte 5 hilft euch beiden.',
    tryDivide: 'Teile eine 5 auf mehrere Seefahrer auf, wenn einer von ihnen eine genaue Schrittzahl braucht.',
  },
};

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
  lost: winner => `Diesmal hat ${winner} gewonnen.`,
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
      `Andere machten mit Schiffen ${points(other)}. Stell früh eines fertig: Jeder Mast bringt eine Belohnung.`,
    tryCrowns: other =>
      `Andere machten mit Kronen ${points(other)}. Nimm Kronenmasten und Kronensegel als Belohnung und heb Arbeiter für die Wertung auf.`,
    tryGoods:
      'Belade ein fertiges Schiff mit gleichen Waren und liefere sie aus: Fünf gleiche sind 20 Siegpunkte wert.',
    tryRest: rest =>
      `Übrige Arbeiter, Taler und Plättchen brachten nur ${points(rest)}. Gib mehr davon vor dem Ende der letzten Runde aus.`,
    tryMore: 'Du hast alles genutzt, was es gibt. Versuch es als Nächstes gegen einen Steuermann.',
  },
  nautilus: {
    home: (own, all) => `Dein Team brachte ${own} von ${n(all, '# Seefahrer', '# Seefahrern')} in den Hafen.`,
    captures: count => `Du hast ${n(count, '# Seefahrer', '# Seefahrer')} geschlagen.`,
    kept: 'Keiner deiner Seefahrer wurde geschlagen.',
    used: discards =>
      discards === 0
        ? 'Du hast jede Karte genutzt.'
        : `Du musstest nur ${n(discards, '# Karte', '# Karten')} abwerfen.`,
    tryStart: discards =>
      `Du hast ${n(discards, '# Karte', '# Karten')} abgeworfen. Heb eine 1 oder 12 auf, solange jemand im Wasserstrudel ist, und teile sie mit dem Teampartner.`,
    trySafe: lost =>
      `Du hast ${n(lost, '# Seefahrer', '# Seefahrer')} verloren. Halte nicht in Reichweite anderer an; Höhlen und Häfen sind sicher.`,
    tryPartner: 'Sieh auch auf die Seefahrer deines Teampartners: Eine geteilte 5 hilft euch beiden.',
  },
};

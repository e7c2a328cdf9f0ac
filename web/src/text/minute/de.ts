import type { MinuteTexts } from './en.ts';

export const de: MinuteTexts = {
  title: game => `${game} in einer Minute`,
  steps: {
    nauticus: [
      'Baue Schiffe, belade sie und liefere Waren aus: Wer nach 5 Runden (zu zweit 4) die meisten Siegpunkte hat, gewinnt.',
      'Der Startspieler wählt eine Aktion und bekommt ihren Bonus. Dann nutzen alle diese Aktion oder passen.',
      'Jede Nutzung kostet einen Arbeiter, ein Kauf auch Taler.',
      'Mit Rumpf, Masten und Segeln ist ein Schiff fertig: sofort Belohnungen, am Ende Siegpunkte.',
      'Passen lohnt sich: Es spart Siegpunkte und bringt eine Krone.',
    ],
    nautilus: [
      'Zwei Teams segeln um die Wette: aus den Wasserstrudeln über den Ring in die Häfen.',
      'Eine 1 oder 12 bringt einen Seefahrer heraus. Eine Zahl zieht ihn so viele Schritte; nur die 4 zieht zurück.',
      'Wer auf einem Seefahrer landet, schickt ihn in seinen Wasserstrudel. Nur die 7 darf andere überspringen.',
      'Wer eine Karte nutzen kann, muss eine spielen, auch zum eigenen Schaden.',
      'Moby Dick schlägt, an wem er vorbeikommt. In Höhlen kommt er nie hinein.',
    ],
  },
  learn: 'Spielen lernen',
  play: 'Jetzt spielen',
  rules: 'Regeln',
};

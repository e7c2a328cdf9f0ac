import type { SheetTexts } from './en.ts';

export const de: SheetTexts = {
  pause: {
    menu: 'Spiel unterbrechen',
    title: 'Spiel unterbrechen',
    hint: 'Alle am Tisch müssen zustimmen. Die Uhren stehen so lange still.',
    until: 'Weiter geht es',
    open: 'Wenn alle wollen',
    quarter: 'In 15 Minuten',
    hour: 'In einer Stunde',
    tomorrow: 'Morgen um diese Zeit',
    week: 'In einer Woche um diese Zeit',
    date: 'An einem Termin',
    ask: 'Die anderen fragen',
  },
  holiday: 'Urlaub nehmen',
  takeBack: {
    menu: 'Um Rücknahme bitten',
    asked: 'Die anderen werden gefragt.',
  },
  silent: {
    menu: 'Jemand reagiert nicht',
    title: 'Jemand reagiert nicht',
    hint: time =>
      `Wenn jemand entscheiden muss und nichts tut (an diesem Tisch: ${time}), können die anderen seinen Platz jemandem geben. Der Spieler erfährt es vorher und hat dieselbe Zeit noch einmal, und ein weiteres Mal, wenn er an den Tisch schaut. Wer zurückkommt, bekommt seinen Platz wieder.`,
    seat: 'Wessen Platz',
    by: 'Wer ihn spielt',
    bot: level => `Bot: ${level}`,
    ask: 'Die anderen fragen',
    nobody: 'Niemand hält auf: Du bist am Zug.',
  },
  deputy: {
    menu: 'Wer für mich spielen darf',
    title: 'Wer für mich spielen darf',
    hint: 'Wenn du schweigst und die anderen zustimmen, spielt diese Person auf deinem Platz und sieht deine Karten. Wo Karten verdeckt sind, darf das sonst niemand; ein Bot zeigt deine Karten niemandem.',
    nobody: 'Niemand, nur ein Bot',
    save: 'Speichern',
  },
  volunteer: {
    menu: 'Anbieten, einen Platz zu übernehmen',
    title: 'Anbieten, einen Platz zu übernehmen',
    hint: 'Wenn jemand nicht reagiert, können die anderen dir den Platz geben. Du spielst dort weiter, bis sein Spieler zurück ist.',
    seat: name => `Der Platz von ${name}`,
    offer: 'Anbieten',
    offered: name => `Du bietest an, für ${name} zu spielen.`,
    withdraw: 'Nicht mehr anbieten',
  },
  orders: {
    menu: 'Automatische Züge',
    title: 'Automatische Züge',
    hint: 'Nur du weißt davon. Jeder endet von selbst und sagt, warum.',
    names: {
      forced: 'Passen, wenn nichts anderes möglich ist',
      pass: 'Passen bis zum Ende der Runde',
      discard: 'Für mich abwerfen',
    },
    hints: {
      forced: 'Du wirst nur gefragt, wenn es etwas zu wählen gibt.',
      pass: 'Was die anderen auch wählen: Du passt.',
      discard: 'Solange keine deiner Karten verwendet werden kann.',
    },
    told: 'Was daraus wurde',
  },
};

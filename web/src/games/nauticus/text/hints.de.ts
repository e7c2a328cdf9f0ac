import type { HintTexts } from './hints.en.ts';

export const de: HintTexts = {
  workers: 'Arbeiter: Jede Nutzung einer Aktion braucht einen. Sie bleiben von Runde zu Runde.',
  blue: 'Blaue Arbeiter dieser Aktion: Sie werden vor deinen eigenen eingesetzt, übrige verfallen.',
  taler: 'Taler: Mit ihnen bezahlst du die Preise. Am Ende zählen je 3 einen Punkt.',
  storage: 'Lager: 12 Felder, ein Mast braucht zwei. Der Transport bringt Plättchen von hier auf Schiffe.',
  now: 'Deine Punkte, wenn das Spiel jetzt endete.',
  track: 'Punkte auf der Leiste.',
  ifEnded: 'Punkte, wenn das Spiel jetzt endete: mit Schiffen, Waren und allem Übrigen.',
  ships: 'Fertige Schiffe.',
  passes:
    'Passplättchen: Wer passt, dreht eines auf seine Krone. Eine Zahl, die am Ende der Runde noch offen liegt, kostet so viele Punkte.',
  extra: 'Extra-Aktion: einmal im Spiel zwei Arbeiter und eine beliebige Aktion.',
  start: 'Der Startspieler wählt die nächste Aktion.',
  goods: 'Ausgelieferte Waren: je mehr von einer Sorte, desto mehr Punkte.',
  bonus: 'Der Bonus dieses Feldes: Nur wer seine Aktion wählt, bekommt ihn.',
  price: 'So viel kostet hier das erste Plättchen dieser Sorte, jedes weitere kostet 4.',
  others: 'Wer diese Aktion noch nutzen könnte. Ein Ring: könnte ein Schiff fertigstellen oder ausliefern.',
  number: 'Die Nummer dieses Feldes.',
  chose: 'Letzter Zug: hat diese Aktion gewählt.',
  used: 'Letzter Zug: hat diese Aktion mitgenutzt.',
  passed: 'Letzter Zug: hat hier gepasst.',
  rounds: 'Die Runden des Spiels und in dieser ihre sieben Phasen: In jeder wird eine Aktion gewählt.',
  score:
    'Das Zeichen steht bei den Punkten auf der Leiste; die gestrichelte Linie reicht bis zu denen, wenn das Spiel jetzt endete.',
};

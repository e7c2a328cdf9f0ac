import type { ReviewWords } from '../../review/words.ts';

export const review: ReviewWords = {
  title: (game, seats, decisions, budget) => `${game}: ${seats} Personen, ${decisions} Entscheidungen (${budget})`,
  heads: {
    seat: '',
    start: 'Anfang',
    luck: 'Glück',
    own: 'eigene Züge',
    others: 'die anderen',
    error: 'Irrtum',
    ended: 'Abbruch',
    result: 'Ergebnis',
  },
  chance: 'Aussicht auf den Sieg in Prozent (Irrtum: worin sich das Urteil selbst berichtigt hat)',
  points: 'Punkte',
  turningPoints: 'Wo es sich entschied',
  noTurningPoints: 'Kein Zug hat viel gekostet.',
  turningPoint: (round, entry, name, difference) => `Runde ${round}, Eintrag ${entry}, ${name}: ${difference}`,
  pointsBehind: count => `${count} Punkte hinter dem besten Zug`,
  chanceBehind: percent => `${percent} % hinter dem besten Zug`,
  played: 'gespielt',
  better: 'besser',
  openHands: 'mit offenen Karten',
};

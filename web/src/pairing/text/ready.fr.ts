import { pluralOf } from '../../text/intl.ts';
import type { ReadyTexts } from './ready.en.ts';

const count = pluralOf('fr');

export const fr: ReadyTexts = {
  looking: what => `Vous cherchez des adversaires : ${what}`,
  others: people => count(people, '# autre personne attend.', '# autres personnes attendent.'),
  alone: 'Personne d’autre n’attend pour l’instant.',
  missing: people => count(people, 'Il manque encore # personne.', 'Il manque encore # personnes.'),
  botsAt: seconds => `Des robots arrivent dans ${seconds} s si personne ne vient.`,
  reachAll: 'Désormais tout le monde convient, quelle que soit sa force.',
  /** How far the ratings of others may be off by now. */
  reach: (points, rating, time) =>
    `On cherche des personnes à ${points} points au plus de vos ${rating}\u00a0; après ${time} d’attente, tout le monde.`,
  liveHint:
    'Restez sur ce site : on vous le demandera dès que vous serez assez nombreux. En attendant, vous pouvez jouer sur cet appareil.',
  slowHint: 'Revenez de temps en temps : la recherche dure sept jours après votre dernière visite.',
  slowNotice: 'Dans les réglages, choisissez comment être prévenu.',
  stop: 'Arrêter la recherche',
  ready: 'Prêt ?',
  found: names => `Vous jouez avec ${names}.`,
  botCount: bots => count(bots, '# robot', '# robots'),
  kept: 'Votre partie sur cet appareil est conservée : vous pourrez la reprendre plus tard.',
  left: time => `encore ${time}`,
  until: time => `jusqu’à ${time}`,
  yes: 'Prêt',
  no: 'Pas maintenant',
  later: 'Plus tard',
  missed: 'Vous n’avez pas répondu à temps et avez perdu votre place. Cherchez de nouveau si vous voulez encore jouer.',
  again: 'Quelqu’un n’est pas venu. Vous attendez de nouveau, en tête.',
  ended: 'Vous ne cherchez plus d’adversaires : cette page était absente, ou vous avez arrêté ailleurs.',
  lookAgain: 'Chercher de nouveau',
};

import { pluralOf } from '../../text/intl.ts';
import type { ReadyTexts } from './ready.en.ts';

const count = pluralOf('fr');

export const fr: ReadyTexts = {
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

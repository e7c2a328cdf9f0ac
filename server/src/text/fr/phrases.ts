import type { PhraseTexts } from '../phrases.ts';

export const phrases: PhraseTexts = {
  hello: 'Bonjour !',
  'good-luck': 'Bonne chance !',
  thanks: 'Merci !',
  sorry: 'Pardon !',
  'well-played': 'Bien joué !',
  oops: 'Oups.',
  'one-moment': 'Un instant, s’il vous plaît.',
  'back-again': 'Me revoilà.',
  'your-turn': 'C’est à vous.',
  'no-hurry': 'Prenez votre temps.',
  'last-game': 'C’est ma dernière partie aujourd’hui.',
  'another-game': 'Encore une partie ?',
  'good-night': 'Bonne nuit !',
};

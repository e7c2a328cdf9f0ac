import type { PhraseTexts } from '../phrases.ts';

export const phrases: PhraseTexts = {
  hello: 'Hallo!',
  'good-luck': 'Viel Glück!',
  thanks: 'Danke!',
  sorry: 'Entschuldigung!',
  'well-played': 'Gut gespielt!',
  oops: 'Hoppla.',
  'one-moment': 'Einen Moment, bitte.',
  'back-again': 'Da bin ich wieder.',
  'your-turn': 'Du bist dran.',
  'no-hurry': 'Lass dir Zeit.',
  'last-game': 'Das ist für heute mein letztes Spiel.',
  'another-game': 'Noch ein Spiel?',
  'good-night': 'Gute Nacht!',
};

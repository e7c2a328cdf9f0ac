import type { PhraseTexts } from '../phrases.ts';

export const phrases: PhraseTexts = {
  hello: 'Hello!',
  'good-luck': 'Good luck!',
  thanks: 'Thank you!',
  sorry: 'Sorry!',
  'well-played': 'Well played!',
  oops: 'Oops.',
  'one-moment': 'One moment, please.',
  'back-again': 'I am back.',
  'your-turn': 'It is your turn.',
  'no-hurry': 'Take your time.',
  'last-game': 'This is my last game for today.',
  'another-game': 'Another game?',
  'good-night': 'Good night!',
};

import { beforeEach, expect, test } from 'vitest';
import { change } from '../../settings/settings.ts';
import { text } from '../../text/text.ts';
import { joinSentences } from './sentences.ts';

beforeEach(() => text.load());

test('who did it is said once', () => {
  expect(joinSentences(['Ada chooses masts.', 'Ada buys a mast.', 'Round 2 begins.', 'Ada passes.'], 'Ada')).toBe(
    'Ada chooses masts; buys a mast. Round 2 begins. Ada passes.',
  );
  expect(joinSentences([], 'Ada')).toBe('');
});

test('in French a semicolon stands apart from the word before it', async () => {
  change({ language: 'fr' });
  await text.load();
  expect(joinSentences(['Ada choisit les mâts.', 'Ada passe.'], 'Ada')).toBe('Ada choisit les mâts\u00a0; passe.');
  change({ language: 'en' });
});

test('what is done several times in a row is said once', () => {
  expect(joinSentences(['Ada takes 3 points.', 'Ada takes 3 points.', 'Ada passes.'], 'Ada')).toBe(
    'Ada takes 3 points (2×); passes.',
  );
  expect(joinSentences(['Ada buys fish.', 'Ada buys salt.', 'Ada buys fish.'], 'Ada')).toBe(
    'Ada buys fish; buys salt; buys fish.',
  );
});

import { LANGUAGES } from '@ankerplatz/kit';
import { describe, expect, test } from 'vitest';
import { ENGLISH, missingIn, PLACES, typeIn } from './languages.ts';
import { allCode, cataloguesIn, isLesson, sourceOf } from './sources.ts';

const OTHERS = LANGUAGES.filter(language => language !== 'en');

/** How many texts a lesson has in a language. */
const textsOf = (lesson: string): number => sourceOf(lesson).split('\n').filter(Boolean).length;

describe.each(OTHERS)('%s', language => {
  test('has a catalogue beside every English one', () => expect(missingIn(language)).toEqual([]));

  test('says in every lesson what English says', () => {
    const lessons = ENGLISH.filter(isLesson).map(english => [english, english.replace(/en$/, language)] as const);
    const lacking = lessons.flatMap(([english, lesson]) => {
      const missing = textsOf(english) - textsOf(lesson);
      return missing === 0 ? [] : [`${lesson} lacks ${missing} texts`];
    });
    expect(lacking).toEqual([]);
  });
});

test('a catalogue that is missing is named', () => {
  const files = cataloguesIn('fr').filter(file => !/speech\.fr|nauticus\/src\/text\/fr\/terms/.test(file));
  expect(missingIn('fr', files)).toEqual([
    'games/nauticus/src/text/fr/terms.ts is missing',
    'web/src/games/nauticus/text/speech.fr.ts is missing',
    'web/src/games/nautilus/text/speech.fr.ts is missing',
  ]);
});

test('whatever is loaded by the name of a language has its place among catalogues', () => {
  const loads = allCode().flatMap(file => sourceOf(file).match(/import\(`/g) ?? []);
  expect(loads.length).toBeGreaterThan(5);
  expect(PLACES).toHaveLength(loads.length);
  for (const { fileOf } of PLACES) expect(ENGLISH).toContain(fileOf('en'));
});

test.each(LANGUAGES)('a catalogue that is loaded by its name says that it is what is expected: %s', language => {
  const there = cataloguesIn(language);
  const wrong = PLACES.filter(({ fileOf }) => there.includes(fileOf(language))).flatMap(({ fileOf, type }) => {
    const said = typeIn(sourceOf(fileOf(language)), language);
    return said === type ? [] : [`${fileOf(language)} must say: export const ${language}: ${type} = …`];
  });
  expect(wrong).toEqual([]);
});

test.each([
  ['export const fr: Words = { a };', 'Words'],
  ['export const fr = {\n  a: { b },\n} satisfies Words;', 'Words'],
  ['export const fr = { a };', undefined],
  ['export const french: Words = { a };', undefined],
])('the type of a catalogue is read: %s', (source, type) => {
  expect(typeIn(source, 'fr')).toBe(type);
});

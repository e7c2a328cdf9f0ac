import { LANGUAGES, type Language } from '@ankerplatz/kit';
import { describe, expect, test } from 'vitest';
import { cataloguesIn, sourceOf, textsIn } from './sources.ts';
import { TERMS } from './terms.ts';

/** A sentence for every wrong word of a catalogue. */
const wrongIn = (file: string, source: string, language: Language): readonly string[] => {
  const terms = (TERMS[language] ?? []).filter(({ where }) => where === undefined || where.test(file));
  return textsIn(source).flatMap(text =>
    terms.flatMap(({ never, say }) => {
      const [found] = never.exec(text.replaceAll('\u00a0', ' ')) ?? [];
      return found === undefined ? [] : [`${file}: “${found}” in ${text} — say: ${say}`];
    }),
  );
};

test.each(LANGUAGES)('one word for one thing in every catalogue: %s', language => {
  const files = cataloguesIn(language);
  expect(files.length).toBeGreaterThan(20);
  expect(files.flatMap(file => wrongIn(file, sourceOf(file), language))).toEqual([]);
});

test.each(LANGUAGES)('people count from one and read names, not codes; notation has one paragraph: %s', language => {
  const code = /(?<![\p{L}\d])(?:[nesw][1-4]|[tch]\d{1,2}|[nesw]h\d)(?![\p{L}\d])/u;
  const found = cataloguesIn(language).flatMap(file => textsIn(sourceOf(file)).filter(text => code.test(text)));
  expect(found).toEqual([expect.stringMatching(/^'Notation, /)]);
});

describe('a forbidden word is named with the right one', () => {
  test.each([
    ['en', 'web/src/table/text/en.ts', "{ menu: 'Hand in the turn' }", 'submit'],
    ['de', 'web/src/games/nauticus/text/speech.de.ts', 'const a = `Das Rad zeigt nach oben`;', 'Drehscheibe'],
    ['fr', 'web/src/games/nauticus/text/zones.fr.ts', 'const a = `Jusqu’à la fin du tour`;', 'manche'],
  ] as const)('%s', (language, file, source, say) => {
    expect(wrongIn(file, source, language)).toEqual([expect.stringContaining(`say: ${say}`)]);
  });
});

import { posix } from 'node:path';
import type { Language } from '@ankerplatz/kit';
import { allCode, cataloguesIn, isLesson, sourceOf } from './sources.ts';

/** Where a package loads a catalogue by the name of its language, and what it takes it for, which it cannot see. */
interface Place {
  readonly fileOf: (language: Language) => string;
  readonly type: string;
}

const LOADED =
  /: Readonly<Record<Language, (?<type>\w+)>> = await import\(`(?<before>[^`$]*)\$\{language\}(?<after>[^`$]*)`\)/g;

export const PLACES: readonly Place[] = allCode().flatMap(file =>
  [...sourceOf(file).matchAll(LOADED)].map(({ groups: { type = '', before = '', after = '' } = {} }) => ({
    fileOf: (language: Language) => posix.join(posix.dirname(file), `${before}${language}${after}`),
    type,
  })),
);

export const ENGLISH = cataloguesIn('en');

/** The file of a language beside the English one: `en.ts`, `speech.en.ts`, or any in a folder `en`. */
const siblingOf = (english: string, language: Language): string => english.replace(/(?<=[/.])en(?=\.ts$|\/)/, language);

/** A sentence for every catalogue that a language lacks. */
export const missingIn = (language: Language, files: readonly string[] = cataloguesIn(language)): readonly string[] =>
  ENGLISH.filter(file => !isLesson(file))
    .map(english => siblingOf(english, language))
    .filter(file => !files.includes(file))
    .map(file => `${file} is missing`);

/** The type that a catalogue says it has: `export const fr: Words = …` or `export const fr = { … } satisfies Words`. */
export const typeIn = (source: string, language: Language): string | undefined => {
  const [, annotated, satisfied] =
    new RegExp(`^export const ${language}(?:: (\\w+)\\b| = \\{$[^]*?^\\} satisfies (\\w+);)`, 'm').exec(source) ?? [];
  return annotated ?? satisfied;
};

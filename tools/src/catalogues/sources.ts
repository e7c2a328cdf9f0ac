import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix, sep } from 'node:path';
import type { Language } from '@ankerplatz/kit';

const ROOT = join(import.meta.dirname, '..', '..', '..');
/** Wherever code lies, a catalogue may lie. */
const FOLDERS = (
  JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { workspaces: string[] }
).workspaces.map(workspace => join(workspace, 'src'));

const LESSONS = ['games/nauticus/lessons', 'games/nautilus/lessons'].filter(folder => existsSync(join(ROOT, folder)));

/** `fr.ts`, `speech.fr.ts`, and whatever lies in a folder `fr`. */
const isIn = (file: string, language: Language): boolean =>
  new RegExp(`(?:^|[/.])${language}(?:/.*)?\\.ts$`).test(file) && !file.endsWith('.test.ts');

/** The sources below a folder: paths from the root of the repository. */
const below = (folder: string): readonly string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map(file =>
    posix.join(folder, file.split(sep).join('/')),
  );

/** All sources: paths from the root of the repository. */
export const allCode = (): readonly string[] =>
  FOLDERS.flatMap(below).filter(file => /\.tsx?$/.test(file) && !/\.test\./.test(file));

/** The catalogues of a language: paths from the root of the repository. A lesson holds all languages: `…/lessons/01-ring.json#fr`. */
export const cataloguesIn = (language: Language): readonly string[] => [
  ...FOLDERS.flatMap(below).filter(file => isIn(file, language)),
  ...LESSONS.flatMap(folder => readdirSync(join(ROOT, folder)).map(file => `${join(folder, file)}#${language}`)),
];

/** The sources of the site that are no catalogues: paths from the root of the repository. */
export const codeOfTheSite = (): readonly string[] =>
  allCode().filter(file => file.startsWith('web/src/') && !file.includes('/text/'));

/** Every text of a language in what a lesson says, each as a text of a source. */
const lessonTexts = (value: unknown, language: string): readonly string[] => {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) =>
    key === language && typeof each === 'string' ? [`'${each}'`] : lessonTexts(each, language),
  );
};

/** Of what `cataloguesIn` finds. */
export const isLesson = (file: string): boolean => file.includes('#');

export const sourceOf = (file: string): string => {
  const [path = '', language] = file.split('#');
  const source = readFileSync(join(ROOT, path), 'utf8');
  return language === undefined ? source : lessonTexts(JSON.parse(source), language).join('\n');
};

/** The texts of a source, those within others too; what is put into them stands there as x. */
export const textsIn = (source: string): readonly string[] => {
  const texts: string[] = [];
  const keep = (text: string): string => {
    texts.push(text);
    return 'x';
  };
  let code = source.replace(/\/\*.*?\*\/|\/\/.*?$/gms, '').replace(/'[^'\n]*'/g, keep);
  for (let before = ''; code !== before; ) {
    before = code;
    code = code.replace(/\{[^{}`]*\}/g, 'x');
    if (code === before) code = code.replace(/`[^`{}]*`/, keep);
  }
  return texts;
};

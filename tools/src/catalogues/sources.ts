import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@ankerplatz/kit';

const ROOT = join(import.meta.dirname, '..', '..', '..');
const FOLDERS = ['games/kit/src', 'games/nauticus/src', 'games/nautilus/src', 'server/src', 'tools/src', 'web/src'];

/** `fr.ts`, `speech.fr.ts`, and whatever lies in a folder `fr`. */
const isIn = (file: string, language: Language): boolean =>
  new RegExp(`(?:^|[/.])${language}(?:/.*)?\\.ts$`).test(file) && !file.endsWith('.test.ts');

/** The catalogues of a language: paths from the root of the repository. */
export const cataloguesIn = (language: Language): readonly string[] =>
  FOLDERS.flatMap(folder =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter(file => isIn(file, language))
      .map(file => join(folder, file)),
  );

export const sourceOf = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

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

import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { LANGUAGES } from '@ankerplatz/kit';

export const PAGE = '<!doctype html><title>Ankerplatz</title>';
export const SCRIPT = `console.log('${'harbour '.repeat(100)}');`;

/** A site as it is built, on a few files; the caller removes its folder. */
export const makeSite = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'ankerplatz-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), PAGE);
  writeFileSync(join(folder, 'icon.svg'), '<svg/>');
  const inLanguages = (...files: string[]) =>
    Object.fromEntries(LANGUAGES.map(language => [language, [...files, `/assets/${language}-3c.js`]]));
  const ahead = {
    rules: inLanguages('/assets/Rules-1a.js', '/assets/Rules-2b.css'),
    t: inLanguages('/assets/TablePage-6f.js'),
    't nauticus': inLanguages('/assets/TablePage-6f.js', '/assets/nauticus-7a.js'),
  };
  writeFileSync(join(folder, 'ahead.json'), JSON.stringify(ahead));
  writeFileSync(join(folder, 'assets', 'worker-5a.js'), SCRIPT);
  const script = join(folder, 'assets', 'main-4f.js');
  writeFileSync(script, SCRIPT);
  writeFileSync(`${script}.br`, brotliCompressSync(SCRIPT));
  writeFileSync(`${script}.gz`, gzipSync(SCRIPT));
  return folder;
};

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

interface LockedPackage {
  readonly version?: string;
  readonly license?: string;
  readonly link?: boolean;
  readonly resolved?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

type Locked = Readonly<Record<string, LockedPackage>>;

interface Licensed {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
  readonly text?: string;
}

const ROOT = join(import.meta.dirname, '..');
const FOLDER = 'node_modules/';
/** Of this one the site takes types alone, which leave no trace. */
const TYPES_ALONE = 'protocol';
const ID = 'virtual:licences';

/** Where a package that stands at a path finds another: beside itself, or further up. */
const found = (locked: Locked, from: string, name: string): string | undefined => {
  for (let at = from; ; at = dirname(at) === '.' ? '' : dirname(at)) {
    const path = `${at === '' ? '' : `${at}/`}${FOLDER}${name}`;
    if (locked[path]) return path;
    if (at === '') return undefined;
  }
};

/** The paths of everything that a workspace needs when it runs, others' work only. */
const neededBy = (locked: Locked, workspace: string, except: string | undefined): ReadonlySet<string> => {
  const seen = new Set<string>();
  const visit = (path: string): void => {
    if (seen.has(path) || path === except) return;
    seen.add(path);
    const entry = locked[path]!;
    const at = entry.link ? entry.resolved! : path;
    if (entry.link) visit(at);
    for (const name of Object.keys(locked[at]?.dependencies ?? {})) {
      const needed = found(locked, at, name);
      if (needed !== undefined) visit(needed);
    }
  };
  visit(workspace);
  return new Set([...seen].filter(path => path.includes(FOLDER) && !locked[path]!.link));
};

const textOf = (path: string): string | undefined => {
  const folder = join(ROOT, path);
  const file = existsSync(folder) ? readdirSync(folder).find(name => /^licen[cs]e/i.test(name)) : undefined;
  return file && readFileSync(join(folder, file), 'utf8').trim();
};

const licensed = (locked: Locked, path: string, isTextWanted: boolean): Licensed => {
  const { version = '', license = '' } = locked[path]!;
  const text = isTextWanted ? textOf(path) : undefined;
  const name = path.slice(path.lastIndexOf(FOLDER) + FOLDER.length);
  return { name, version, licence: license, ...(text !== undefined && { text }) };
};

const listOf = (locked: Locked, workspace: string, isForBrowser: boolean): readonly Licensed[] =>
  [...neededBy(locked, workspace, isForBrowser ? TYPES_ALONE : undefined)]
    .map(path => licensed(locked, path, isForBrowser))
    .sort((a, b) => a.name.localeCompare(b.name));

/**
 * The works that run in the browser, with their licences in full, and those that run on the server: read from the lock
 * file.
 */
const makeList = () => {
  const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as { packages: Locked };
  return { browser: listOf(packages, 'web', true), server: listOf(packages, 'server', false) };
};

/** Makes the list of licences when the site is built. */
export const licences = (): Plugin => ({
  name: 'licences',
  resolveId: id => (id === ID ? `\0${ID}` : undefined),
  load: id => (id === `\0${ID}` ? `export const LICENCES = ${JSON.stringify(makeList())};` : undefined),
});

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

// The sources are formatted by Biome, so that imports can be read line by line.

export const KINDS = [
  'kit',
  'game',
  'registry',
  'bots',
  'coach',
  'review',
  'tournament',
  'protocol',
  'server',
  'torture',
  'web',
  'tools',
  'bench',
  'e2e',
] as const;
export type Kind = (typeof KINDS)[number];

/** Paths from the root of the repository, with `/`, and what the files say. */
export type Tree = ReadonlyMap<string, string>;

export interface Import {
  readonly specifier: string;
  /** Types alone are gone at run time. */
  readonly isType: boolean;
}

export interface Source {
  readonly path: string;
  /** The folder of its package: `games/kit`. */
  readonly folder: string;
  readonly kind: Kind;
  readonly isTest: boolean;
  readonly text: string;
  readonly imports: readonly Import[];
}

const STATEMENT = /^(?:import|export)\b(?<type> type\b)?[^;']*?\bfrom '(?<specifier>[^']+)'/gm;
const BARE = /^import '(?<specifier>[^']+)'/gm;
const DYNAMIC = /\bimport\('(?<specifier>[^']+)'\)/g;

const importsOf = (text: string): Import[] =>
  [STATEMENT, BARE, DYNAMIC].flatMap(pattern =>
    [...text.matchAll(pattern)].map(({ groups }) => ({
      specifier: groups!.specifier!,
      isType: groups!.type !== undefined,
    })),
  );

const folderOf = (path: string): string =>
  path
    .split('/')
    .slice(0, path.startsWith('games/') ? 2 : 1)
    .join('/');

export const kindNamed = (name: string): Kind | undefined => KINDS.find(kind => kind === name);

/** Whatever lies in games/ is a game, unless it is what the games share. */
const kindOf = (folder: string): Kind | undefined => {
  const [first, second] = folder.split('/');
  return first === 'games' ? (kindNamed(second ?? '') ?? 'game') : kindNamed(folder);
};

/** Tests, what only tests use, and the suite that other packages' tests run. */
export const isTestFile = (path: string): boolean =>
  /\.test\.tsx?$|\/testing\/|^torture\//.test(path) || path === 'games/kit/src/conformance.ts';

export const sourcesOf = (tree: Tree): Source[] =>
  [...tree].flatMap(([path, text]) => {
    const folder = folderOf(path);
    const kind = kindOf(folder);
    if (!/\/src\/.*\.tsx?$/.test(path)) return [];
    if (kind === undefined) throw new Error(`${folder} is not in the table of packages`);
    return [{ path, folder, kind, isTest: isTestFile(path), text, imports: importsOf(text) }];
  });

/** Comments, texts and patterns; of a template what is between the braces is kept. */
const NOT_CODE =
  /\/\/[^\n]*|\/\*[\s\S]*?\*\/|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`|(?<=[(,=:[!&|?{;] ?)\/(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[*])+\//g;

/** The code of a file, without its comments and texts. */
export const codeOf = (text: string): string =>
  text.replace(NOT_CODE, part => (part.startsWith('`') ? (part.match(/\$\{[^}]*\}/g) ?? []).join(' ') : ' '));

/** The comments of a file, each without its marks; of several lines after `//` each is one. */
export const commentsOf = (text: string): string[] =>
  [...text.matchAll(NOT_CODE)].flatMap(([part]) =>
    /^\/[/*]/.test(part) ? [part.replace(/^\/[/*]+|\s*\*\/$|\s*\n\s*\*?\s*/g, ' ').trim()] : [],
  );

/** The path that a relative import leads to. */
export const targetOf = (path: string, specifier: string): string =>
  new URL(specifier, `file:///${path}`).pathname.slice(1);

const SKIPPED = new Set(['node_modules', 'dist', 'coverage', 'docs', 'data']);

/** The sources and package.json files below a folder. */
export const readTree = (root: string): Tree => {
  const tree = new Map<string, string>();
  const visit = (folder: string): void => {
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (entry.isDirectory() && !entry.name.startsWith('.') && !SKIPPED.has(entry.name)) visit(path);
      if (entry.isFile() && /\.tsx?$|^package\.json$/.test(entry.name))
        tree.set(path, readFileSync(join(root, path), 'utf8'));
    }
  };
  visit('');
  return tree;
};

import { readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';

// Who may import whom. The sources are formatted by Biome, so that imports can be read line by line.

interface PackageRule {
  /** Kinds of packages of ours that may be imported. */
  readonly ours: readonly Kind[];
  /** Packages from outside: these, or whatever its package.json names. */
  readonly outside: readonly string[] | 'declared';
  /** Packages of ours of which no more than types may be imported, except in these files. */
  readonly typesOf?: Readonly<Record<string, RegExp | null>>;
  /** For browsers: no modules of Node. */
  readonly browser?: true;
  /** Pure: no input and output, no clock, no chance but what is handed in. */
  readonly pure?: true;
}

const KINDS = ['kit', 'game', 'registry', 'bots', 'protocol', 'server', 'web', 'tools', 'bench', 'e2e'] as const;
type Kind = (typeof KINDS)[number];

const RULES: Readonly<Record<Kind, PackageRule>> = {
  kit: { ours: [], outside: ['@noble/hashes'], pure: true },
  game: { ours: ['kit'], outside: [], pure: true },
  registry: { ours: ['kit', 'game'], outside: [], pure: true },
  bots: { ours: ['kit', 'game', 'registry'], outside: [], pure: true },
  protocol: { ours: ['kit'], outside: 'declared' },
  server: { ours: ['kit', 'game', 'registry', 'bots', 'protocol'], outside: 'declared' },
  web: {
    ours: ['kit', 'game', 'registry', 'bots', 'protocol'],
    outside: 'declared',
    browser: true,
    // The server checks schemas; bots think in the worker; games are loaded when they are played.
    typesOf: { protocol: null, bots: /\/worker\.ts$/, registry: null },
  },
  tools: { ours: ['kit', 'game', 'registry', 'bots'], outside: 'declared' },
  bench: { ours: ['kit', 'game', 'registry', 'bots'], outside: 'declared' },
  // Journeys see the rest from outside; the rules tell what a seat may know.
  e2e: { ours: ['kit', 'game', 'registry'], outside: 'declared' },
};

/** Inside a game a file, or a folder, may import what stands before it, and its neighbours in the same row. */
const LAYERS = [
  ['types'],
  ['tables'],
  ['memory'],
  ['moves'],
  ['rules'],
  ['position'],
  ['refusal', 'notation', 'view', 'facts'],
  ['index'],
] as const;

/** What tests may import besides. */
const TEST_PACKAGES = ['vitest', 'fast-check', 'ajv', 'vite'];
const IMPURE = /\b(?:Math\.random|Date|process|performance|setTimeout|setInterval|crypto)\b/g;

const SCOPE = '@ankerplatz/';

/** Paths from the root of the repository, with `/`, and what the files say. */
type Tree = ReadonlyMap<string, string>;

interface Import {
  readonly specifier: string;
  /** Types alone are gone at run time: they close no circle. */
  readonly isType: boolean;
}

interface Source {
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

const kindNamed = (name: string): Kind | undefined => KINDS.find(kind => kind === name);

/** Whatever lies in games/ is a game, unless it is what the games share. */
const kindOf = (folder: string): Kind | undefined => {
  const [first, second] = folder.split('/');
  return first === 'games' ? (kindNamed(second ?? '') ?? 'game') : kindNamed(folder);
};

/** Tests, what only tests use, the torture of the server, and the suite that other packages' tests run. */
const isTestFile = (path: string): boolean =>
  /\.test\.tsx?$|\/(testing|torture)\//.test(path) || path === 'games/kit/src/conformance.ts';

const sourcesOf = (tree: Tree): Source[] =>
  [...tree].flatMap(([path, text]) => {
    const folder = folderOf(path);
    const kind = kindOf(folder);
    if (!/\/src\/.*\.tsx?$/.test(path)) return [];
    if (kind === undefined) throw new Error(`${folder} is not in the table of packages`);
    return [{ path, folder, kind, isTest: isTestFile(path), text, imports: importsOf(text) }];
  });

/** `@scope/name/part` and `name/part` without their parts. */
const packageOf = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

/** The path that a relative import leads to. */
const targetOf = (path: string, specifier: string): string => new URL(specifier, `file:///${path}`).pathname.slice(1);

/** What a package needs to run; one that holds nothing but tests needs no more than others need to be built. */
const declaredBy = (tree: Tree, { folder, kind }: Source): string[] => {
  const { dependencies, devDependencies } = JSON.parse(tree.get(`${folder}/package.json`) ?? '{}');
  return Object.keys({ ...dependencies, ...(kind === 'e2e' && devDependencies) });
};

const oursProblem = ({ kind, path, isTest }: Source, { specifier, isType }: Import): string | undefined => {
  const { ours, typesOf = {} } = RULES[kind];
  const name = packageOf(specifier).slice(SCOPE.length);
  if (!ours.includes(kindNamed(name) ?? 'game')) return `of ours ${kind} may import ${ours.join(', ') || 'nothing'}`;
  // Another door of the same package is another thing: `registry/lazy`.
  const where = typesOf[specifier.slice(SCOPE.length)];
  if (where === undefined || isType || isTest || where?.test(path)) return undefined;
  return `of ${name} ${kind} may import types only`;
};

const outsideProblem = (tree: Tree, source: Source, specifier: string): string | undefined => {
  const { outside, pure, browser } = RULES[source.kind];
  if (isBuiltin(specifier)) {
    if (!specifier.startsWith('node:')) return 'modules of Node are written with node:';
    if (browser && !source.isTest) return 'there is no Node in a browser';
    return pure && !source.isTest ? 'rules and bots do no input and output' : undefined;
  }
  // Made by the build.
  if (browser && specifier.startsWith('virtual:')) return undefined;
  const name = packageOf(specifier);
  if (source.isTest && TEST_PACKAGES.includes(name)) return undefined;
  if (outside !== 'declared')
    return outside.includes(name)
      ? undefined
      : `from outside ${source.kind} may import ${outside.join(', ') || 'nothing'}`;
  return declaredBy(tree, source).includes(name) ? undefined : `${source.folder}/package.json does not name it`;
};

const problemOf = (tree: Tree, source: Source, imported: Import): string | undefined => {
  const { specifier } = imported;
  if (specifier.startsWith('.')) {
    const target = targetOf(source.path, specifier);
    if (!target.startsWith(`${source.folder}/`)) return 'a relative import stays inside its package';
    return isTestFile(target) && !source.isTest ? 'only tests may import what is for tests' : undefined;
  }
  if (specifier.startsWith(SCOPE)) return oursProblem(source, imported);
  return outsideProblem(tree, source, specifier);
};

const forbidden = (tree: Tree, sources: readonly Source[]): string[] =>
  sources.flatMap(source =>
    source.imports.flatMap(imported => {
      const problem = problemOf(tree, source, imported);
      return problem === undefined ? [] : [`${source.path} imports ${imported.specifier}: ${problem}`];
    }),
  );

/** Comments, texts and patterns; of a template what is between the braces is kept. */
const NOT_CODE =
  /\/\/[^\n]*|\/\*[\s\S]*?\*\/|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`|(?<=[(,=:[!&|?{;] ?)\/(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[*])+\//g;

const codeOf = (text: string): string =>
  text.replace(NOT_CODE, part => (part.startsWith('`') ? (part.match(/\$\{[^}]*\}/g) ?? []).join(' ') : ' '));

const impure = (sources: readonly Source[]): string[] =>
  sources
    .filter(({ kind, isTest }) => RULES[kind].pure && !isTest)
    .flatMap(({ path, text }) =>
      [...new Set(codeOf(text).match(IMPURE))].map(
        word => `${path} uses ${word}: rules and bots are given chance and time`,
      ),
    );

type Graph = ReadonlyMap<string, readonly string[]>;

const graphOf = (sources: readonly Source[], withTypes: boolean): Graph =>
  new Map(
    sources.map(({ path, imports }) => [
      path,
      imports
        .filter(({ specifier, isType }) => specifier.startsWith('.') && (withTypes || !isType))
        .map(({ specifier }) => targetOf(path, specifier)),
    ]),
  );

/** Each circle of files that import each other, once. */
const circles = (graph: Graph): string[] => {
  const found: string[] = [];
  const done = new Set<string>();
  const walk = (path: string, trail: readonly string[]): void => {
    const start = trail.indexOf(path);
    if (start >= 0) found.push(`${[...trail.slice(start), path].join(' → ')}: files import each other in a circle`);
    if (start >= 0 || done.has(path)) return;
    for (const next of graph.get(path) ?? []) walk(next, [...trail, path]);
    done.add(path);
  };
  for (const path of graph.keys()) walk(path, []);
  return found;
};

const layerOf = (path: string): number => {
  const name = /^games\/[^/]+\/src\/([^/.]+)(?:\.ts$|\/)/.exec(path)?.[1];
  return LAYERS.findIndex(names => names.some(each => each === name));
};

/** The files with a layer that a file imports, straight or through files without one. */
const layeredBelow = (graph: Graph, path: string, seen = new Set<string>()): string[] =>
  (graph.get(path) ?? []).flatMap(next => {
    if (seen.has(next)) return [];
    seen.add(next);
    return layerOf(next) >= 0 ? [next] : layeredBelow(graph, next, seen);
  });

const misplaced = (sources: readonly Source[]): string[] => {
  const graph = graphOf(sources, true);
  return sources
    .filter(({ kind, path, isTest }) => kind === 'game' && !isTest && layerOf(path) >= 0)
    .flatMap(({ path }) =>
      layeredBelow(graph, path)
        .filter(below => layerOf(below) > layerOf(path))
        .map(below => `${path} imports ${below}: inside a game ${LAYERS.map(names => names.join(', ')).join(' ← ')}`),
    );
};

/** A sentence for everything that the table of imports does not allow. */
export const checkImports = (tree: Tree): string[] => {
  const sources = sourcesOf(tree);
  return [...forbidden(tree, sources), ...impure(sources), ...circles(graphOf(sources, false)), ...misplaced(sources)];
};

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

import { isBuiltin } from 'node:module';
import { reachedInto } from './features.ts';
import { misplaced } from './floors.ts';
import { circles, graphOf, knotOf } from './graph.ts';
import {
  codeOf,
  type Import,
  isTestFile,
  type Kind,
  kindNamed,
  type Source,
  sourcesOf,
  type Tree,
  targetOf,
} from './sources.ts';
import { waitingForTime } from './waits.ts';

// The packages that a package may import.

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

const RULES: Readonly<Record<Kind, PackageRule>> = {
  kit: { ours: [], outside: ['@noble/hashes'], pure: true },
  game: { ours: ['kit'], outside: [], pure: true },
  registry: { ours: ['kit', 'game'], outside: [], pure: true },
  bots: { ours: ['kit', 'game', 'registry'], outside: [], pure: true },
  coach: { ours: ['kit', 'game', 'registry', 'bots'], outside: [], pure: true },
  review: { ours: ['kit', 'game', 'registry', 'bots', 'coach'], outside: [], pure: true },
  tournament: { ours: ['kit'], outside: ['edmonds-blossom-fixed'], pure: true },
  protocol: { ours: ['kit'], outside: 'declared' },
  server: { ours: ['kit', 'game', 'registry', 'bots', 'review', 'tournament', 'protocol'], outside: 'declared' },
  // Looks at a server from inside too: its log must hold what its clients were told.
  torture: { ours: ['kit', 'registry', 'bots', 'protocol', 'server'], outside: 'declared' },
  web: {
    ours: ['kit', 'game', 'registry', 'bots', 'coach', 'review', 'protocol'],
    outside: 'declared',
    browser: true,
    // The server checks schemas; bots, the coach and the review think in the worker; games are loaded when they are played.
    typesOf: { protocol: null, bots: /\/worker\.ts$/, coach: /\/worker\.ts$/, review: /\/worker\.ts$/, registry: null },
  },
  tools: { ours: ['kit', 'game', 'registry', 'bots', 'coach', 'review', 'tournament'], outside: 'declared' },
  bench: { ours: ['kit', 'game', 'registry', 'bots', 'coach', 'review'], outside: 'declared' },
  // Journeys see the rest from outside; the rules tell what a seat may know.
  e2e: { ours: ['kit', 'game', 'registry'], outside: 'declared' },
};

/** Packages that tests may import besides. */
const TEST_PACKAGES = ['vitest', 'fast-check', 'ajv', 'vite', 'ical.js'];
const IMPURE = /\b(?:Math\.random|Date|process|performance|setTimeout|setInterval|crypto)\b/g;

const SCOPE = '@ankerplatz/';

/** `@scope/name/part` and `name/part` without their parts. */
const packageOf = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

/**
 * The packages that a package needs to run; one that holds nothing but tests needs no more than others need to be
 * built.
 */
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

const impure = (sources: readonly Source[]): string[] =>
  sources
    .filter(({ kind, isTest }) => RULES[kind].pure && !isTest)
    .flatMap(({ path, text }) =>
      [...new Set(codeOf(text).match(IMPURE))].map(
        word => `${path} uses ${word}: rules and bots are given chance and time`,
      ),
    );

/** A sentence for everything that the table of imports does not allow. */
export const checkImports = (tree: Tree): string[] => {
  const sources = sourcesOf(tree);
  return [
    ...forbidden(tree, sources),
    ...impure(sources),
    ...circles(graphOf(sources)),
    ...misplaced(sources),
    ...reachedInto(sources),
    ...waitingForTime(sources),
  ];
};

/** By package: how many of its files import themselves through others, types included. */
export const knots = (tree: Tree): Readonly<Record<string, number>> => {
  const sources = sourcesOf(tree);
  const folders = [...new Set(sources.map(({ folder }) => folder))];
  const knotted = knotOf(graphOf(sources));
  return Object.fromEntries(
    folders.map(folder => [folder, knotted.filter(path => path.startsWith(`${folder}/`)).length]),
  );
};

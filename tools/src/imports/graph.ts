import { type Source, targetOf } from './sources.ts';

/** By file: the files of its own package that it imports. */
export type Graph = ReadonlyMap<string, readonly string[]>;

/** Types count: a file that cannot be understood without another one imports it. */
export const graphOf = (sources: readonly Source[]): Graph =>
  new Map(
    sources.map(source => [
      source.path,
      source.imports
        .filter(({ specifier }) => specifier.startsWith('.'))
        .map(({ specifier }) => targetOf(source.path, specifier)),
    ]),
  );

/** Each circle of files that import each other, once. */
export const circles = (graph: Graph): string[] => {
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

const reaches = (graph: Graph, from: string, to: string): boolean => {
  const seen = new Set<string>();
  const open = [...(graph.get(from) ?? [])];
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    if (path === to) return true;
    if (seen.has(path)) continue;
    seen.add(path);
    open.push(...(graph.get(path) ?? []));
  }
  return false;
};

/** The files that import themselves through others. */
export const knotOf = (graph: Graph): string[] => [...graph.keys()].filter(path => reaches(graph, path, path));

import { graphOf } from './graph.ts';
import type { Source } from './sources.ts';

// A feature of the server is a folder: routes and sockets ask its service, the service asks its store, and nobody else does.

/** Files of a feature by their names, or by how these end: `passkey-store`. One may import what stands before it. */
const ORDER: readonly RegExp[] = [/(^|-)store$/, /(^|-)service$/, /(^|-)plugin$/, /(^|-)(routes|socket)$/];

interface Part {
  readonly feature: string;
  readonly rank: number;
}

const partOf = (path: string): Part | undefined => {
  const { feature, name } = /^(?<feature>server\/src\/.+)\/(?<name>[\w-]+)\.ts$/.exec(path)?.groups ?? {};
  const rank = ORDER.findIndex(names => names.test(name ?? ''));
  return feature === undefined || rank < 0 ? undefined : { feature, rank };
};

const isStore = ({ rank }: Part): boolean => rank === 0;
const isRoute = (part: Part | undefined): boolean => part?.rank === ORDER.length - 1;

const problemOf = (path: string, target: string): string | undefined => {
  const [from, to] = [partOf(path), partOf(target)];
  if (!to) return undefined;
  if (isStore(to) && (isRoute(from) || !path.startsWith(`${to.feature}/`)))
    return 'the store of a feature is asked by its service alone';
  const isUpwards = from !== undefined && from.feature === to.feature && to.rank >= from.rank;
  return isUpwards ? 'inside a feature routes, socket → plugin → service → store' : undefined;
};

/** A sentence for every import of the server that reaches into another feature's store, or from a store upwards. */
export const reachedInto = (sources: readonly Source[]): string[] => {
  const graph = graphOf(sources);
  return sources
    .filter(({ kind, isTest }) => kind === 'server' && !isTest)
    .flatMap(({ path }) =>
      (graph.get(path) ?? []).flatMap(target => {
        const problem = problemOf(path, target);
        return problem === undefined ? [] : [`${path} imports ${target}: ${problem}`];
      }),
    );
};

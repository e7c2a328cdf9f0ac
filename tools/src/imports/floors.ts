import { type Graph, graphOf } from './graph.ts';
import type { Kind, Source } from './sources.ts';

/**
 * The floors of a package, the lowest first. A name is a file or a folder of `src`, `*` is any name. A file may import
 * from its own floor and from those below, types included, straight or through files that stand on no floor. Where a
 * `*` stands, each name is a room of its own that does not see its neighbours.
 */
const FLOORS: Readonly<Partial<Record<Kind, readonly (readonly string[])[]>>> = {
  game: [
    ['types'],
    ['tables'],
    ['memory'],
    ['moves'],
    ['rules'],
    ['position'],
    ['refusal', 'notation', 'view', 'facts'],
    ['index'],
  ],
  web: [
    ['settings'],
    ['text'],
    ['ui'],
    ['net'],
    ['shell', 'offline', 'talk'],
    ['board'],
    ['games'],
    ['rules', 'shuffle', 'local', 'lessons', 'puzzles', 'look-back'],
    ['table'],
    ['setup', 'account', 'coach', 'room'],
    ['pairing', 'statistics', 'ratings'],
    ['pages/*'],
    ['app'],
  ],
  server: [
    ['api', 'config', 'addresses', 'random', 'rating-points', 'metrics', 'expected', 'threads'],
    ['database'],
    ['peers'],
    ['problem', 'app-type'],
    ['text'],
    ['web'],
    ['http'],
    ['accounts'],
    ['tables/model'],
    ['tables'],
    ['bots'],
    ['clocks'],
    ['chat'],
    ['lobby'],
    ['pairing'],
    ['records'],
    ['reviews'],
    ['review-rooms'],
    ['realtime'],
    ['notices'],
    ['people'],
    ['statistics'],
    ['ratings'],
    ['fair-play'],
    ['club-events'],
    ['deals'],
    ['tournaments'],
    ['admin'],
    ['docs'],
    ['operation'],
    ['keep-tables'],
    ['app'],
    ['opening'],
    ['server'],
    ['main', 'index'],
  ],
};

/** Packages in which every file stands on a floor. */
const WHOLE: ReadonlySet<Kind> = new Set(['web']);

interface Room {
  readonly floor: number;
  /** The part of the path that a name with `*` stands for; the same for all rooms that see each other. */
  readonly name: string;
}

/** `games/chess/src/rules/ships.ts` → ['rules', 'ships'] */
const partsOf = (path: string): string[] =>
  path
    .slice(path.indexOf('/src/') + '/src/'.length)
    .replace(/\.tsx?$/, '')
    .split('/');

const matches = (pattern: string, parts: readonly string[]): boolean =>
  pattern.split('/').every((name, place) => parts[place] !== undefined && (name === '*' || name === parts[place]));

const roomOf = (kind: Kind, path: string): Room | undefined => {
  const parts = partsOf(path);
  for (const [floor, patterns] of (FLOORS[kind] ?? []).entries()) {
    const pattern = patterns.find(each => matches(each, parts));
    if (pattern === undefined) continue;
    const isApart = pattern.includes('*');
    return { floor, name: isApart ? parts.slice(0, pattern.split('/').length).join('/') : '' };
  }
  return undefined;
};

/** The files with a floor that a file imports, straight or through files without one. */
const housedBelow = (graph: Graph, kind: Kind, path: string, seen = new Set<string>()): string[] =>
  (graph.get(path) ?? []).flatMap(next => {
    if (seen.has(next)) return [];
    seen.add(next);
    return roomOf(kind, next) ? [next] : housedBelow(graph, kind, next, seen);
  });

const isAllowed = (from: Room, to: Room): boolean =>
  to.floor < from.floor || (to.floor === from.floor && to.name === from.name);

/** `inside a game types ← tables` */
const sentenceOf = (kind: Kind): string =>
  `inside ${kind === 'game' ? 'a game' : kind} ${(FLOORS[kind] ?? []).map(names => names.join(', ')).join(' ← ')}`;

const homeless = (sources: readonly Source[]): string[] =>
  sources
    .filter(({ kind, path, isTest }) => WHOLE.has(kind) && !isTest && !roomOf(kind, path))
    .map(({ kind, path }) => `${path} stands on no floor: ${sentenceOf(kind)}`);

/** A sentence for every import that points upwards or aside, and for every file without a floor. */
export const misplaced = (sources: readonly Source[]): string[] => {
  const graph = graphOf(sources);
  const upward = sources.flatMap(({ kind, path, isTest }) => {
    const room = isTest ? undefined : roomOf(kind, path);
    if (!room) return [];
    return housedBelow(graph, kind, path)
      .filter(below => !isAllowed(room, roomOf(kind, below)!))
      .map(below => `${path} imports ${below}: ${sentenceOf(kind)}`);
  });
  return [...upward, ...homeless(sources)];
};

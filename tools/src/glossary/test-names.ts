import type { Tree } from '../imports/sources.ts';

/** Folders of chapters: their tests are named after a part of the rulebook, or after something that happens. */
const CHAPTERS = new Set(['rulebook', 'whole-games', 'scenarios']);

/** `server/src/lobby/routes.test.ts` → the folders, `lobby` and `routes` */
const TEST = /^(?<folders>(?:.*\/)?(?<folder>[^/]+))\/(?<name>[^/]+)\.test\.tsx?$/;

/** A sentence for every test that has neither the name of a file beside it nor that of its folder, and is no chapter. */
export const misnamedTests = (tree: Tree): string[] =>
  [...tree.keys()].flatMap(path => {
    const { folders, folder, name } = TEST.exec(path)?.groups ?? {};
    if (folder === undefined || CHAPTERS.has(folder) || name === folder) return [];
    if (['ts', 'tsx'].some(ending => tree.has(`${folders}/${name}.${ending}`))) return [];
    return [`${path} has the name of no file beside it: rename it, or move it to a folder ${[...CHAPTERS].join(', ')}`];
  });

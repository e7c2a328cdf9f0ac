import { fileURLToPath } from 'node:url';

/** A folder beside the code, found from `src`, from `dist` and from `packed` alike. */
const inServer = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url));

export const MIGRATIONS = inServer('migrations');
/** Threads run compiled code, whether their server is compiled or not. */
export const BOT_WORKER = inServer('dist/bots/worker.js');
export const REVIEW_WORKER = inServer('dist/reviews/worker.js');
/** Compiled code of this build: the next one empties its folder. */
export const COMPILED = inServer('packed/compiled');
export const ROOT = inServer('../');

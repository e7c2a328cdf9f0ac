import { createRequire } from 'node:module';
import type * as BotPart from 'boardgame.io/dist/types/packages/ai.js';
import type * as ClientPart from 'boardgame.io/dist/types/packages/client.js';
import type * as CorePart from 'boardgame.io/dist/types/packages/core.js';
import type * as InternalPart from 'boardgame.io/dist/types/packages/internal.js';
import type * as ServerPart from 'boardgame.io/dist/types/packages/server.js';

// Read once, while boardgame.io, Immer and Redux load: production leaves out the debug panel, logging and extra checks.
process.env.NODE_ENV = 'production';

// boardgame.io names its parts by folders, which only `require` resolves.
const load = createRequire(import.meta.url);

export const { INVALID_MOVE } = load('boardgame.io/core') as typeof CorePart;
export const { MCTSBot } = load('boardgame.io/ai') as typeof BotPart;
export const { Client } = load('boardgame.io/client') as typeof ClientPart;
export const { CreateGameReducer, InitializeGame, ProcessGameConfig } = load(
  'boardgame.io/internal',
) as typeof InternalPart;
/** Loaded when it is asked for: it brings a web server. */
export const loadServer = (): typeof ServerPart.Server => (load('boardgame.io/server') as typeof ServerPart).Server;

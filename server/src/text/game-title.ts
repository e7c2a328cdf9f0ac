import { isGameId, titleOf } from '@ankerplatz/registry';

/** The title of a game; of one that this release does not know, its id. */
export const gameTitle = (game: string): string => (isGameId(game) ? titleOf(game) : game);

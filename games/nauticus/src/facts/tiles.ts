/** Kinds of tiles, read from their names. */
import { type Crest, GOODS, type Good, HULLS, type Hull, type Mast, type Sail, type Tile } from '../types.ts';

/** All masts are of one kind, and so are all sails. */
export type TileKind = Hull | Good | 'mast' | 'sail';

export const kindOf = (tile: Tile): TileKind => tile.split(':')[0] as TileKind;

export const isHull = (tile: Tile): tile is Hull => HULLS.some(hull => hull === tile);
export const isMast = (tile: Tile): tile is Mast => tile.startsWith('mast:');
export const isSail = (tile: Tile): tile is Sail => tile.startsWith('sail:');
export const isGood = (tile: Tile): tile is Good => GOODS.some(good => good === tile);

export const crestOf = (tile: Mast | Sail): Crest => tile.slice('mast:'.length) as Crest;

/** The name of a tile where its action sells it: masts and sails by their crest. */
export const itemOf = (tile: Tile): Hull | Crest | Good => (isMast(tile) || isSail(tile) ? crestOf(tile) : tile);

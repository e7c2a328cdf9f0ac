import type { Seat } from '@ankerplatz/kit';
import { fieldsOf, fieldsTaken, type NauticusNames, type Tile, tables } from '@ankerplatz/nauticus';
import { TilePicture } from '../art/TilePicture.tsx';
import type { ZoneTexts } from '../text/zones.ts';
import type { Target } from './Dock.tsx';
import './storage.css';

interface StorageProps {
  readonly seat: Seat;
  readonly tiles: readonly Tile[];
  /** Kinds that may be picked up now. */
  readonly offered: ReadonlySet<Tile>;
  /** The kind that was picked up. */
  readonly picked: Tile | null;
  /** The move that stores a tile that was picked elsewhere, and that tile. */
  readonly store: (Target & { readonly tile: Tile }) | null;
  readonly texts: ZoneTexts;
  readonly names: NauticusNames;
  /** The player's name, if it is not one's own storage. */
  readonly name?: string;
  /** Without it the tiles are only shown. */
  readonly onTile?: (tile: Tile) => void;
  readonly onMove: (move: string) => void;
}

/** Masts first: each fills a column of its own, so the rest fits however it lies. */
const laidOut = (tiles: readonly Tile[]): Tile[] => [...tiles].sort((a, b) => fieldsOf(b) - fieldsOf(a));

const fieldLook = (tile: Tile): string => (fieldsOf(tile) > 1 ? 'storage-field is-tall' : 'storage-field');

/** Twelve fields, a mast takes two. */
export function Storage(props: StorageProps) {
  const { seat, tiles, store, texts, name, onMove } = props;
  const taken = fieldsTaken(tiles);
  const free = tables.STORAGE_FIELDS - taken - (store ? fieldsOf(store.tile) : 0);
  return (
    <section class="storage" aria-label={name === undefined ? texts.storage : texts.storageOf(name)}>
      <p class="storage-count figures" data-place={`stored-${seat}`} data-hint="storage">
        {texts.fields(taken, tables.STORAGE_FIELDS)}
        {store && <span class="dock-label">{store.label}</span>}
      </p>
      <ul class="storage-fields" data-place={`storage-${seat}`}>
        {laidOut(tiles).map((tile, i, all) => (
          <li key={`${tile}${i - all.indexOf(tile)}`} class={fieldLook(tile)}>
            <StoredTile {...props} tile={tile} />
          </li>
        ))}
        {store && (
          <li class={fieldLook(store.tile)}>
            <button
              type="button"
              class="storage-here is-offered"
              aria-label={store.label}
              onClick={() => onMove(store.move)}
            >
              <TilePicture tile={store.tile} isTall={fieldsOf(store.tile) > 1} />
            </button>
          </li>
        )}
        {Array.from({ length: Math.max(0, free) }, (_, i) => (
          <li key={i} class="storage-field is-free" data-hint="storage" aria-hidden="true" />
        ))}
      </ul>
    </section>
  );
}

interface StoredTileProps extends StorageProps {
  readonly tile: Tile;
}

function StoredTile({ tile, offered, picked, names, onTile }: StoredTileProps) {
  const picture = <TilePicture tile={tile} isTall={fieldsOf(tile) > 1} />;
  if (!onTile)
    return (
      <span class="storage-tile" role="img" aria-label={names.tiles[tile]} data-hint={`tile ${tile}`}>
        {picture}
      </span>
    );
  const isOffered = offered.has(tile);
  return (
    <button
      type="button"
      class={isOffered ? 'storage-tile is-offered' : 'storage-tile'}
      aria-label={names.tiles[tile]}
      data-hint={`tile ${tile}`}
      aria-pressed={isOffered ? picked === tile : undefined}
      onClick={() => onTile(tile)}
    >
      {picture}
    </button>
  );
}

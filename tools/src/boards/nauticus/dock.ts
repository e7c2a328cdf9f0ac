import { fieldsTaken, type Tile, tables } from '@ankerplatz/nauticus';
import type { Scene } from '../board.ts';
import { WIDTH, wrap } from '../layout.ts';
import { fleetLines } from './fleet.ts';
import type { Labels } from './labels.ts';
import { type Dock, seenOf } from './seen.ts';
import { setsOf } from './standing.ts';

/** Keeps a number and its tile on one line. */
const NBSP = '\u00a0';

/** Equal tiles counted: 2× bow. */
const counted = (tiles: readonly Tile[], names: Readonly<Record<Tile, string>>): string =>
  [...new Set(tiles)]
    .map(tile => {
      const count = tiles.filter(other => other === tile).length;
      return count > 1 ? `${count}×${NBSP}${names[tile]}` : names[tile];
    })
    .join(', ');

const setsText = (dock: Dock, { tiles }: Labels): string =>
  setsOf(dock)
    .map(({ good, count, points }) => [`${count}×`, tiles[good], '=', points].join(NBSP))
    .join(', ');

const indented = (text: string): string[] => wrap(text, WIDTH - 2, '  ').map(line => `  ${line}`);

/** The possessions of one player: storage, delivered goods, ships. */
export const dockLines = (scene: Scene, seat: number, labels: Labels): string[] => {
  const dock = seenOf(scene.view).players[seat]!;
  const { storage, ships } = dock;
  const sets = setsText(dock, labels);
  const stored = counted(storage, labels.tiles) || labels.nothing;
  return [
    ...indented(labels.about(labels.storage(fieldsTaken(storage), tables.STORAGE_FIELDS), stored)),
    ...(sets ? indented(labels.about(labels.delivered, sets)) : []),
    ...fleetLines(ships, labels, scene.paint),
  ];
};

import { GOODS, isFinishedShip } from '@ankerplatz/nauticus';
import type { Paint } from '../board.ts';
import { beside, toLeft, WIDTH, widthOf, wrap } from '../layout.ts';
import type { Labels } from './labels.ts';
import type { Ship } from './seen.ts';
import { shipPointsOf } from './standing.ts';

const EMPTY = '·';
const GAP = '   ';

interface Numbered {
  readonly number: number;
  readonly ship: Ship;
}

type Names = Readonly<Record<string, string>>;

const widthOfPart = ({ hulls, crests, tiles }: Labels): number =>
  1 + Math.max(...[...Object.values(hulls), ...Object.values(crests), ...GOODS.map(good => tiles[good])].map(widthOf));

/** The hull from bow to stern; dots where it is open. */
const hullLine = ({ hull }: Ship, { hulls }: Labels, width: number): string => {
  const parts = hull.map(part => toLeft(hulls[part], width).replaceAll(' ', '_')).join('');
  const isOpen = hull[0] !== 'single';
  const front = isOpen && hull[0] !== 'bow' ? '··' : ' \\';
  const back = isOpen && hull.at(-1) !== 'stern' ? '··' : '/ ';
  return `${front}${parts}${back}`;
};

const shipBlock = ({ number, ship }: Numbered, labels: Labels, paint: Paint): string[] => {
  const width = widthOfPart(labels);
  const row = (tiles: readonly string[], names: Names): string =>
    `  ${ship.hull.map((_, i) => toLeft(tiles[i] === undefined ? EMPTY : names[tiles[i]]!, width)).join('')}`;
  return [
    paint.bold(`  ${labels.ship(number)}`),
    paint.cyan(row(ship.sails, labels.crests)),
    row(ship.masts, labels.crests),
    paint.yellow(hullLine(ship, labels, width)),
    paint.magenta(row(ship.goods, labels.tiles)),
  ];
};

/** Names of the rows, to stand before the ships. */
const rowNames = ({ rows }: Labels, { dim }: Paint): string[] =>
  ['', rows.sail, rows.mast, rows.hull, rows.good].map(dim);

/** Blocks in as many lines as they need to stay within the width. */
const inRows = (blocks: readonly string[][], head: string[], width: number): string[][][] => {
  const rows: string[][][] = [];
  let taken = width;
  for (const block of blocks) {
    const needed = Math.max(...block.map(widthOf)) + GAP.length;
    if (taken + needed > width) {
      rows.push([head]);
      taken = Math.max(...head.map(widthOf));
    }
    rows.at(-1)!.push(block);
    taken += needed;
  }
  return rows;
};

/** Finished ships in a few words each, with their load. */
const tokenOf = ({ number, ship }: Numbered, { ship: name, hulls, tiles }: Labels): string => {
  const hull = ship.hull.map(part => hulls[part]).join('+');
  const load = ship.hull.map((_, i) => (ship.goods[i] ? tiles[ship.goods[i]] : EMPTY)).join(' ');
  return `${name(number)} ${hull} [${load}]`;
};

/** All ships of a player: finished ones as words, the others drawn side by side. */
export const fleetLines = (ships: readonly Ship[], labels: Labels, paint: Paint): string[] => {
  const fleet = ships.map((ship, i) => ({ number: i + 1, ship }));
  const finished = fleet.filter(({ ship }) => isFinishedShip(ship));
  const drawn = fleet.filter(({ ship }) => !isFinishedShip(ship)).map(numbered => shipBlock(numbered, labels, paint));
  const words = finished.map(numbered => tokenOf(numbered, labels)).join(', ');
  return [
    ...(words
      ? wrap(labels.about(labels.finished(shipPointsOf(ships)), words), WIDTH - 2, '  ').map(line => `  ${line}`)
      : []),
    ...inRows(drawn, rowNames(labels, paint), WIDTH - 2)
      .flatMap(row => beside(row, GAP))
      .map(line => `  ${line}`),
  ];
};

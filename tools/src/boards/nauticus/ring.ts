import { type Action, type Layout, tables } from '@ankerplatz/nauticus';
import type { Paint } from '../board.ts';
import { apart, toLeft, toMiddle } from '../layout.ts';
import type { Labels } from './labels.ts';
import type { Seen } from './seen.ts';

const CELL = 25;
const HALF = 12;
/** The spaces clockwise around the wheel, row by row; the wheel is in the middle. */
const GRID = [
  [0, 1, 2],
  [7, null, 3],
  [6, 5, 4],
] as const;

/** Blue workers of a space: the wheel's sectors are counted from its anchor. */
const blueAt = ({ known, wheel }: Seen, space: number): number =>
  known.options.layout.wheel[(space - wheel + tables.SPACES) % tables.SPACES]!;

type Names = Readonly<Record<string, string>>;

/** The four items of a blue tile by name. */
const itemsOf = (layout: Layout, action: Action, labels: Labels): readonly string[] | undefined => {
  const names: Readonly<Partial<Record<Action, Names>>> = {
    hulls: labels.hulls,
    masts: labels.crests,
    sails: labels.crests,
    goods: labels.tiles,
  };
  const items: Readonly<Partial<Record<Action, readonly string[]>>> = layout.items;
  return items[action]?.map(item => names[action]![item]!);
};

const deedOf = (action: Action, { deeds }: Labels): string =>
  action in deeds ? deeds[action as keyof typeof deeds] : '';

/** The offers of a space's action: four items with their prices, or a deed. */
const offerLines = (seen: Seen, space: number, labels: Labels, paint: Paint): string[] => {
  const { layout } = seen.known.options;
  const action = seen.tiles[space]!;
  const items = itemsOf(layout, action, labels);
  if (!items) return [` ${paint.dim(deedOf(action, labels))}`, ''];
  const tags = items.map((name, item) => toLeft(`${paint.bold(layout.prices[space]![item]!)} ${name}`, HALF));
  return [` ${tags[0]}${tags[1]}`, ` ${tags[2]}${tags[3]}`];
};

const usedLines = (seen: Seen, space: number, labels: Labels, { dim }: Paint): string[] => [
  dim(` ${labels.actions[seen.tiles[space]!]}`),
  dim(` ${labels.used}`),
  seen.anchor === space ? ` ${labels.anchorTile}` : '',
  '',
];

const isRunning = ({ turn, tiles }: Seen, space: number): boolean => turn?.action === tiles[space];

const cellLines = (seen: Seen, space: number, labels: Labels, paint: Paint): string[] => {
  if (seen.used[space]) return usedLines(seen, space, labels, paint);
  const running = isRunning(seen, space);
  const name = labels.actions[seen.tiles[space]!].toUpperCase();
  const isPaid = seen.tiles[space]! in seen.known.options.layout.items;
  const title = running ? paint.inverse(` ${name} `) : ` ${paint.bold(isPaid ? paint.blue(name) : name)}`;
  const bonus = labels.bonuses[seen.known.options.layout.bonuses[space]!];
  return [
    apart(title, `${paint.blue('●'.repeat(blueAt(seen, space)))} `, CELL),
    paint.green(` + ${bonus}`),
    ...offerLines(seen, space, labels, paint),
  ];
};

const wheelLines = (seen: Seen, { wheel }: Labels, { blue, dim }: Paint): string[] => {
  const rows = GRID.map(row => row.map(space => (space === null ? dim('◎') : blue(blueAt(seen, space)))).join('     '));
  return [...rows.map(row => toMiddle(row, CELL)), toMiddle(dim(wheel), CELL)];
};

/** The upper edge of a cell, with the number of its space. */
const edgeOf = (seen: Seen, space: number | null, { wheelAnchor }: Labels): string => {
  if (space === null) return '─'.repeat(CELL);
  const note = space === seen.wheel ? ` ${wheelAnchor} ─` : '';
  const head = `─ ${space + 1} `;
  return head + '─'.repeat(CELL - head.length - note.length) + note;
};

const JOINTS = ['┌┬┐', '├┼┤', '├┼┤'] as const;

/** The ring of eight spaces with the wheel in its middle. */
export const ringLines = (seen: Seen, labels: Labels, paint: Paint): string[] => {
  const rows = GRID.flatMap((row, i) => {
    const [left, middle, right] = JOINTS[i]!;
    const edge = `${left}${row.map(space => edgeOf(seen, space, labels)).join(middle)}${right}`;
    const cells = row.map(space =>
      space === null ? wheelLines(seen, labels, paint) : cellLines(seen, space, labels, paint),
    );
    const lines = cells[0]!.map((_, line) => `│${cells.map(cell => toLeft(cell[line]!, CELL)).join('│')}│`);
    return [edge, ...lines];
  });
  return [...rows, `└${Array(GRID.length).fill('─'.repeat(CELL)).join('┴')}┘`];
};

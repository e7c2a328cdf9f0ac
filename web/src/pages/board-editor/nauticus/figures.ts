import type { JsonObject } from '@ankerplatz/kit';
import { LAYOUT, type Layout, nauticus, type Tile, tables, types } from '@ankerplatz/nauticus';
import { placed, replaced } from '../../../setup/permute.ts';
import { isSame } from '../code.ts';
import type { Correction, FigureSource } from '../contract.ts';

type Bonus = types.Bonus;
type PaidAction = types.PaidAction;

/** One figure of the board. */
export type Figure =
  | { readonly part: 'bonus'; readonly space: number }
  | { readonly part: 'price'; readonly space: number; readonly item: number }
  | { readonly part: 'wheel'; readonly sector: number }
  | { readonly part: 'item'; readonly tile: PaidAction; readonly item: number };

const PRICES = [0, 1, 2, 3] as const;
const BLUE = [1, 2, 3] as const;

export const numbersTo = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index);
const SPACES = numbersTo(tables.SPACES);

export const bonusAt = (space: number): Figure => ({ part: 'bonus', space });
export const pricesAt = (space: number): readonly Figure[] =>
  PRICES.map((_, item): Figure => ({ part: 'price', space, item }));
/** The sector of the anchor has no workers on any wheel. */
export const SECTORS: readonly Figure[] = SPACES.slice(1).map(sector => ({ part: 'wheel', sector }));
export const itemsOf = (tile: PaidAction): readonly Figure[] =>
  LAYOUT.items[tile].map((_, item): Figure => ({ part: 'item', tile, item }));

const FIGURES: readonly Figure[] = [
  ...SPACES.flatMap(space => [bonusAt(space), ...pricesAt(space)]),
  ...SECTORS,
  ...types.PAID_ACTIONS.flatMap(itemsOf),
];

/** Whether two are the same. */
export const isFigure = (one: Figure | null, other: Figure): boolean => isSame(one, other);

/** The figures that stand together on the board. */
export const groupOf = (figure: Figure): readonly Figure[] => {
  switch (figure.part) {
    case 'wheel':
      return SECTORS;
    case 'item':
      return itemsOf(figure.tile);
    default:
      return [bonusAt(figure.space), ...pricesAt(figure.space)];
  }
};

export const valueAt = (layout: Layout, figure: Figure): string | number => {
  switch (figure.part) {
    case 'bonus':
      return layout.bonuses[figure.space]!;
    case 'price':
      return layout.prices[figure.space]![figure.item]!;
    case 'wheel':
      return layout.wheel[figure.sector]!;
    case 'item':
      return layout.items[figure.tile][figure.item]!;
  }
};

/** The values that a figure may have. */
export const choicesFor = (figure: Figure): readonly (string | number)[] => {
  switch (figure.part) {
    case 'bonus':
      return types.BONUSES;
    case 'price':
      return PRICES;
    case 'wheel':
      return BLUE;
    case 'item':
      return LAYOUT.items[figure.tile];
  }
};

/** The layout with another value there. Where a value may stand only once, the displaced one takes its former place. */
export const withValue = (layout: Layout, figure: Figure, value: string | number): Layout => {
  switch (figure.part) {
    case 'bonus':
      return { ...layout, bonuses: placed(layout.bonuses, figure.space, value as Bonus) };
    case 'price': {
      const row = placed(layout.prices[figure.space]!, figure.item, value as number);
      return { ...layout, prices: replaced(layout.prices, figure.space, row) };
    }
    case 'wheel':
      return { ...layout, wheel: replaced(layout.wheel, figure.sector, value as number) };
    case 'item': {
      const items = placed<string>(layout.items[figure.tile], figure.item, value as string);
      return { ...layout, items: { ...layout.items, [figure.tile]: items } };
    }
  }
};

const isPrinted = (figure: Figure): boolean => {
  switch (figure.part) {
    case 'bonus':
      return tables.PRINTED.bonuses;
    case 'price':
      return tables.PRINTED.prices.includes(figure.space);
    case 'wheel':
      return tables.PRINTED.wheel;
    case 'item':
      return tables.PRINTED.items.includes(figure.tile);
  }
};

export const oursAt = (figure: Figure): string | number => valueAt(LAYOUT, figure);

export const sourceOf = (layout: Layout, figure: Figure): FigureSource => {
  if (valueAt(layout, figure) !== oursAt(figure)) return 'corrected';
  return isPrinted(figure) ? 'book' : 'assumed';
};

/** How many figures come from where. */
export const countSources = (layout: Layout): Readonly<Record<FigureSource, number>> => {
  const count = (source: FigureSource): number => FIGURES.filter(figure => sourceOf(layout, figure) === source).length;
  return { book: count('book'), assumed: count('assumed'), corrected: count('corrected') };
};

const pathOf = (figure: Figure): string => {
  switch (figure.part) {
    case 'bonus':
      return `layout.bonuses.${figure.space}`;
    case 'price':
      return `layout.prices.${figure.space}.${figure.item}`;
    case 'wheel':
      return `layout.wheel.${figure.sector}`;
    case 'item':
      return `layout.items.${figure.tile}.${figure.item}`;
  }
};

export const correctionsIn = (layout: Layout): readonly Correction[] =>
  FIGURES.filter(figure => sourceOf(layout, figure) === 'corrected').map(figure => ({
    figure: pathOf(figure),
    ours: oursAt(figure),
    box: valueAt(layout, figure),
  }));

/** A board of options, completed by the rules; undefined: they refuse it. */
export const parseBoard = (board: unknown): Layout | undefined => {
  const setup = nauticus.setup({ players: 2, options: board ?? {} });
  return setup.ok ? (setup.value.options.layout as unknown as Layout) : undefined;
};

const differing = <T extends object>(whole: T, ours: T): Partial<T> =>
  Object.fromEntries(
    Object.entries(whole).filter(([name, part]) => !isSame(part, ours[name as keyof T])),
  ) as Partial<T>;

/** The options that a layout differs by; null: nothing. What is not corrected follows us if we learn better. */
export const boardOf = ({ items, ...parts }: Layout): JsonObject | null => {
  const { items: ourItems, ...ours } = LAYOUT;
  const changed = differing(items, ourItems);
  const layout = { ...differing(parts, ours), ...(Object.keys(changed).length > 0 && { items: changed }) };
  return Object.keys(layout).length > 0 ? { layout: layout as unknown as JsonObject } : null;
};

const TILE_PREFIX = { hulls: '', masts: 'mast:', sails: 'sail:', goods: '' } as const;

/** The tile that an item of a blue tile stands for. */
export const tileOf = (action: PaidAction, item: string): Tile => `${TILE_PREFIX[action]}${item}` as Tile;

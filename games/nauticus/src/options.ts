import { err, isObject, type JsonObject, ok, type Result, type Setup, type SetupWish } from '@ankerplatz/kit';
import { LAYOUT, type Layout, ROUNDS, SPACES } from './tables.ts';
import { BONUSES, PAID_ACTIONS } from './types.ts';

/** Of the rules; raised when behaviour changes. */
export const VERSION = 1;

/** The options of a table of Nauticus, complete. */
export interface NauticusOptions extends JsonObject {
  readonly players: number;
  /** The first start player's seat; null: the lot decides. */
  readonly start: number | null;
  readonly layout: Layout & JsonObject;
}

export interface NauticusSetup extends Setup {
  readonly options: NauticusOptions;
}

/** Of options that are checked. */
export const setupBy = (options: NauticusOptions): NauticusSetup => ({
  version: VERSION,
  seats: options.players,
  options,
});

const unknownField = (value: object, known: readonly string[]): string | undefined =>
  Object.keys(value).find(key => !known.includes(key));

const isPermutation = (value: unknown, of: readonly unknown[]): boolean =>
  Array.isArray(value) && value.length === of.length && of.every(member => value.includes(member));

const PRICES = [0, 1, 2, 3];

const pricesProblem = (prices: unknown): string | undefined => {
  if (!Array.isArray(prices) || prices.length !== SPACES) return `layout.prices must have ${SPACES} rows`;
  const bad = prices.findIndex(row => !isPermutation(row, PRICES));
  return bad < 0 ? undefined : `layout.prices: the row of space ${bad} must be a permutation of 0, 1, 2, 3`;
};

const isSector = (value: unknown): boolean => value === 1 || value === 2 || value === 3;

const wheelProblem = (wheel: unknown): string | undefined =>
  Array.isArray(wheel) && wheel.length === SPACES && wheel[0] === 0 && wheel.slice(1).every(isSector)
    ? undefined
    : `layout.wheel must be 0 and then ${SPACES - 1} numbers from 1 to 3`;

const itemsProblem = (items: unknown): string | undefined => {
  if (!isObject(items)) return 'layout.items must be an object';
  const extra = unknownField(items, PAID_ACTIONS);
  if (extra !== undefined) return `layout.items has an unknown field ${JSON.stringify(extra)}`;
  const bad = PAID_ACTIONS.find(
    action => items[action] !== undefined && !isPermutation(items[action], LAYOUT.items[action]),
  );
  return bad && `layout.items.${bad} must be a permutation of ${LAYOUT.items[bad].join(', ')}`;
};

const layoutProblem = (layout: unknown): string | undefined => {
  if (!isObject(layout)) return 'layout must be an object';
  const extra = unknownField(layout, Object.keys(LAYOUT));
  if (extra !== undefined) return `layout has an unknown field ${JSON.stringify(extra)}`;
  if (layout.bonuses !== undefined && !isPermutation(layout.bonuses, BONUSES))
    return `layout.bonuses must be a permutation of ${BONUSES.join(', ')}`;
  return (
    (layout.prices !== undefined ? pricesProblem(layout.prices) : undefined) ??
    (layout.wheel !== undefined ? wheelProblem(layout.wheel) : undefined) ??
    (layout.items !== undefined ? itemsProblem(layout.items) : undefined)
  );
};

const completed = <T extends object>(whole: T, parts: Partial<T> = {}): T =>
  Object.fromEntries(Object.entries(whole).map(([name, part]) => [name, parts[name as keyof T] ?? part])) as T;

/** A layout from outside: every part is optional and checked. */
export const parseLayout = (layout: unknown): Result<Layout & JsonObject, string> => {
  // All who play on the printed board share it.
  if (layout === undefined) return ok(LAYOUT as Layout & JsonObject);
  const problem = layoutProblem(layout);
  if (problem !== undefined) return err(problem);
  const given = layout as Partial<Layout>;
  return ok({ ...completed(LAYOUT, given), items: completed(LAYOUT.items, given.items) } as Layout & JsonObject);
};

export const parseSetup = ({ players, variant, options = {} }: SetupWish): Result<NauticusSetup, string> => {
  if (variant !== undefined) return err('Nauticus has no variants');
  if (typeof players !== 'number' || ROUNDS[players] === undefined) return err('players must be 2, 3 or 4');
  if (!isObject(options)) return err('options must be an object');
  const extra = unknownField(options, ['start', 'layout']);
  if (extra !== undefined) return err(`options has an unknown field ${JSON.stringify(extra)}`);
  const { start = null } = options;
  if (start !== null && !(Number.isInteger(start) && (start as number) >= 0 && (start as number) < players))
    return err(`options.start must be a seat from 0 to ${players - 1}`);
  const layout = parseLayout(options.layout);
  if (!layout.ok) return err(`options.${layout.error}`);
  return ok(setupBy({ players, start: start as number | null, layout: layout.value }));
};

/** Options as a record holds them. */
export const parseResolved = ({ players, ...options }: JsonObject): Result<NauticusSetup, string> =>
  parseSetup({ players, options });

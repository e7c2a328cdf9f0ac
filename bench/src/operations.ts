import type { Game } from '@ankerplatz/kit';
import { measure } from './measure.ts';
import type { OperationRow, SizeRow } from './report.ts';
import { copiesOf, type GameKind, kindsOf, type Operation, operationsOf } from './rules.ts';
import { bytesOf } from './size.ts';

const COPIES = 4096;
const SIZE_AIM = 4096;

type IsWanted = (name: string) => boolean;

/** The kind of a game with the most seats: the largest positions. */
export const largestOf = (game: Game): GameKind =>
  kindsOf(game).reduce((largest, table) => (table.setup.seats > largest.setup.seats ? table : largest));

const rowsOf = (
  table: GameKind,
  operation: Operation,
  { perSecond, spread }: Omit<OperationRow, 'name'>,
): OperationRow[] => {
  const { name, whole } = operation;
  const row = { name: `${table.name}: ${name}`, perSecond, spread };
  return whole ? [row, { name: `${table.name}: ${whole.name}`, perSecond: perSecond / whole.units, spread }] : [row];
};

export const measureOperations = (tables: readonly GameKind[], seconds: number, isWanted: IsWanted): OperationRow[] => {
  const all = tables.flatMap(table =>
    operationsOf(table).map(operation => ({
      table,
      operation,
      name: `${table.name}: ${operation.name}`,
      run: operation.run,
    })),
  );
  const tasks = all.filter(({ name }) => isWanted(name));
  const rates = measure(tasks, seconds);
  return tasks.flatMap(({ table, operation, name }) => rowsOf(table, operation, rates.get(name)!));
};

export const measureSizes = (tables: readonly GameKind[], isWanted: IsWanted): SizeRow[] =>
  tables
    .map(table => ({ table, name: `${table.name}: position` }))
    .filter(({ name }) => isWanted(name))
    .map(({ table, name }) => ({ name, bytes: bytesOf(copiesOf(table), COPIES), aim: `< ${SIZE_AIM}` }));

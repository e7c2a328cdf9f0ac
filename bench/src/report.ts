import { columnsOf, short } from './text.ts';

/** The results of a run, printed as tables or as JSON. */
export interface Report {
  readonly games: readonly GamesRow[];
  readonly operations: readonly OperationRow[];
  readonly sizes: readonly SizeRow[];
  readonly ratios: readonly Ratio[];
}

/** Whole games of random moves. */
export interface GamesRow {
  readonly name: string;
  readonly decisionsPerSecond: number;
  readonly spread: number;
  readonly gamesPerSecond: number;
  readonly movesPerSecond: number;
  readonly decisionsPerGame: number;
  readonly movesPerDecision: number;
}

export interface OperationRow {
  readonly name: string;
  readonly perSecond: number;
  readonly spread: number;
}

export interface SizeRow {
  readonly name: string;
  readonly bytes: number;
  readonly aim: string;
}

export interface Ratio {
  readonly name: string;
  readonly value: number;
  readonly aim: string;
}

const share = (value: number): string => `±${(100 * value).toFixed(0)} %`;

const gamesTable = (rows: readonly GamesRow[]): string =>
  columnsOf(
    ['random whole games', 'decisions/s', '', 'games/s', 'moves/s', 'decisions a game', 'moves a decision'],
    rows.map(row => [
      row.name,
      short(row.decisionsPerSecond),
      share(row.spread),
      short(row.gamesPerSecond),
      short(row.movesPerSecond),
      row.decisionsPerGame.toFixed(0),
      row.movesPerDecision.toFixed(1),
    ]),
  );

const operationsTable = (rows: readonly OperationRow[]): string =>
  columnsOf(
    ['operation', 'a second', ''],
    rows.map(row => [row.name, short(row.perSecond), share(row.spread)]),
  );

const sizesTable = (rows: readonly SizeRow[]): string =>
  columnsOf(
    ['memory', 'bytes', 'aim'],
    rows.map(row => [row.name, row.bytes.toFixed(0), row.aim]),
  );

const ratiosTable = (rows: readonly Ratio[]): string =>
  columnsOf(
    ['ratio', 'found', 'aim'],
    rows.map(row => [row.name, short(row.value), row.aim]),
  );

export const reportText = ({ games, operations, sizes, ratios }: Report): string =>
  [
    games.length > 0 ? gamesTable(games) : '',
    operations.length > 0 ? operationsTable(operations) : '',
    sizes.length > 0 ? sizesTable(sizes) : '',
    ratios.length > 0 ? ratiosTable(ratios) : '',
  ]
    .filter(part => part !== '')
    .join('\n\n');

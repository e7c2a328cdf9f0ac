import { appendFileSync, existsSync, mkdirSync, readFileSync, truncateSync } from 'node:fs';
import { dirname } from 'node:path';
import { canonicalJson, isObject, type Json } from '@ankerplatz/kit';
import { BadInput } from '../exit.ts';
import type { MatchResult } from './match.ts';

export const FORMAT = 'ankerplatz-arena/1';

/** All that decides how the games of a series go. How many are played is not part of it: a series can be continued. */
export interface Parameters {
  readonly game: string;
  /** Of the game's rules. */
  readonly version: number;
  readonly players?: number;
  readonly variant?: string;
  readonly bots: readonly string[];
  readonly seed: string;
  /** Instead of the levels' own budgets; null for those. */
  readonly playouts: number | null;
  /** For a decision of a program. */
  readonly limitSeconds: number;
  readonly figures: boolean;
}

/** The results of a series by the number of the game, from 0. */
export type Results = Map<number, MatchResult>;

const headerOf = (parameters: Parameters): string => JSON.stringify({ format: FORMAT, ...parameters });

const sameJson = (one: unknown, other: unknown): boolean =>
  one !== undefined && other !== undefined && canonicalJson(one as Json) === canonicalJson(other as Json);

const parse = (line: string): unknown => {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
};

const isHeader = (value: unknown): value is Parameters & { readonly format: string } =>
  isObject(value) && value.format === FORMAT && typeof value.game === 'string' && Array.isArray(value.bots);

const parametersIn = (file: string, line: string): Parameters => {
  const found = parse(line);
  if (!isHeader(found)) throw new BadInput(`${file} is not a file of arena results`);
  const { format, ...parameters } = found;
  return parameters;
};

const checkParameters = (file: string, found: Parameters, expected: Parameters): void => {
  const [there, here] = [found, expected].map(each => each as unknown as Readonly<Record<string, unknown>>);
  const names = [...new Set([...Object.keys(expected), ...Object.keys(found)])];
  const other = names.find(name => !sameJson(here![name], there![name]));
  if (other === undefined) return;
  const [was, is] = [there, here].map(each => JSON.stringify(each![other]) ?? 'not given');
  throw new BadInput(`${file} holds another series: there ${other} is ${was}, here it is ${is}`);
};

const isResult = (value: unknown): value is MatchResult & { readonly game: number } =>
  isObject(value) &&
  Number.isInteger(value.game) &&
  ['bots', 'ranks', 'turns', 'decisions', 'seconds'].every(name => Array.isArray(value[name]));

/** The text of a file up to its last whole line; empty for one that is not there yet. */
const wholeLines = (file: string): string => {
  const content = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return content.slice(0, content.lastIndexOf('\n') + 1);
};

/** A series as a file holds it. */
export interface Series {
  readonly parameters: Parameters;
  readonly results: Results;
}

const seriesIn = (file: string, text: string): Series => {
  const [header, ...lines] = text.trimEnd().split('\n');
  const parameters = parametersIn(file, header!);
  const results: Results = new Map();
  for (const [index, line] of lines.entries()) {
    const value = parse(line);
    if (!isResult(value)) throw new BadInput(`${file}: line ${index + 2} is not the result of a game`);
    const { game, ...result } = value;
    results.set(game, result);
  }
  return { parameters, results };
};

/** A file of results, checked. A line cut short by a sudden end is not counted. */
export const readSeries = (file: string): Series => seriesIn(file, wholeLines(file));

/** The games of this series that a file holds; a line cut short by a sudden end is cut off. */
const resume = (file: string, parameters: Parameters): Results => {
  const whole = wholeLines(file);
  if (existsSync(file)) truncateSync(file, Buffer.byteLength(whole));
  if (whole === '') return new Map();
  checkParameters(file, parametersIn(file, whole.slice(0, whole.indexOf('\n'))), parameters);
  return seriesIn(file, whole).results;
};

/** The results of a series, kept in a file as they come, if there is one. */
export class ResultStore {
  readonly results: Results;

  constructor(
    private readonly file: string | undefined,
    parameters: Parameters,
  ) {
    this.results = file === undefined ? new Map() : resume(file, parameters);
    if (file === undefined || (existsSync(file) && readFileSync(file).length > 0)) return;
    mkdirSync(dirname(file), { recursive: true });
    appendFileSync(file, `${headerOf(parameters)}\n`);
  }

  add(game: number, result: MatchResult): void {
    this.results.set(game, result);
    if (this.file !== undefined) appendFileSync(this.file, `${JSON.stringify({ game, ...result })}\n`);
  }
}

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

const checkHeader = (file: string, line: string, parameters: Parameters): void => {
  const found = parse(line);
  if (!isObject(found) || found.format !== FORMAT) throw new BadInput(`${file} is not a file of arena results`);
  const expected: Readonly<Record<string, unknown>> = { format: FORMAT, ...parameters };
  const names = [...new Set([...Object.keys(expected), ...Object.keys(found)])];
  const other = names.find(name => !sameJson(expected[name], found[name]));
  if (other === undefined) return;
  const [there, here] = [found, expected].map(each => JSON.stringify(each[other]) ?? 'not given');
  throw new BadInput(`${file} holds another series: there ${other} is ${there}, here it is ${here}`);
};

const isResult = (value: unknown): value is MatchResult & { readonly game: number } =>
  isObject(value) &&
  Number.isInteger(value.game) &&
  ['bots', 'ranks', 'turns', 'decisions', 'seconds'].every(name => Array.isArray(value[name]));

/** The games that a file holds, checked; empty for one that is not there yet. A line cut short by a sudden end is cut off. */
const readResults = (file: string, parameters: Parameters): Results => {
  const results: Results = new Map();
  const content = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const whole = content.slice(0, content.lastIndexOf('\n') + 1);
  if (whole.length < content.length) truncateSync(file, Buffer.byteLength(whole));
  if (whole === '') return results;
  const [header, ...lines] = whole.trimEnd().split('\n');
  checkHeader(file, header!, parameters);
  for (const [index, line] of lines.entries()) {
    const value = parse(line);
    if (!isResult(value)) throw new BadInput(`${file}: line ${index + 2} is not the result of a game`);
    const { game, ...result } = value;
    results.set(game, result);
  }
  return results;
};

/** The results of a series, kept in a file as they come, if there is one. */
export class ResultStore {
  readonly results: Results;

  constructor(
    private readonly file: string | undefined,
    parameters: Parameters,
  ) {
    this.results = file === undefined ? new Map() : readResults(file, parameters);
    if (file === undefined || (existsSync(file) && readFileSync(file).length > 0)) return;
    mkdirSync(dirname(file), { recursive: true });
    appendFileSync(file, `${headerOf(parameters)}\n`);
  }

  add(game: number, result: MatchResult): void {
    this.results.set(game, result);
    if (this.file !== undefined) appendFileSync(this.file, `${JSON.stringify({ game, ...result })}\n`);
  }
}

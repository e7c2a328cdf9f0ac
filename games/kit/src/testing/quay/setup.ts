import type { Setup, SetupWish } from '../../game.ts';
import { canonicalJson, isObject, type Json, type JsonObject } from '../../json.ts';
import { err, ok, type Result } from '../../result.ts';
import { type QuayRules, type QuayVersion, RULES } from './rules.ts';
import { BUILDING_SPECS, CRATES, HAND, ROUNDS } from './tables.ts';
import { BUILDINGS, type Building, type BuildingSpec, type ByGood, GOODS } from './types.ts';

/** The rules, and everything printed, so that a corrected table changes no stored game. */
export interface QuaySetup extends Setup {
  readonly rules: QuayRules;
  readonly rounds: number;
  readonly crates: ByGood<number>;
  readonly buildings: Readonly<Record<Building, BuildingSpec>>;
}

const isCount = (value: unknown): value is number => Number.isInteger(value) && (value as number) >= 0;

/** Of options that are checked. */
export const setupOf = (version: number, options: JsonObject): QuaySetup => ({
  ...(options as unknown as Omit<QuaySetup, 'version' | 'rules' | 'seats' | 'options'>),
  version,
  rules: RULES[version as QuayVersion],
  seats: options.players as number,
  options,
});

const FIELDS = ['players', 'rounds', 'crates', 'buildings'];

const cratesProblem = (crates: unknown, needed: number): string | undefined => {
  if (!isObject(crates) || canonicalJson(Object.keys(crates).sort()) !== canonicalJson([...GOODS].sort()))
    return `crates must name ${GOODS.join(', ')}`;
  if (!GOODS.every(good => isCount(crates[good]))) return 'crates must be whole numbers';
  const all = GOODS.reduce((sum, good) => sum + (crates[good] as number), 0);
  return all < needed ? `there are ${all} crates, at least ${needed} are needed` : undefined;
};

const isBuilding = (spec: unknown): boolean =>
  isObject(spec) &&
  isCount(spec.points) &&
  isObject(spec.cost) &&
  Object.entries(spec.cost).every(([good, count]) => GOODS.some(known => known === good) && isCount(count));

/** The setup of complete options. */
export const resolved = (version: number, options: JsonObject): Result<QuaySetup, string> => {
  const { players, rounds, crates, buildings } = options;
  const extra = Object.keys(options).find(key => !FIELDS.includes(key));
  if (extra !== undefined) return err(`unknown option ${JSON.stringify(extra)}`);
  if (players !== 2 && players !== 3) return err('players must be 2 or 3');
  if (!isCount(rounds) || rounds < 1 || rounds > 9) return err('rounds must be 1 to 9');
  // Every seat draws at most one crate a round.
  const problem = cratesProblem(crates, players * (HAND + rounds));
  if (problem !== undefined) return err(problem);
  if (!isObject(buildings) || !BUILDINGS.every(name => isBuilding(buildings[name])))
    return err('buildings are damaged');
  return ok(setupOf(version, options));
};

/** Completes what a table is asked to be. */
export const setup = (version: number, { players, variant, options = {} }: SetupWish): Result<QuaySetup, string> => {
  if (variant !== undefined) return err('this game has no variants');
  if (!isObject(options)) return err('options must be an object');
  const defaults = { rounds: ROUNDS, crates: CRATES[players as number], buildings: BUILDING_SPECS };
  return resolved(version, { ...defaults, ...options, players: players as Json } as unknown as JsonObject);
};

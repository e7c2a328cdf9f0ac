import { err, isObject, ok, type Result } from '@ankerplatz/kit';
import { checkPlan, KINDS, type Plan, type PlanFault, type TournamentKind } from './plan.ts';
import type { PlayedTable, Round } from './round.ts';

export const FORMAT = 'ankerplatz-tournament/1';

/** A tournament as a file holds it: what was settled before, and what has been played. */
export interface TournamentFile {
  readonly plan: Plan;
  /** In their order before the first round, the strongest first where that is known. */
  readonly entrants: readonly string[];
  /** The entrants who play on. */
  readonly present: ReadonlySet<string>;
  readonly rounds: readonly Round[];
}

const MEMBERS = ['format', 'kind', 'size', 'fixed', 'partners', 'rounds', 'seed', 'entrants', 'left', 'played'];
const LONGEST_NAME = 60;

const FAULTS: Readonly<Record<PlanFault['code'], (fault: PlanFault) => string>> = {
  'too-few': ({ least }) => `at least ${least} entrants are needed`,
  'too-many': ({ most }) => `there can be ${most} entrants at most`,
  rounds: ({ least, most }) => `rounds must be a whole number from ${least} to ${most}`,
  knockout: () => 'a knockout needs tables of two, or tables that may be smaller than the others',
};

const isNames = (value: unknown): value is string[] =>
  Array.isArray(value) &&
  value.every(name => typeof name === 'string' && name.trim() !== '' && name.length <= LONGEST_NAME) &&
  new Set(value).size === value.length;

const isFlag = (value: unknown): value is boolean | undefined => value === undefined || typeof value === 'boolean';

const readPlan = ({ kind, size, fixed, partners, rounds, seed }: Record<string, unknown>): Result<Plan, string> => {
  if (!KINDS.includes(kind as TournamentKind)) return err(`kind must be one of ${KINDS.join(', ')}`);
  if (size !== 2 && size !== 3 && size !== 4) return err('size, the entrants at a table, must be 2, 3 or 4');
  if (!isFlag(fixed) || !isFlag(partners)) return err('fixed and partners must be true or false');
  if (partners && size !== 4) return err('partners sit at tables of 4');
  if (typeof seed !== 'string' || seed === '') return err('seed must be a text that lots are drawn from');
  if (rounds !== undefined && typeof rounds !== 'number') return err('rounds must be a number');
  return ok({
    kind: kind as TournamentKind,
    size,
    mayMix: !(fixed || partners),
    hasPartners: partners === true,
    rounds: rounds ?? null,
    seed,
  });
};

/** Ranks as people share them: 1 for the best, and after two who share it 3. */
const areRanks = (ranks: unknown, count: number): ranks is number[] =>
  Array.isArray(ranks) &&
  ranks.length === count &&
  ranks.every(rank => rank === 1 + ranks.filter(other => other < rank).length);

const readTable = (table: unknown, where: string): Result<PlayedTable, string> => {
  if (!isObject(table)) return err(`${where}: a table is an object`);
  const { entrants, ranks } = table;
  if (!isNames(entrants) || entrants.length < 2) return err(`${where}: entrants must be two names or more`);
  if (ranks !== null && !areRanks(ranks, entrants.length))
    return err(`${where}: ranks must be null or one for each of ${entrants.join(', ')}, as 1, 2, 3 or 1, 1, 3`);
  return ok({ entrants, ranks });
};

const readRound = (round: unknown, number: number, all: ReadonlySet<string>): Result<Round, string> => {
  const where = `round ${number}`;
  if (!isObject(round) || !Array.isArray(round.tables)) return err(`${where}: tables are missing`);
  const byes = round.byes ?? [];
  if (!isNames(byes)) return err(`${where}: byes must be names`);
  const tables: PlayedTable[] = [];
  for (const [index, each] of round.tables.entries()) {
    const table = readTable(each, `${where}, table ${index + 1}`);
    if (!table.ok) return table;
    tables.push(table.value);
  }
  const named = [...byes, ...tables.flatMap(({ entrants }) => entrants)];
  const stranger = named.find(name => !all.has(name));
  if (stranger !== undefined) return err(`${where}: ${stranger} is not among the entrants`);
  const twice = named.find((name, index) => named.indexOf(name) !== index);
  if (twice !== undefined) return err(`${where}: ${twice} is named twice`);
  return ok({ tables, byes });
};

const readRounds = (played: unknown, all: ReadonlySet<string>): Result<readonly Round[], string> => {
  if (!Array.isArray(played)) return err('played must be a list of rounds');
  const rounds: Round[] = [];
  for (const [index, each] of played.entries()) {
    const round = readRound(each, index + 1, all);
    if (!round.ok) return round;
    rounds.push(round.value);
  }
  return ok(rounds);
};

/** A tournament from outside, or what is wrong with it, in a sentence. */
export const parseTournament = (json: unknown): Result<TournamentFile, string> => {
  if (!isObject(json)) return err('a tournament is an object');
  if (json.format !== FORMAT) return err(`format must be ${JSON.stringify(FORMAT)}`);
  const extra = Object.keys(json).find(key => !MEMBERS.includes(key));
  if (extra !== undefined) return err(`unknown member ${JSON.stringify(extra)}`);
  const plan = readPlan(json);
  if (!plan.ok) return plan;
  const { entrants, left = [], played = [] } = json;
  if (!isNames(entrants)) return err(`entrants must be different names of at most ${LONGEST_NAME} signs`);
  const checked = checkPlan(plan.value, entrants.length);
  if (!checked.ok) return err(FAULTS[checked.error.code](checked.error));
  const all = new Set(entrants);
  if (!isNames(left) || !left.every(name => all.has(name))) return err('left must be names of entrants');
  const rounds = readRounds(played, all);
  if (!rounds.ok) return rounds;
  const present = new Set(entrants.filter(name => !left.includes(name)));
  return ok({ plan: plan.value, entrants, present, rounds: rounds.value });
};

import type { tables } from '../database/schema.ts';
import type { Columns } from '../database/sql.ts';
import { knownRules, NEWEST_CHANCE } from './model/game-header.ts';

/**
 * Whether this server knows the rules and the chance of a row of `tables`, given two places for `knownValues`: a table
 * that it does not know is left to others.
 */
export const isKnown = ({ game, setup, chance }: Columns<typeof tables>, games: string, versions: string): string =>
  `${chance} <= ${NEWEST_CHANCE} and (${game}, (${setup}->>'version')::int) in (select * from unnest(${games}::text[], ${versions}::int[]))`;

export const knownValues = (): [games: string[], versions: number[]] => {
  const known = knownRules();
  return [known.map(({ game }) => game), known.map(({ version }) => version)];
};

export { COMPARISONS, type Comparison, comparedPoints, isComparable, MIDDLE } from './duplicate.ts';
export { FORMAT, parseTournament, type TournamentFile } from './file.ts';
export { type Pairing, pairRound } from './pairing.ts';
export {
  checkPlan,
  KINDS,
  leastEntrants,
  MOST_ENTRANTS,
  type Plan,
  type PlanFault,
  roundsOf,
  type TournamentKind,
} from './plan.ts';
export { BYE_POINTS, type PlayedTable, pointsAt, type Round, shareAt } from './round.ts';
export { type Standing, standingsOf } from './standings.ts';

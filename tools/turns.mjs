// Test files that take turns in npm test: they take long, and what they hold seldom changes, so each of them runs with
// every third commit. The runner called by hand, and npm run test:long, run all.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const TURNS = 3;

/** Each takes the turn after the one above. */
const FILES = [
  // kill -9, and what outlives it
  'torture/src/crashes.test.ts',
  'server/src/clocks/sweeper.test.ts',
  'torture/src/cup.test.ts',
  'server/src/pairing/scenarios/crowd.test.ts',
  'server/src/statistics/filler.test.ts',
  'server/src/bots/store.test.ts',
  // the server
  'server/src/realtime/scenarios/programs.test.ts',
  'server/src/operation/backup.test.ts',
  'server/src/notices/service.test.ts',
  'server/src/tables/scenarios/positions.test.ts',
  'server/src/tournaments/rounds.test.ts',
  'server/src/tables/scenarios/ends.test.ts',
  'server/src/reviews/routes.test.ts',
  'server/src/deals/routes.test.ts',
  'server/src/statistics/routes.test.ts',
  'server/src/bots/sweeper.test.ts',
  'server/src/tables/seats/leave-for-good.test.ts',
  'torture/src/fuzz.test.ts',
  'server/src/realtime/scenarios/games.test.ts',
  'server/src/tables/scenarios/silence.test.ts',
  'server/src/tables/scenarios/stuck.test.ts',
  'server/src/database/disk-room.test.ts',
  'server/src/operation/scenarios/evening.test.ts',
  'server/src/database/embedded.test.ts',
  // bots, and what they judge
  'bots/src/nautilus/scenarios/play.test.ts',
  'tools/src/arena/ladder.test.ts',
  'bots/src/nautilus/scenarios/budget.test.ts',
  'bots/src/nauticus/scenarios/play.test.ts',
  'review/src/reviewer.test.ts',
  'tools/src/puzzles/puzzles.test.ts',
  'tools/src/tournament/simulation.test.ts',
  'coach/src/advise.test.ts',
  'tools/src/play/players/bot.test.ts',
  // commands
  'tools/src/arena/command.test.ts',
  'tools/src/scenarios/bootstrap.test.ts',
  'tools/src/review/review.test.ts',
  'tools/src/scenarios/commands.test.ts',
  'tools/src/play/scenarios/process.test.ts',
  'tools/src/admin/command.test.ts',
  'tools/src/play/playing.test.ts',
  'tools/src/schema/schema.test.ts',
  'tools/src/play/scenarios/nautilus.test.ts',
];

const ROOT = new URL('..', import.meta.url);

/** "2/3": which of how many it is by the commit; where there is no history, the first. */
export const turnOfCommit = () => {
  const commit = spawnSync('git', ['rev-parse', 'HEAD'], { cwd: ROOT, encoding: 'utf8' }).stdout ?? '';
  const turn = (Number.parseInt(commit.slice(0, 8), 16) || 0) % TURNS;
  return `${turn + 1}/${TURNS}`;
};

/** The test files of other turns; without a turn none. */
export const outOfTurn = turn => {
  const missing = FILES.filter(file => !existsSync(new URL(file, ROOT)));
  if (missing.length > 0) throw new Error(`tools/turns.mjs names what is not there: ${missing.join(', ')}`);
  if (turn === undefined) return [];
  const [number, turns] = turn.split('/').map(Number);
  return FILES.filter((_, place) => place % turns !== number - 1);
};

// Test files that take turns in npm test: they take long, and what they hold seldom changes, so each of them runs with every third commit.
// Whoever calls the runner by hand, and npm run test:long, runs all.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const TURNS = 3;

const FILES = [
  'bots/src/nautilus/scenarios/play.test.ts',
  'tools/src/scenarios/bootstrap.test.ts',
  'tools/src/arena/command.test.ts',
  'tools/src/review/review.test.ts',
  'tools/src/scenarios/commands.test.ts',
  'tools/src/play/scenarios/process.test.ts',
  'bots/src/nautilus/scenarios/budget.test.ts',
  'tools/src/arena/ladder.test.ts',
  'tools/src/admin/command.test.ts',
  'review/src/reviewer.test.ts',
  'tools/src/puzzles/puzzles.test.ts',
  'tools/src/play/scenarios/nautilus.test.ts',
  'tools/src/tournament/simulation.test.ts',
  'coach/src/advise.test.ts',
  'tools/src/play/playing.test.ts',
  'tools/src/play/players/bot.test.ts',
  'bots/src/nauticus/scenarios/play.test.ts',
  'tools/src/schema/schema.test.ts',
];

const ROOT = new URL('..', import.meta.url);

/** "2/3": which of how many it is by the commit; where there is no history, the first. */
export const turnOfCommit = () => {
  const commit = spawnSync('git', ['rev-parse', 'HEAD'], { cwd: ROOT, encoding: 'utf8' }).stdout ?? '';
  const turn = (Number.parseInt(commit.slice(0, 8), 16) || 0) % TURNS;
  return `${turn + 1}/${TURNS}`;
};

/** Those of other turns; without a turn none. */
export const outOfTurn = turn => {
  const missing = FILES.filter(file => !existsSync(new URL(file, ROOT)));
  if (missing.length > 0) throw new Error(`tools/turns.mjs names what is not there: ${missing.join(', ')}`);
  if (turn === undefined) return [];
  const [number, turns] = turn.split('/').map(Number);
  return FILES.filter((_, place) => place % turns !== number - 1);
};

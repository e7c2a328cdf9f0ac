import { type BotGameId, think } from '@ankerplatz/bots';
import { type Game, GameLog, type GameRecord, type Result, type SetupWish } from '@ankerplatz/kit';
import { GAMES } from '@ankerplatz/registry';
import { Reviewer } from '@ankerplatz/review';
import type { OperationRow, Ratio } from './report.ts';

/** One decision of so many is judged: the others take as long. */
const STRIDE = 12;
/** Playouts of those who play the game that is looked back at. */
const FEW = 200;

const TABLES: Readonly<Record<BotGameId, SetupWish>> = { nauticus: { players: 4 }, nautilus: { variant: 'team' } };

const must = <T>(result: Result<T, unknown>): T => {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
};

const playedGame = (id: BotGameId): GameRecord => {
  const game = GAMES[id] as unknown as Game;
  let log = must(
    GameLog.begin(game, { setup: must(game.setup(TABLES[id])), chance: { kind: 'seed', seed: 'review' } }),
  );
  for (let turn = 0; log.position.deciders().length > 0; turn++) {
    const seat = log.position.deciders()[0]!;
    const [line] = think(id, 'mate', game.view(log.position, seat), { seed: `${turn}`, playouts: FEW });
    log = must(log.add({ seat, move: line!.moves[0]! }));
  }
  return log.record();
};

const seconds = (since: NodeJS.CpuUsage): number => {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1_000_000;
};

const nameOf = (id: BotGameId): string => `${id} review: decisions judged`;
/** Positions judged for the curves: after each turn, once for each seat. */
const nameOfPositions = (id: BotGameId): string => `${id} review: positions judged`;

interface Reviews {
  readonly operations: readonly OperationRow[];
  readonly ratios: readonly Ratio[];
}

const measureReview = async (id: BotGameId): Promise<Reviews> => {
  const reviewer = must(await Reviewer.of(playedGame(id), 'captain'));
  const curves = process.cpuUsage();
  const positions = reviewer.review([]).seats.reduce((sum, { curve }) => sum + curve.length, 0);
  const first = seconds(curves);
  const judging = process.cpuUsage();
  let judged = 0;
  for (let index = 0; index < reviewer.decisions.length; index += STRIDE, judged++) await reviewer.judge(index);
  const each = seconds(judging) / judged;
  return {
    operations: [
      { name: nameOfPositions(id), perSecond: positions / first, spread: 0 },
      { name: nameOf(id), perSecond: 1 / each, spread: 0 },
    ],
    ratios: [
      { name: `${id} review of four, seconds to the curves`, value: first, aim: '< 5' },
      { name: `${id} review of four, seconds`, value: first + each * reviewer.decisions.length, aim: '< 90' },
    ],
  };
};

/** How long a review of a game of four takes, at the depth of captains. */
export const measureReviews = async (isWanted: (name: string) => boolean): Promise<Reviews> => {
  const found: Reviews[] = [];
  for (const id of Object.keys(TABLES) as BotGameId[]) if (isWanted(nameOf(id))) found.push(await measureReview(id));
  return {
    operations: found.flatMap(({ operations }) => operations),
    ratios: found.flatMap(({ ratios }) => ratios),
  };
};

import { availableParallelism } from 'node:os';
import { LEVELS } from '@ankerplatz/bots';
import type { Game } from '@ankerplatz/kit';
import { Command, Option } from 'commander';
import { BadInput } from '../exit.ts';
import { type GameOptions, gameNamed, parseCount, parseSeconds, setupOf, withGame } from '../game-options.ts';
import { progressBar } from '../simulate/progress.ts';
import { namesIn, parseContestant } from './contestant.ts';
import { rankOf } from './player.ts';
import { standingsOf } from './report/standings.ts';
import { standingsText } from './report/standings-text.ts';
import { type Parameters, ResultStore } from './results.ts';
import { botsFor } from './schedule.ts';
import { playSeries } from './series.ts';

const LIMIT_SECONDS = 10;

const HELP = `
A bot is random, a level (${LEVELS.join(', ')}), a level with its own budget of playouts (mate:500),
or any program: "cmd:python3 my.py". docs/bots.md says what is asked of a program.
Nauticus: a bot for each player. Nautilùs: a bot for each side.
Every deal is played once for each way of turning the bots around the table.`;

interface Options extends GameOptions {
  readonly bots: readonly string[];
  readonly games: number;
  readonly threads: number;
  readonly playouts?: number;
  readonly limit: number;
  readonly file?: string;
  readonly figures?: true;
  readonly verbose?: true;
  readonly json?: true;
}

/** Without a word on the number of players there are as many as bots. */
const tableFor = ({ players, variant, bots }: Options): Pick<Parameters, 'players' | 'variant'> => {
  if (variant !== undefined) return { variant };
  return { players: players ?? bots.length };
};

/** Said before anything is played: a thread could only fail. */
const checkBots = (names: readonly string[], game: Game): void => {
  for (const contestant of names.map(parseContestant)) if (contestant.kind !== 'program') rankOf(contestant, game);
};

const parametersOf = (game: Game, options: Options): Parameters => ({
  game: game.id,
  version: game.version,
  ...tableFor(options),
  bots: options.bots,
  seed: options.seed,
  playouts: options.playouts ?? null,
  limitSeconds: options.limit,
  figures: options.figures === true,
});

const run = async (id: string, options: Options): Promise<void> => {
  const { bots, games, threads, seed, file } = options;
  const game = gameNamed(id);
  const parameters = parametersOf(game, options);
  const setup = setupOf(game, { ...parameters, seed });
  const sides = botsFor(game.sides(setup));
  if (bots.length !== sides)
    throw new BadInput(`this table has ${sides} sides: name ${sides} bots, not ${bots.length}`);
  checkBots(bots, game);
  const store = new ResultStore(file, parameters);
  const settings = { games, threads, verbose: options.verbose === true };
  const began = performance.now();
  await playSeries(parameters, setup, store, settings, progressBar(games));
  const seconds = (performance.now() - began) / 1000;
  const standings = standingsOf(bots, store.results, games);
  if (options.json) return console.log(JSON.stringify({ ...parameters, games, standings, seconds }));
  const deals = Math.ceil(games / sides);
  console.log(`${id}, ${setup.seats} seats, ${games} games of ${deals} deals, seed ${JSON.stringify(seed)}`);
  console.log(standingsText(standings).join('\n'));
};

export const arenaCommand = (): Command =>
  withGame(new Command('arena'))
    .description('let bots play many games against each other and measure them')
    .addOption(new Option('--bots <list>', 'who plays, separated by commas').argParser(namesIn).makeOptionMandatory())
    .option('--games <number>', 'how many games', parseCount, 100)
    .option('--threads <number>', 'how many games at once', parseCount, availableParallelism())
    .option('--playouts <number>', 'a budget for all levels instead of their own', parseCount)
    .option('--limit <seconds>', 'how many seconds a program may think about a decision', parseSeconds, LIMIT_SECONDS)
    .option('--file <path>', 'save the results to this file, and continue where it ends')
    .option('--figures', "gather the game's own figures for each bot")
    .option('--verbose', 'show what programs say on their error streams')
    .option('--json', 'print JSON')
    .addHelpText('after', HELP)
    .action(run);

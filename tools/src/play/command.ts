import { LEVELS } from '@ankerplatz/bots';
import { type Game, LANGUAGES, type Language, type SetupWish } from '@ankerplatz/kit';
import { Argument, Command, Option } from 'commander';
import { namesIn } from '../arena/contestant.ts';
import { BOARDS } from '../boards/index.ts';
import { BadInput } from '../exit.ts';
import { gameNamed, parseCount } from '../game-options.ts';
import { usualLanguage } from './language.ts';
import { parseNames } from './names.ts';
import { newTable, playTogether } from './opening.ts';
import { readRecord } from './saves.ts';
import { openTerminal } from './terminal.ts';
import { TerminalTable } from './terminal-table.ts';

interface Options {
  readonly players?: number;
  readonly variant?: string;
  readonly lang?: Language;
  readonly seed?: string;
  readonly load?: string;
  readonly names?: string;
  readonly bots?: readonly string[];
}

const resumed = (game: Game, file: string): TerminalTable => {
  const record = readRecord(file);
  if (!record.ok) throw new BadInput(`${file} is not a record: ${record.error}`);
  const table = TerminalTable.resume(game, record.value);
  if (!table.ok) throw new BadInput(`${file} cannot be loaded: ${table.error}`);
  return table.value;
};

/** Without a word on the number of players one person plays with the bots. */
const wishIn = (game: Game, { players, variant, bots }: Options): SetupWish => {
  if (players !== undefined || variant !== undefined) return { players, variant };
  const fitting = game.kinds.find(kind => bots !== undefined && kind.players === 1 + bots.length);
  return fitting ?? game.kinds[0]!;
};

const tableBy = (game: Game, options: Options): TerminalTable => {
  const { seed, load } = options;
  return load === undefined ? newTable(game, wishIn(game, options), seed) : resumed(game, load);
};

const namesBy = ({ names }: Options, { seats }: TerminalTable): readonly string[] | undefined => {
  if (names === undefined) return undefined;
  const parsed = parseNames(names, seats);
  if (!parsed.ok) throw new BadInput(parsed.error);
  return parsed.value;
};

const run = async (id: string, options: Options): Promise<void> => {
  const table = tableBy(gameNamed(id), options);
  const names = namesBy(options, table);
  const terminal = openTerminal();
  await playTogether(terminal, table, options.lang ?? usualLanguage(process.env), { names, bots: options.bots });
  terminal.close();
};

const HELP = `
People sit in the first seats and share this keyboard; the bots of --bots sit in the last seats,
in the order of the list. A bot is one of ${LEVELS.join(', ')}, with a budget of playouts if you
like (mate:500), or random. Without --players or --variant, Nauticus has one person and the bots,
Nautilùs is the team game for four.

  ankerplatz play nauticus --bots mate,deckhand      you, a First mate and a deckhand
  ankerplatz play nauticus --players 4 --bots mate   three people and a First mate
  ankerplatz play nautilus --variant duel            two people, hands hidden from each other
  ankerplatz play nautilus --variant quick --bots deckhand,mate,deckhand
                                                     your partner, opposite, is the mate`;

export const playCommand = (): Command =>
  new Command('play')
    .description('play a game on this terminal, people at one keyboard, bots if you like')
    .addArgument(new Argument('<game>', 'the game').choices(Object.keys(BOARDS)))
    .addOption(new Option('--players <number>', 'how many play').argParser(parseCount).conflicts('variant'))
    .option('--variant <name>', 'which variant')
    .addOption(new Option('--lang <language>', 'the language (default: that of the environment)').choices(LANGUAGES))
    .option('--seed <text>', 'seed of all random numbers (default: random)')
    .addOption(new Option('--load <file>', 'continue a saved game').conflicts(['players', 'variant', 'seed']))
    .option('--bots <list>', `who plays in the last seats: random, ${LEVELS.join(', ')}; separated by commas`, namesIn)
    .option('--names <list>', 'names of the players, separated by commas')
    .addHelpText('after', HELP)
    .action(run);

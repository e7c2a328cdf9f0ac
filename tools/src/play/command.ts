import { type Game, LANGUAGES, type Language } from '@ankerplatz/kit';
import { Argument, Command, Option } from 'commander';
import { BOARDS } from '../boards/index.ts';
import { BadInput } from '../exit.ts';
import { gameNamed, parseCount } from '../game-options.ts';
import { usualLanguage } from './language.ts';
import { parseNames } from './names.ts';
import { newTable, playTogether } from './opening.ts';
import { readRecord } from './saves.ts';
import { Table } from './table.ts';
import { openTerminal } from './terminal.ts';

interface Options {
  readonly players?: number;
  readonly variant?: string;
  readonly lang?: Language;
  readonly seed?: string;
  readonly load?: string;
  readonly names?: string;
}

const resumed = (game: Game, file: string): Table => {
  const record = readRecord(file);
  if (!record.ok) throw new BadInput(`${file} is not a record: ${record.error}`);
  const table = Table.resume(game, record.value);
  if (!table.ok) throw new BadInput(`${file} cannot be loaded: ${table.error}`);
  return table.value;
};

const tableBy = (game: Game, { players, variant, seed, load }: Options): Table => {
  if (load !== undefined) return resumed(game, load);
  const isUsual = players === undefined && variant === undefined;
  return newTable(game, isUsual ? game.kinds[0]! : { players, variant }, seed);
};

const namesBy = ({ names }: Options, { seats }: Table): readonly string[] | undefined => {
  if (names === undefined) return undefined;
  const parsed = parseNames(names, seats);
  if (!parsed.ok) throw new BadInput(parsed.error);
  return parsed.value;
};

const run = async (id: string, options: Options): Promise<void> => {
  const table = tableBy(gameNamed(id), options);
  const names = namesBy(options, table);
  const terminal = openTerminal();
  await playTogether(terminal, table, options.lang ?? usualLanguage(process.env), names);
  terminal.close();
};

export const playCommand = (): Command =>
  new Command('play')
    .description('play a game on this terminal, all at one keyboard')
    .addArgument(new Argument('<game>', 'the game').choices(Object.keys(BOARDS)))
    .addOption(new Option('--players <number>', 'how many play').argParser(parseCount).conflicts('variant'))
    .option('--variant <name>', 'which variant')
    .addOption(new Option('--lang <language>', 'the language (default: that of the environment)').choices(LANGUAGES))
    .option('--seed <text>', 'what decides all chance (default: drawn by lot)')
    .addOption(
      new Option('--load <file>', 'go on with a game that was saved').conflicts(['players', 'variant', 'seed']),
    )
    .option('--names <list>', 'names of the players, separated by commas')
    .action(run);

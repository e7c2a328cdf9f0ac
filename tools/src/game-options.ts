import type { Game, Setup, SetupWish } from '@ankerplatz/kit';
import { GAME_IDS, gameById } from '@ankerplatz/registry';
import { Argument, type Command, InvalidArgumentError, Option } from 'commander';
import { BadInput } from './exit.ts';

/** A whole number of at least one, as an option's value. */
export const parseCount = (value: string): number => {
  if (!/^[1-9]\d{0,8}$/.test(value)) throw new InvalidArgumentError('It must be a whole number of at least 1.');
  return Number(value);
};

/** A number above 0, as an option's value. */
export const parseSeconds = (value: string): number => {
  const seconds = Number(value);
  if (!/^\d+(\.\d+)?$/.test(value) || seconds <= 0) throw new InvalidArgumentError('It must be a number above 0.');
  return seconds;
};

/** The options that say which game is to be played. */
export interface GameOptions {
  readonly players?: number;
  readonly variant?: string;
  readonly seed: string;
}

/** Adds the argument GAME and the options of a table. */
export const withGame = (command: Command): Command =>
  command
    .addArgument(new Argument('<game>', 'the game').choices(GAME_IDS))
    .addOption(new Option('--players <number>', 'how many play').argParser(parseCount).conflicts('variant'))
    .option('--variant <name>', 'which variant')
    .option('--seed <text>', 'seed of all random numbers', '1');

export const gameNamed = (id: string): Game => {
  const game = gameById(id);
  if (!game) throw new BadInput(`there is no game ${JSON.stringify(id)}: there are ${GAME_IDS.join(', ')}`);
  return game;
};

const wishIn = ({ players, variant }: GameOptions): SetupWish => ({
  ...(players !== undefined && { players }),
  ...(variant !== undefined && { variant }),
});

export const setupOf = (game: Game, options: GameOptions): Setup => {
  const setup = game.setup(wishIn(options));
  if (!setup.ok) throw new BadInput(setup.error);
  return setup.value;
};

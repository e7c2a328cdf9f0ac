import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { BotGameId } from '@ankerplatz/bots';
import { loadJudge } from '@ankerplatz/bots/judges';
import { atVersion, LANGUAGES, type Language } from '@ankerplatz/kit';
import { DIFFICULTIES, type Difficulty, type PuzzleBook, puzzleOfDay, readPuzzles } from '@ankerplatz/kit/puzzle';
import { GAME_IDS } from '@ankerplatz/registry';
import { Argument, Command, Option } from 'commander';
import { parseContestant } from '../arena/contestant.ts';
import { BadInput } from '../exit.ts';
import { gameNamed, parseCount } from '../game-options.ts';
import { usualLanguage } from '../play/language.ts';
import { openTerminal } from '../play/terminal.ts';
import { CATALOGUES } from '../text/catalogues.ts';
import { type Cast, type Players, PuzzleMaker } from './puzzle-maker.ts';
import { PuzzleSession } from './puzzle-session.ts';
import { PuzzleStore } from './puzzle-store.ts';

interface Options {
  readonly games: number;
  readonly seed: string;
  readonly bots: string;
  readonly opening?: string;
  readonly out: string;
  readonly difficulty?: Difficulty;
}

const playersNamed = (bots: string): Players => {
  const players = parseContestant(bots);
  if (players.kind !== 'level') throw new BadInput(`puzzles come from games between bots of a level, not ${bots}`);
  return players;
};

const castOf = (bots: string, opening: string | undefined): Cast => ({
  opening: opening === undefined ? null : playersNamed(opening),
  players: playersNamed(bots),
  bots: opening === undefined ? bots : `${opening}, then ${bots}`,
});

const run = async (id: string, { games, seed, bots, opening, out, difficulty }: Options): Promise<void> => {
  const game = gameNamed(id);
  const maker = new PuzzleMaker(
    game,
    await loadJudge(id as BotGameId, game.version),
    castOf(bots, opening),
    seed,
    difficulty,
  );
  const store = new PuzzleStore(out, { game: id, rules: game.version, seed });
  for (let number = store.next; number < games; number++) {
    maker.playGame(number, puzzle => store.add(puzzle));
    process.stderr.write(`game ${number + 1} of ${games}: ${store.count} puzzles\n`);
  }
};

const today = (): [number, number, number] => {
  const now = new Date();
  return [now.getFullYear(), now.getMonth(), now.getDate()];
};

const PROGRAM = 'npm run ankerplatz --';

const bookOf = (id: string): PuzzleBook => {
  const file = fileURLToPath(new URL(`../../../games/${id}/puzzles.ndjson`, import.meta.url));
  const book = readPuzzles(readFileSync(file, 'utf8'));
  if (!book.ok) throw new BadInput(`${file}: ${book.error}`);
  return book.value;
};

const solve = async (id: string, name: string | undefined, { lang }: { readonly lang?: Language }): Promise<void> => {
  const { rules, puzzles } = bookOf(id);
  const game = atVersion(gameNamed(id), rules);
  if (!game.ok) throw new BadInput(game.error);
  const puzzle = name === undefined ? puzzleOfDay(puzzles, today()) : puzzles.find(each => each.id === name);
  if (!puzzle) throw new BadInput(`${id} has no puzzle ${JSON.stringify(name)}`);
  const language = lang ?? usualLanguage(process.env);
  const terminal = openTerminal();
  const session = await PuzzleSession.open(terminal, game.value, puzzle, language);
  if (await session.solve()) {
    const next = puzzles[(puzzles.indexOf(puzzle) + 1) % puzzles.length]!;
    terminal.print('', CATALOGUES[language].puzzle.next(`${PROGRAM} puzzle ${id} ${next.id}`));
  }
  terminal.close();
};

export const puzzleCommand = (): Command =>
  new Command('puzzle')
    .description('find the best turn of a position on this terminal')
    .addArgument(new Argument('[game]', 'the game').choices(GAME_IDS).default(GAME_IDS[0]))
    .argument('[name]', 'the puzzle (default: that of today)')
    .addOption(new Option('--lang <language>', 'the language (default: that of the environment)').choices(LANGUAGES))
    .action(solve);

const HELP = `
Every game is played by bots; where one turn is clearly best and some level misses it, a puzzle is written.
The same command goes on where the file ends, also with more --games. docs/puzzles.md says how turns are proved.`;

export const puzzlesCommand = (): Command =>
  new Command('puzzles')
    .description('make puzzles from games between bots')
    .addArgument(new Argument('<game>', 'the game').choices(GAME_IDS))
    .option('--games <number>', 'how many games', parseCount, 10)
    .option('--seed <text>', 'seed of all random numbers', '1')
    .option('--bots <level>', 'who plays: a level, also with a budget of playouts (captain:2000)', 'admiral')
    .option('--opening <level>', 'who plays until the last turns of Nauticus (default: those who play on)')
    .addOption(new Option('--difficulty <name>', 'puzzles of this difficulty alone').choices(DIFFICULTIES))
    .addOption(new Option('--out <file>', 'where the puzzles are kept').makeOptionMandatory())
    .addHelpText('after', HELP)
    .action(run);

import { type Game, isObject, type Position, seededSource, TooManyNodes } from '@ankerplatz/kit';
import { Command } from 'commander';
import { columns } from '../columns.ts';
import { MOST_NODES } from '../engine/answers.ts';
import { DEEPEST_PERFT } from '../engine/requests.ts';
import { BadInput } from '../exit.ts';
import { type GameOptions, gameNamed, parseCount, setupOf, withGame } from '../game-options.ts';
import { readJson } from '../input.ts';
import { type Branch, divide } from './divide.ts';

interface Options extends GameOptions {
  readonly position?: string;
  readonly depth: number;
  readonly json?: true;
}

const positionFrom = async (game: Game, file: string, seed: string): Promise<Position> => {
  const json = await readJson(file);
  if (isObject(json) && json.game !== game.id) throw new BadInput(`${file} is not a position of ${game.id}`);
  const position = game.parsePosition(json, seededSource(seed).at(0));
  if (!position.ok) throw new BadInput(`${file}: ${position.error}`);
  return position.value;
};

const divided = (game: Game, position: Position, depth: number): Branch[] => {
  try {
    return divide(game, position, depth, MOST_NODES);
  } catch (error) {
    if (error instanceof TooManyNodes) throw new BadInput(`more than ${MOST_NODES} nodes at depth ${depth}`);
    throw error;
  }
};

const run = async (id: string, options: Options): Promise<void> => {
  const { seed, depth } = options;
  if (depth > DEEPEST_PERFT) throw new BadInput(`the depth is at most ${DEEPEST_PERFT}`);
  const game = gameNamed(id);
  const position =
    options.position === undefined
      ? game.start(setupOf(game, options), seededSource(seed).at(0))
      : await positionFrom(game, options.position, seed);
  const branches = divided(game, position, depth);
  const nodes = branches.reduce((sum, branch) => sum + branch.nodes, 0);
  if (options.json) return console.log(JSON.stringify({ game: id, depth, nodes, branches }));
  const rows = branches.map(branch => [`${branch.seat} ${branch.move}`, String(branch.nodes)]);
  for (const line of columns([...rows, ['total', String(nodes)]])) console.log(line);
};

export const perftCommand = (): Command =>
  withGame(new Command('perft'))
    .description('count the legal move sequences of a length, by their first move')
    .requiredOption('--depth <number>', `how many moves long, at most ${DEEPEST_PERFT}`, parseCount)
    .option('--position <file>', 'begin from a position (JSON; - for standard input)')
    .option('--json', 'print JSON')
    .action(run);

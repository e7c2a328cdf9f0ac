import { Command } from 'commander';
import { type GameOptions, gameNamed, parseCount, setupOf, withGame } from '../game-options.ts';
import { progressBar } from './progress.ts';
import { simulate, type Task } from './simulate.ts';
import type { Summary } from './summary.ts';
import { summaryText } from './summary-text.ts';

const MANY_DECISIONS = 20_000;

interface Options extends GameOptions, Task {
  readonly json?: true;
}

/** The speed: the only part of the answer that no seed decides. */
const speedOf = ({ games, decisions }: Summary, seconds: number) => ({
  seconds,
  gamesPerSecond: games / seconds,
  decisionsPerSecond: (games * (decisions?.mean ?? 0)) / seconds,
});

const run = (id: string, options: Options): void => {
  const { games, seed, cap } = options;
  const game = gameNamed(id);
  const setup = setupOf(game, options);
  const began = performance.now();
  const summary = simulate(game, setup, options, progressBar(games));
  const speed = speedOf(summary, (performance.now() - began) / 1000);
  if (options.json) {
    console.log(JSON.stringify({ game: id, seed, cap, ...summary, speed }));
    return;
  }
  const rates = `${Math.round(speed.gamesPerSecond)} games/s, ${Math.round(speed.decisionsPerSecond)} decisions/s`;
  console.log(`${id}, ${setup.seats} seats, ${games} games of random play, seed ${JSON.stringify(seed)}: ${rates}`);
  console.log(summaryText(summary).join('\n'));
};

export const simulateCommand = (): Command =>
  withGame(new Command('simulate'))
    .description('play many games at random and show figures')
    .option('--games <number>', 'how many games', parseCount, 100)
    .option('--cap <decisions>', 'stop a game after this many decisions', parseCount, MANY_DECISIONS)
    .option('--json', 'print JSON')
    .action(run);

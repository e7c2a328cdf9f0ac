import { Command } from 'commander';
import { ladderRow } from './ladder.ts';
import { readSeries } from './results.ts';

const run = (files: readonly string[]): void => {
  for (const file of files) {
    const { table, row, games, won, points } = ladderRow(readSeries(file));
    console.log(`| ${table} | [${row}](../${file}) | ${games} | ${won} | ${points} |`);
  }
};

export const ladderCommand = (): Command =>
  new Command('ladder')
    .description('print files of arena results as rows of the ladder in docs/bots.md')
    .argument('<files...>', 'such as bots/ladder/*.ndjson')
    .action(run);

#!/usr/bin/env node
import { Command, CommanderError } from 'commander';
import { adminCommand } from './admin/command.ts';
import { arenaCommand } from './arena/command.ts';
import { ladderCommand } from './arena/ladder-command.ts';
import { connectCommand } from './connect/command.ts';
import { engineCommand } from './engine/command.ts';
import { BadInput, EXIT } from './exit.ts';
import { learnCommand, lessonCommand } from './lesson/command.ts';
import { perftCommand } from './perft/command.ts';
import { playCommand } from './play/command.ts';
import { welcomeCommand } from './play/welcome.ts';
import { puzzleCommand, puzzlesCommand } from './puzzles/command.ts';
import { replayCommand } from './replay/command.ts';
import { reviewCommand } from './review/command.ts';
import { schemaCommand } from './schema/command.ts';
import { simulateCommand } from './simulate/command.ts';
import { verifyCommand } from './verify/command.ts';

/** A new command is a new line here. */
const COMMANDS: readonly (() => Command)[] = [
  playCommand,
  welcomeCommand,
  learnCommand,
  lessonCommand,
  puzzleCommand,
  puzzlesCommand,
  engineCommand,
  replayCommand,
  reviewCommand,
  verifyCommand,
  simulateCommand,
  perftCommand,
  arenaCommand,
  ladderCommand,
  connectCommand,
  adminCommand,
  schemaCommand,
];

const HELP = `
Exit codes: 0 done, 1 the answer is no, 2 wrong usage or input that cannot be read.`;

const makeProgram = (): Command => {
  const program = new Command('ankerplatz')
    .description('Nauticus and Nautilùs on the command line')
    .addHelpText('after', HELP)
    .showHelpAfterError('(--help shows how)')
    .exitOverride();
  for (const make of COMMANDS) program.addCommand(make().copyInheritedSettings(program));
  return program;
};

/** Commander has said what is wrong with the usage; whatever else is wrong is said here. */
const exitCodeOf = (error: unknown): number => {
  if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.ok : EXIT.badInput;
  if (!(error instanceof BadInput)) throw error;
  process.stderr.write(`ankerplatz: ${error.message}\n`);
  return EXIT.badInput;
};

/** Whoever read our output has seen enough and closed the pipe. */
process.stdout.on('error', error => {
  if ('code' in error && error.code === 'EPIPE') process.exit(EXIT.ok);
  throw error;
});

try {
  await makeProgram().parseAsync();
} catch (error) {
  process.exitCode = exitCodeOf(error);
}

#!/usr/bin/env node
import { Command, CommanderError } from 'commander';
import { BadInput, EXIT } from './exit.ts';

/** A new command is a new line here; only the one that is asked for is loaded. */
const COMMANDS: Readonly<Record<string, () => Promise<Command>>> = {
  play: async () => (await import('./play/command.ts')).playCommand(),
  welcome: async () => (await import('./play/welcome.ts')).welcomeCommand(),
  learn: async () => (await import('./lesson/command.ts')).learnCommand(),
  lesson: async () => (await import('./lesson/command.ts')).lessonCommand(),
  puzzle: async () => (await import('./puzzles/command.ts')).puzzleCommand(),
  puzzles: async () => (await import('./puzzles/command.ts')).puzzlesCommand(),
  engine: async () => (await import('./engine/command.ts')).engineCommand(),
  replay: async () => (await import('./replay/command.ts')).replayCommand(),
  review: async () => (await import('./review/command.ts')).reviewCommand(),
  verify: async () => (await import('./verify/command.ts')).verifyCommand(),
  simulate: async () => (await import('./simulate/command.ts')).simulateCommand(),
  perft: async () => (await import('./perft/command.ts')).perftCommand(),
  arena: async () => (await import('./arena/command.ts')).arenaCommand(),
  ladder: async () => (await import('./arena/ladder-command.ts')).ladderCommand(),
  tournament: async () => (await import('./tournament/command.ts')).tournamentCommand(),
  'simulate-tournaments': async () => (await import('./tournament/simulation-command.ts')).simulateTournamentsCommand(),
  connect: async () => (await import('./connect/command.ts')).connectCommand(),
  admin: async () => (await import('./admin/command.ts')).adminCommand(),
  schema: async () => (await import('./schema/command.ts')).schemaCommand(),
};

const HELP = `
Exit codes: 0 done, 1 the answer is no, 2 wrong usage or input that cannot be read.`;

const makeProgram = async (asked: string | undefined): Promise<Command> => {
  const program = new Command('ankerplatz')
    .description('Nauticus and Nautilùs on the command line')
    .addHelpText('after', HELP)
    .showHelpAfterError('(--help shows how)')
    .exitOverride();
  const only = asked === undefined || !Object.hasOwn(COMMANDS, asked) ? undefined : COMMANDS[asked];
  for (const load of only ? [only] : Object.values(COMMANDS))
    program.addCommand((await load()).copyInheritedSettings(program));
  return program;
};

/** Commander has said what is wrong with the usage; whatever else is wrong is said here. */
const exitCodeOf = (error: unknown): number => {
  if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.ok : EXIT.badInput;
  if (!(error instanceof BadInput)) throw error;
  process.stderr.write(`ankerplatz: ${error.message}\n`);
  return EXIT.badInput;
};

/** The reader of our output has seen enough and closed the pipe. */
process.stdout.on('error', error => {
  if ('code' in error && error.code === 'EPIPE') process.exit(EXIT.ok);
  throw error;
});

try {
  await (await makeProgram(process.argv[2])).parseAsync();
} catch (error) {
  process.exitCode = exitCodeOf(error);
}

import { Command, InvalidArgumentError } from 'commander';
import { Processes } from '../arena/programs/processes.ts';
import { ProgramPlayer } from '../arena/programs/program.ts';
import { EXIT } from '../exit.ts';
import { parseSeconds } from '../game-options.ts';
import { interruptible } from '../interruptible.ts';
import { Fault, PlayedSeat } from './seat.ts';
import { TableClient } from './table-client.ts';

const LIMIT_SECONDS = 60;

const HELP = `
The program is asked as in the arena: {"view":…,"moves":[…]} comes in as a line, {"move":"…"} goes out.
A token is made on the page of your account, or by POST /api/v1/me/tokens.

  ankerplatz connect http://localhost:3000 --token T --table ID --seat 1 -- python3 tools/examples/bots/wishes.py`;

interface Options {
  readonly token: string;
  readonly table: string;
  readonly seat?: number;
  readonly invitation?: string;
  readonly limit: number;
  readonly witness?: boolean;
  readonly coach?: boolean;
}

const parseUrl = (value: string): string => {
  if (!/^https?:$/.test(URL.canParse(value) ? new URL(value).protocol : ''))
    throw new InvalidArgumentError('It must be an address like http://localhost:3000.');
  return value;
};

const parseSeat = (value: string): number => {
  if (!/^[0-3]$/.test(value)) throw new InvalidArgumentError('It must be a number from 0 to 3.');
  return Number(value);
};

/** For a shell: every word as it is. */
const quoted = (words: readonly string[]): string => words.map(word => `'${word.replaceAll("'", `'\\''`)}'`).join(' ');

const say = (line: string): void => {
  process.stderr.write(`${line}\n`);
};

const run = async (url: string, program: readonly string[], options: Options): Promise<void> => {
  const { token, table, seat, invitation, limit, witness, coach } = options;
  const address = { url, token, table, ...(invitation !== undefined && { invitation }) };
  const client = new TableClient(address, (commitment, contribution) => {
    if (witness) say(`ankerplatz verify RECORD --commitment ${commitment} --contribution ${contribution}`);
  });
  const processes = new Processes();
  const player = new ProgramPlayer(quoted(program), { limitSeconds: limit, verbose: true }, processes);
  try {
    if (seat !== undefined) await client.sit(seat, coach);
    await interruptible(
      async () => {
        const { result, view } = await new PlayedSeat(client, player, say).playToTheEnd();
        console.log(`over: place ${result?.ranks[view.seat ?? 0]}`);
      },
      () => processes.endAll(),
    );
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    say(error.message);
    process.exitCode = EXIT.no;
  } finally {
    await processes.endAll();
  }
};

export const connectCommand = (): Command =>
  new Command('connect')
    .description('let a program play at a table of a server')
    .argument('<url>', 'the address of the server', parseUrl)
    .argument('<program...>', 'the program and its arguments, after --')
    .requiredOption('--token <token>', 'a personal token')
    .requiredOption('--table <id>', 'which table')
    .option('--seat <number>', 'sit down there first', parseSeat)
    .option('--invitation <text>', 'the random part of an invitation link')
    .option('--coach', 'agree that the coach may help the people at this table')
    .option('--limit <seconds>', 'how many seconds the program may think about a decision', parseSeconds, LIMIT_SECONDS)
    .option('--witness', 'print what the record can be compared with afterwards')
    .addHelpText('after', HELP)
    .action(run);

import { Command } from 'commander';
import pc from 'picocolors';
import { EXIT } from '../exit.ts';
import { readJson } from '../input.ts';
import { type Check, checksOf } from './checks.ts';

const lineOf = ({ name, passed, finding }: Check): string =>
  `${passed ? pc.green('ok') : pc.red('NO')}  ${name}: ${finding}`;

const run = async (file: string): Promise<void> => {
  let verified = true;
  for await (const check of checksOf(await readJson(file))) {
    console.log(lineOf(check));
    verified &&= check.passed;
  }
  console.log(verified ? 'Verified: this game was dealt and played as recorded.' : 'Not verified.');
  if (!verified) process.exitCode = EXIT.no;
};

export const verifyCommand = (): Command =>
  new Command('verify')
    .description('deal and play a finished record again and say what was checked')
    .argument('<file>', 'a record (JSON; - for standard input)')
    .action(run);

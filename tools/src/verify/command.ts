import { Command, InvalidArgumentError } from 'commander';
import pc from 'picocolors';
import { EXIT } from '../exit.ts';
import { readJson } from '../input.ts';
import { type Check, checksOf, type Witness } from './checks.ts';

const lineOf = ({ name, passed, finding }: Check): string =>
  `${passed ? pc.green('ok') : pc.red('NO')}  ${name}: ${finding}`;

/** Only a player who has kept something can say that the record was not made up afterwards. */
const verdictOf = ({ commitment, contribution }: Witness): string =>
  commitment !== undefined && contribution !== undefined
    ? 'Verified, and witnessed by you: this game was dealt and played as recorded.'
    : 'Verified: this game was dealt and played as recorded. Not witnessed: who made the record may have made all of it.';

const parseHex =
  (bytes: number) =>
  (value: string): string => {
    if (!/^[0-9a-f]*$/.test(value) || value.length !== 2 * bytes)
      throw new InvalidArgumentError(`It must be ${bytes} bytes in hexadecimal.`);
    return value;
  };

const run = async (file: string, witness: Witness): Promise<void> => {
  let verified = true;
  for await (const check of checksOf(await readJson(file), witness)) {
    console.log(lineOf(check));
    verified &&= check.passed;
  }
  console.log(verified ? verdictOf(witness) : 'Not verified.');
  if (!verified) process.exitCode = EXIT.no;
};

export const verifyCommand = (): Command =>
  new Command('verify')
    .description('deal and play a finished record again and say what was checked')
    .argument('<file>', 'a record (JSON; - for standard input)')
    .option(
      '--commitment <hex>',
      'of the server, as you were shown it before you opened your contribution',
      parseHex(32),
    )
    .option('--contribution <hex>', 'the random bytes that you gave', parseHex(16))
    .action(run);

import { readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { BadInput } from './exit.ts';

const STDIN = '-';

/** Why files cannot be read, in words, by what the system says. */
const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EISDIR: 'it is a folder',
  EACCES: 'permission is denied',
};

const readText = async (file: string): Promise<string> => {
  try {
    return file === STDIN ? await text(process.stdin) : readFileSync(file, 'utf8');
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException;
    throw new BadInput(`${file} cannot be read: ${REASONS[code] ?? message}`);
  }
};

/** A JSON file, or standard input for `-`. */
export const readJson = async (file: string): Promise<unknown> => {
  const content = await readText(file);
  try {
    return JSON.parse(content);
  } catch (error) {
    throw new BadInput(`${file} is not JSON: ${(error as Error).message}`);
  }
};

import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { err, type GameRecord, ok, parseRecord, type Result } from '@ankerplatz/kit';

const DATA = fileURLToPath(new URL('../../../data', import.meta.url));

/** Where a game is kept while it is played: a file of its own, named by the time. */
export const newFile = (game: string, begun: Date): string =>
  join(process.env.ANKERPLATZ_DATA || DATA, 'play', `${game}-${begun.getTime().toString(36)}.json`);

/** A path as a person here would write it. */
const shownPath = (file: string): string => {
  const path = relative('.', file);
  return path.startsWith('..') ? resolve(file) : path;
};

export const readRecord = (file: string): Result<GameRecord, string> => {
  try {
    return parseRecord(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    return err((error as Error).message);
  }
};

/** Whether nothing but an older record would be lost by writing there. */
export const isFree = (file: string): boolean => !existsSync(file) || readRecord(file).ok;

/** Writes a record whole or not at all. */
export const writeRecord = (file: string, record: GameRecord): Result<string, string> => {
  try {
    mkdirSync(dirname(file), { recursive: true });
    const fresh = `${file}.${process.pid}`;
    writeFileSync(fresh, `${JSON.stringify(record)}\n`);
    renameSync(fresh, file);
    return ok(shownPath(file));
  } catch (error) {
    return err((error as Error).message);
  }
};

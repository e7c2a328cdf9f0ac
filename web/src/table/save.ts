import type { GameRecord } from '@ankerplatz/kit';
import { saveFile } from '../ui/save.ts';

/** Gives a record to the person as a file. */
export const saveRecord = (record: GameRecord): void =>
  saveFile(`${record.game}-${record.hash.slice(0, 8)}.json`, record);

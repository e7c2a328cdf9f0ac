import type { GameRecord } from '@ankerplatz/kit';
import type { SeatLog } from '@ankerplatz/protocol';
import { saveFile } from '../../ui/device/save-file.ts';

/** Gives a record to the person as a file. */
export const saveRecord = (record: GameRecord): void =>
  saveFile(`${record.game}-${record.hash.slice(0, 8)}.json`, record);

/** Saves the log that a seat knows of a game that still runs. */
export const saveLog = (log: SeatLog): void => saveFile(`${log.game}-${log.table}-${log.number}.log.json`, log);

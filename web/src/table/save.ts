import type { GameRecord } from '@ankerplatz/kit';
import type { SeatLog } from '@ankerplatz/protocol';

const saveFile = (name: string, content: string): void => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([content], { type: 'application/json' }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
};

const jsonOf = (value: object): string => `${JSON.stringify(value, null, 2)}\n`;

/** Gives a record to the person as a file. */
export const saveRecord = (record: GameRecord): void =>
  saveFile(`${record.game}-${record.hash.slice(0, 8)}.json`, jsonOf(record));

/** What a seat knows of a game that still runs. */
export const saveLog = (log: SeatLog): void => saveFile(`${log.game}-${log.table}-${log.number}.log.json`, jsonOf(log));

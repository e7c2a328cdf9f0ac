import type { GameRecord } from '@ankerplatz/kit';

const saveFile = (name: string, content: string): void => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([content], { type: 'application/json' }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
};

/** Gives a record to the person as a file. */
export const saveRecord = (record: GameRecord): void =>
  saveFile(`${record.game}-${record.hash.slice(0, 8)}.json`, `${JSON.stringify(record, null, 2)}\n`);

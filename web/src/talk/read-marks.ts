const KEY = 'ankerplatz.talk';
/** Tables whose talk is remembered. */
const MOST = 50;

type Marks = Readonly<Record<string, number>>;

const readMarks = (): Marks => {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof found === 'object' && found !== null ? (found as Marks) : {};
  } catch {
    return {};
  }
};

/** The last message of a table that was seen on this device. */
export const readUpTo = (table: string): number => {
  const mark = readMarks()[table];
  return Number.isInteger(mark) ? (mark as number) : 0;
};

export const markRead = (table: string, message: number): void => {
  const others = Object.entries(readMarks()).filter(([other]) => other !== table);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries([...others, [table, message]].slice(-MOST))));
  } catch {
    // Without storage the message is new again after a reload.
  }
};

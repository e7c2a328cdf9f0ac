import { readFileSync } from 'node:fs';

/** Time of all processors of a machine together, in whatever unit the system counts; nothing where it does not tell. */
export interface ProcessorTime {
  readonly active: number;
  readonly idle: number;
}

/** Begins with a line of user, nice, system, idle, iowait, irq, softirq, steal; what follows is counted among them. */
const FILE = '/proc/stat';
const KINDS = 8;
const IDLE: readonly number[] = [3, 4];

export const processorTime = (): ProcessorTime => {
  const time = { active: 0, idle: 0 };
  for (const [kind, ticks] of counted().entries()) time[IDLE.includes(kind) ? 'idle' : 'active'] += ticks;
  return time;
};

const counted = (): number[] => {
  try {
    const [line = ''] = readFileSync(FILE, 'latin1').split('\n', 1);
    return line
      .split(/ +/, 1 + KINDS)
      .slice(1)
      .map(Number);
  } catch {
    return [];
  }
};

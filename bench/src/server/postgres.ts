import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Microseconds in a tick of /proc, on every Linux there is. */
const TICK = 10_000;

/** The built-in database in a folder of the server's. */
export class Postgres {
  constructor(private readonly folder: string) {}

  get url(): string {
    const [, , , port] = this.lines();
    return `postgres://ankerplatz:${readFileSync(join(this.folder, 'password'), 'utf8')}@127.0.0.1:${port}/ankerplatz`;
  }

  /** Processor time of all its processes so far, in microseconds; null where the system does not tell. */
  used(): number | null {
    const [main] = this.lines();
    try {
      return readdirSync('/proc')
        .filter(name => /^\d+$/.test(name))
        .map(pid => ticksOf(pid, main!))
        .reduce((sum, ticks) => sum + ticks * TICK, 0);
    } catch {
      return null;
    }
  }

  private lines(): string[] {
    return readFileSync(join(this.folder, 'cluster', 'postmaster.pid'), 'utf8').split('\n');
  }
}

/** Of a process that is the database's first one or a child of it; that one counts also those that have ended. */
const ticksOf = (pid: string, main: string): number => {
  const fields = statOf(pid);
  const [, parent] = fields;
  const [own, ended] = [fields.slice(11, 13), fields.slice(13, 15)];
  if (pid !== main && parent !== main) return 0;
  return [...own, ...(pid === main ? ended : [])].reduce((sum, field) => sum + Number(field), 0);
};

/** The fields after the name: state, parent … (proc_pid_stat(5)). */
const statOf = (pid: string): string[] => {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return text.slice(text.lastIndexOf(')') + 2).split(' ');
  } catch {
    return [];
  }
};

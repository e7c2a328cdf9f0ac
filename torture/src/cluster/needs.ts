import { accessSync, constants, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Programs, and the packages of Debian that bring them. */
const PROGRAMS = {
  patroni: 'patroni python3-etcd',
  etcd: 'etcd-server',
  haproxy: 'haproxy',
  ip: 'iproute2',
  mount: 'mount',
  nsenter: 'util-linux',
  setpriv: 'util-linux',
  unshare: 'util-linux',
} as const;
export type ProgramName = keyof typeof PROGRAMS;

/** Where Debian keeps the programs of PostgreSQL, a folder a version. */
const POSTGRESQL = '/usr/lib/postgresql';
/** Ordinary users have no such folders in their PATH. */
const FOLDERS = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/sbin', '/usr/bin', '/bin'];

const isProgram = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

const find = (name: string): string | undefined => FOLDERS.map(folder => join(folder, name)).find(isProgram);

/** A program that is there: `missing` was asked before. */
export const programOf = (name: ProgramName): string => find(name) ?? name;

/** The newest PostgreSQL of this machine. */
export const postgresFolder = (): string | undefined => {
  try {
    const versions = readdirSync(POSTGRESQL).sort((a, b) => Number(b) - Number(a));
    return versions
      .map(version => join(POSTGRESQL, version, 'bin'))
      .find(folder => isProgram(join(folder, 'postgres')));
  } catch {
    return undefined;
  }
};

/** The programs that a cluster lacks on this machine and how to get them, a sentence; null: none. */
export const missing = (): string | null => {
  if (process.platform !== 'linux') return 'a cluster is made of network namespaces, which Linux alone has';
  if (process.getuid?.() !== 0) return 'a cluster is made of network namespaces: run it as root (sudo)';
  const names = Object.keys(PROGRAMS) as ProgramName[];
  const packages = names.filter(name => !find(name)).map(name => PROGRAMS[name] as string);
  if (!postgresFolder()) packages.push('postgresql');
  if (packages.length === 0) return null;
  const list = [...new Set(packages)].join(' ');
  return `packages are missing, which Debian and Ubuntu have: apt-get install ${list}`;
};

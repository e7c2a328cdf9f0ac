import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.json': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
};

/** Ends of compressed copies, the smallest first. */
const ENCODINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;
export type Encoding = (typeof ENCODINGS)[number][0];

/** Names of the files in this folder change with what they hold. */
export const ASSETS = '/assets/';

/** One file of the site, with its compressed copies. */
export interface SiteFile {
  readonly type: string;
  readonly tag: string;
  readonly isHashed: boolean;
  readonly plain: Buffer;
  readonly packed: ReadonlyMap<Encoding, Buffer>;
}

const isHashed = (path: string): boolean => path.startsWith(ASSETS);

const readFile = (folder: string, path: string, paths: ReadonlySet<string>): SiteFile => {
  const plain = readFileSync(join(folder, path));
  const copies = ENCODINGS.flatMap(([encoding, end]) =>
    paths.has(path + end) ? [[encoding, readFileSync(join(folder, path + end))] as const] : [],
  );
  const tag = isHashed(path) ? basename(path) : createHash('sha256').update(plain).digest('base64url').slice(0, 22);
  return { type: TYPES[extname(path)]!, tag: `"${tag}"`, isHashed: isHashed(path), plain, packed: new Map(copies) };
};

const PAGE = '/index.html';

/** The paths of all files: a folder of the site has no folder in it. */
const pathsIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap(entry =>
    entry.isDirectory()
      ? readdirSync(join(folder, entry.name)).map(name => `/${entry.name}/${name}`)
      : `/${entry.name}`,
  );

/** The built site, kept in memory: it is small. */
export class Site {
  private readonly all: ReadonlySet<string>;
  private readonly read = new Map<string, SiteFile>();
  /** Of all that may be asked for. */
  readonly paths: ReadonlySet<string>;

  /** A folder without a site makes an empty one. */
  constructor(private readonly folder: string) {
    this.all = new Set(existsSync(join(folder, PAGE)) ? pathsIn(folder) : []);
    this.paths = new Set([...this.all].filter(path => TYPES[extname(path)] !== undefined && !path.startsWith('/.')));
    for (const path of this.paths) if (!isHashed(path)) this.known(path);
  }

  /** Reads whatever nobody has asked for yet, a file a turn: from then on the folder may change. */
  async keep(): Promise<void> {
    for (const path of this.paths) {
      this.known(path);
      await nextTurn();
    }
  }

  /** By its path in the site: `/assets/main-4f.js`. */
  file(path: string): SiteFile | undefined {
    return path === PAGE ? undefined : this.known(path);
  }

  /** The one page, which shows what its address says. */
  get page(): SiteFile | undefined {
    return this.known(PAGE);
  }

  private known(path: string): SiteFile | undefined {
    return this.read.get(path) ?? this.readNow(path);
  }

  /** The folder may have lost it meanwhile. */
  private readNow(path: string): SiteFile | undefined {
    if (!this.paths.has(path)) return undefined;
    try {
      const file = readFile(this.folder, path, this.all);
      this.read.set(path, file);
      return file;
    } catch {
      return undefined;
    }
  }
}

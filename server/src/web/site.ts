import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, extname, join, sep } from 'node:path';

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

const readFile = (folder: string, name: string, names: ReadonlySet<string>): SiteFile => {
  const plain = readFileSync(join(folder, name));
  const copies = ENCODINGS.flatMap(([encoding, end]) =>
    names.has(name + end) ? [[encoding, readFileSync(join(folder, name + end))] as const] : [],
  );
  const isHashed = pathOf(name).startsWith(ASSETS);
  const tag = isHashed ? basename(name) : createHash('sha256').update(plain).digest('base64url').slice(0, 22);
  return { type: TYPES[extname(name)]!, tag: `"${tag}"`, isHashed, plain, packed: new Map(copies) };
};

const pathOf = (name: string): string => `/${name.split(sep).join('/')}`;

const PAGE = '/index.html';

/** The built site, read once: it is small. */
export class Site {
  private constructor(private readonly files: ReadonlyMap<string, SiteFile>) {}

  /** A folder without a site makes an empty one. */
  static read(folder: string): Site {
    if (!existsSync(join(folder, PAGE))) return new Site(new Map());
    const all = new Set(readdirSync(folder, { recursive: true, encoding: 'utf8' }));
    const names = [...all].filter(name => TYPES[extname(name)] !== undefined && !name.startsWith('.'));
    return new Site(new Map(names.map(name => [pathOf(name), readFile(folder, name, all)])));
  }

  /** By its path in the site: `/assets/main-4f.js`. */
  file(path: string): SiteFile | undefined {
    return path === PAGE ? undefined : this.files.get(path);
  }

  /** The one page, which shows what its address says. */
  get page(): SiteFile | undefined {
    return this.files.get(PAGE);
  }

  get paths(): readonly string[] {
    return [...this.files.keys()];
  }
}

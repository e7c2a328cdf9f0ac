import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';
import { LANGUAGES, type Language } from '@ankerplatz/kit';
import { BOARD_GAME_IDS, type BoardGameId } from '@ankerplatz/registry/lazy';
import { defineConfig, type Plugin, type Rolldown } from 'vite';
import { licences } from './licences.ts';

/** A running server to play against while pages are written: `npm run web`. */
const SERVER = process.env.ANKERPLATZ_URL ?? 'http://127.0.0.1:3000';

/** Enough to tell the versions of one file apart; every page carries the names of all files that it may load. */
const HASH_LETTERS = 7;

/** Smaller files gain nothing. */
const LEAST_BYTES = 400;

/** Lists all files for the cache of the site. */
const listed = (): Plugin => ({
  name: 'listed',
  apply: 'build',
  generateBundle: {
    // Scripts that hold nothing but styles are gone by then.
    order: 'post',
    handler(_, bundle) {
      const names = Object.keys(bundle).filter(name => name.startsWith('assets/'));
      const source = JSON.stringify(names.map(name => `/${name}`).sort());
      this.emitFile({ type: 'asset', fileName: 'files.json', source });
    },
  },
});

/** Modules that a page loads by themselves, in a language; where its address tells which, of a game. */
type Opened = (language: Language, game: BoardGameId | null) => readonly string[];

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** A small game does without some of the files that others have. */
const there = (...modules: readonly string[]): readonly string[] =>
  modules.filter(module => existsSync(join(ROOT, module)));

/** The modules that a game needs: its rules and its board. */
const gameModules: Opened = (language, game) => [
  `/games/${game}/src/index.ts`,
  `/web/src/games/${game}/index.ts`,
  ...there(...[`${language}/index`, language].map(file => `/games/${game}/src/text/${file}.ts`)),
];

/** By the first word of their addresses: the pages that are often opened first, and what they load in the order in which they need it. */
const OPENED: Readonly<Record<string, Opened>> = {
  '': language => [
    '/web/src/pages/home/Home.tsx',
    ...['/web/src/pairing/load.ts', '/web/src/pairing/FindOpponents.tsx', `/web/src/pairing/text/${language}.ts`],
  ],
  new: language => [
    '/web/src/pages/new-table/NewTable.tsx',
    ...['board-editor', 'coach', 'ratings'].map(name => `/web/src/text/${name}/${language}.ts`),
  ],
  t: (language, game) => [
    '/web/src/pages/table/TablePage.tsx',
    ...(game ? [...gameModules(language, game), ...there(`/web/src/games/${game}/text/${language}.ts`)] : []),
    `/web/src/table/text/${language}.ts`,
  ],
  local: language => ['/web/src/pages/local/Local.tsx', `/web/src/table/text/${language}.ts`],
  rules: (language, game) => [
    ...['/web/src/pages/rules/Rules.tsx', `/web/src/rules/text/${language}.ts`],
    ...(game ? [...gameModules(language, game), ...there(`/games/${game}/src/text/${language}/rules.ts`)] : []),
    ...(game
      ? there(
          ...['drawings/drawings.tsx', `text/drawings.${language}.ts`].map(file => `/web/src/games/${game}/${file}`),
        )
      : []),
  ],
};

/** A script and all that it loads at once, with their styles. */
const closureOf = (bundle: Rolldown.OutputBundle, file: string, found = new Set<string>()): ReadonlySet<string> => {
  const chunk = bundle[file];
  if (chunk?.type !== 'chunk' || found.has(file)) return found;
  found.add(file);
  for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style);
  for (const other of chunk.imports) closureOf(bundle, other, found);
  return found;
};

/** Lists what a page asks for: the server tells browsers of it before they can know. What every page begins with comes first. */
const ahead = (): Plugin => ({
  name: 'ahead',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const files = (module: string): ReadonlySet<string> => {
        const chunks = Object.values(bundle);
        const chunk = chunks.find(each => each.type === 'chunk' && each.moduleIds.some(id => id.endsWith(module)));
        return chunk ? closureOf(bundle, chunk.fileName) : this.error(`no file holds ${module}`);
      };
      const listOf = (opened: Opened, language: Language, game: BoardGameId | null): readonly string[] => {
        const modules = ['/web/index.html', `/web/src/text/${language}.ts`, ...opened(language, game)];
        return [...new Set(modules.flatMap(module => [...files(module)]))].map(file => `/${file}`);
      };
      const inLanguages = (opened: Opened, game: BoardGameId | null) =>
        Object.fromEntries(LANGUAGES.map(language => [language, listOf(opened, language, game)]));
      const pages = Object.entries(OPENED).flatMap(([word, opened]) => [
        [word, inLanguages(opened, null)],
        ...BOARD_GAME_IDS.map(game => [`${word} ${game}`, inLanguages(opened, game)]),
      ]);
      const source = JSON.stringify(Object.fromEntries(pages));
      this.emitFile({ type: 'asset', fileName: 'ahead.json', source });
    },
  },
});

const TEXTS = /\.(js|css|html|svg|json|webmanifest)$/;

const pressBrotli = promisify(brotliCompress);
const pressGzip = promisify(gzip);

const press = async (path: string): Promise<void> => {
  const bytes = await readFile(path);
  if (bytes.length < LEAST_BYTES) return;
  const params = { [zlib.BROTLI_PARAM_QUALITY]: 11, [zlib.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  await writeFile(`${path}.br`, await pressBrotli(bytes, { params }));
  await writeFile(`${path}.gz`, await pressGzip(bytes, { level: 9 }));
};

/** Lays a compressed copy beside every text, so that the server need not compress anything. */
const compressed = (): Plugin => ({
  name: 'compressed',
  apply: 'build',
  async writeBundle({ dir }) {
    const names = await readdir(dir!, { recursive: true });
    await Promise.all(names.filter(name => TEXTS.test(name)).map(name => press(join(dir!, name))));
  },
});

/**
 * Shared modules lie in a few files, so that a table takes a dozen requests and not eighty: the first row that fits
 * counts, a module that fits none lies with its page. A module that is loaded by itself (a page, a language, a game)
 * must fit none, or one more request would be needed to find it.
 */
const FILES: readonly (readonly [string, RegExp])[] = [
  ['app', /\/node_modules\/(?:preact|@preact|partysocket|idb-keyval)\/|vite\/preload-helper|rolldown\/runtime/],
  ['app', /\/games\/(?:kit\/src\/(?:result|words|seat|json|level|versions|text\/french)|registry\/src\/\w+)\.ts$/],
  [
    'app',
    /\/web\/src\/(?:app\/(?![Aa]nnounced)|net\/(?!contributions|answer-seal|api\/)|shell\/(?:routes|title|Note|note)|offline\/install|text\/(?!event|tv-page|ratings|deals|tournaments|statistics|look-back|review|coach)[a-z-]{3,}\.ts|settings\/|local\/(?:saved|lone-seat)|games\/\w+\.ts|ui\/(?!QR|InTurn|listing|[Dd]ata-?[Gg]rid|forced-colours|use-again|device\/(?:use-wakefulness|key-scroll|read-json)|fields\/FileButton|[Mm]enu-?[Ii]tem|use-scrolled-down|motion\/(?:travel|sound|haptics|scene|[Pp]ennants|[Cc]ount|fly|place|night|Rising)))/,
  ],
  [
    'site',
    /\/web\/src\/(?:pages\/home\/(?!Home|home|tables\/MyGames|import-record\.ts|MyTournaments|Invited|PeopleHere|people-here)|shell\/(?!NameDialog|ShareLink|share-link)|net\/api\/events|text\/event-time|lessons\/progress|pairing\/(?:sought|seeks|use-seconds)|setup\/(?:[a-z-]+\.ts|Length|length)|ui\/(?:fields\/FileButton|device\/read-json))/,
  ],
  ['site', /\/protocol\/src\/strength\.ts$/],
  // Small, and each for several pages: every file that a page may load costs the first one its name.
  [
    'later',
    /\/web\/src\/(?:net\/api\/tournaments|text\/(?:tournaments|statistics|look-back|review|coach)|pairing\/use-call|ui\/use-again|ui\/device\/use-wakefulness|pages\/home\/MyTournaments)\.tsx?$/,
  ],
  ['nauticus-rules', /\/games\/nauticus\/src\/(?!index\.|text\/..\/)/],
  ['nautilus-rules', /\/games\/nautilus\/src\/(?!index\.|text\/..\/)/],
  [
    'nauticus-board',
    /\/web\/src\/games\/nauticus\/(?!index\.|hints\.|changes\.|scenes\.|review\.|zones\/(?:[Ss]tacks|supply\.ts)|drawings\/|result\/|speech\/|text\/(?!deciding\.ts))/,
  ],
  [
    'nautilus-board',
    /\/web\/src\/games\/nautilus\/(?!index\.|hints\.|changes\.|scenes\.|review\.|flights\.|wakes\.|zones\/(?:[Ww]akes|[Gg]one)|[Oo]ther-?[Ww]hole|turn\/[Tt]aking|drawings\/|result\/|speech\/|text\/(?!deciding\.ts))/,
  ],
  ['lesson', /\/games\/kit\/src\/lesson\//],
  ['puzzle', /\/games\/kit\/src\/puzzle\//],
  [
    'local',
    /\/web\/src\/local\/(?:host|client|begin|thinker|text\/index)|\/games\/kit\/src\/(?:log\/(?!parse-)|chance\/(?!chance|no-chance))|\/node_modules\/@noble\//,
  ],
  [
    'table',
    /\/web\/src\/(?:board\/|table\/(?!replay\/|showcase\/|command\/|rest\/|what-if\/|look-back\/(?!wanted)|GameOver|Recap|recap|game-over|Resign|GoOnline|MenuItems|online\/(?:online-table|[Rr]ating-?[Cc]hanges|TournamentWay|[Ww]atching|StatusLines|OnlineSheets|proposals|Clocks|clocks|calendar)|hints\/(?!use-)|marks\.|moments\/|text\/(?:menu\/|recap\/|sheets\/|(?:watching|what-if|(?:[\w-]+\.)?..)\.))|games\/(?:art\/(?!Ex|ex)|notes\/)|ui\/(?!QR|listing|[Dd]ata-?[Gg]rid|forced-colours|use-again|device\/use-wakefulness|motion\/(?:sound|haptics|scene|[Pp]ennants|travel|night|Rising|place))|talk\/(?:talk\.css|text\/index\.))|\/games\/kit\/(?!src\/(?:log\/parse-|text\/..\.))|dynamic_import_helper/,
  ],
];

/** Styles do not keep back what a page shows while it opens: main.tsx puts them on. In the head, since those of pages come after them. */
const opening = (): Plugin => ({
  name: 'opening',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: page =>
      page.replace(
        /<link rel="stylesheet"([^>]*)>/g,
        '<link rel="preload" as="style"$1><link rel="stylesheet" media="print"$1>',
      ),
  },
});

/** The files that every page begins with. */
const FIRST = new RegExp(`/(?:app|index)-[\\w-]{${HASH_LETTERS}}\\.(?:js|css)$`);

/** A file that loads more has loaded these itself. */
let loadedBy: (file: string) => ReadonlySet<string> = () => new Set();

const loaded = (): Plugin => ({
  name: 'loaded',
  apply: 'build',
  generateBundle: {
    order: 'pre',
    handler(_, bundle) {
      loadedBy = file => closureOf(bundle, file);
    },
  },
});

/** The file that a module lies in. */
const fileOf = (module: string): string | null => {
  const path = module.split('?')[0]!.replaceAll('\\', '/');
  return FILES.find(([, pattern]) => pattern.test(path))?.[0] ?? null;
};

/** The first files of every page must load nothing of later ones: names the files that would make it do so. */
const first = (): Plugin => ({
  name: 'first',
  apply: 'build',
  generateBundle(_, bundle) {
    const names = new Set(FILES.map(([name]) => name).filter(name => name !== 'app'));
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk' || chunk.name !== 'app') continue;
      const later = chunk.imports
        .map(file => bundle[file])
        .filter(each => each?.type === 'chunk' && names.has(each.name));
      if (later.length > 0)
        this.error(
          `app loads ${later.map(each => each?.fileName).join(', ')}: add what it needs to the rows of app in FILES`,
        );
    }
  },
});

export default defineConfig({
  plugins: [licences(), listed(), loaded(), ahead(), first(), opening(), compressed()],
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
  build: {
    target: ['chrome131', 'edge131', 'firefox132', 'safari18.1'],
    outDir: 'dist',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // Files that are there need not be named again wherever more is loaded.
      resolveDependencies: (_, files, { hostId, hostType }) => {
        if (hostType === 'html') return files;
        const before = loadedBy(hostId);
        return files.filter(file => !FIRST.test(file) && !before.has(file));
      },
    },
    reportCompressedSize: false,
    manifest: true,
    rolldownOptions: {
      input: { index: 'index.html', sw: 'src/offline/sw.ts' },
      checks: { bundlerTimings: false },
      output: {
        // The service worker's address is its reach, so it lies at the top and keeps its name.
        entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : `assets/[name]-[hash:${HASH_LETTERS}].js`),
        chunkFileNames: `assets/[name]-[hash:${HASH_LETTERS}].js`,
        assetFileNames: `assets/[name]-[hash:${HASH_LETTERS}][extname]`,
        codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: fileOf, debugName: 'files' }] },
      },
    },
  },
  worker: { format: 'es' },
  server: { proxy: { '/api': { target: SERVER, ws: true } } },
});

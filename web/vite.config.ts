import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync, constants as zlib } from 'node:zlib';
import { defineConfig, type Plugin } from 'vite';
import { licences } from './licences.ts';

/** A running server to play against while pages are written: `npm run web`. */
const SERVER = process.env.ANKERPLATZ_URL ?? 'http://127.0.0.1:3000';

/** Smaller files gain nothing. */
const LEAST_BYTES = 400;

/** Lays a compressed copy beside every text, so that the server need not compress anything. */
const compressed = (): Plugin => ({
  name: 'compressed',
  apply: 'build',
  writeBundle({ dir }) {
    for (const name of readdirSync(dir!, { recursive: true, encoding: 'utf8' })) {
      if (!/\.(js|css|html|svg|json|webmanifest)$/.test(name)) continue;
      const bytes = readFileSync(join(dir!, name));
      if (bytes.length < LEAST_BYTES) continue;
      const params = { [zlib.BROTLI_PARAM_QUALITY]: 11, [zlib.BROTLI_PARAM_SIZE_HINT]: bytes.length };
      writeFileSync(join(dir!, `${name}.br`), brotliCompressSync(bytes, { params }));
      writeFileSync(join(dir!, `${name}.gz`), gzipSync(bytes, { level: 9 }));
    }
  },
});

export default defineConfig({
  plugins: [licences(), compressed()],
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
  build: {
    target: ['chrome131', 'edge131', 'firefox132', 'safari18.1'],
    outDir: 'dist',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    manifest: true,
  },
  worker: { format: 'es' },
  server: { proxy: { '/api': { target: SERVER, changeOrigin: true, ws: true } } },
});

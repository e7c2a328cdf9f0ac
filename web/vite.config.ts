import { defineConfig } from 'vite';

/** A running server to play against while pages are written: `npm run web`. */
const SERVER = process.env.ANKERPLATZ_URL ?? 'http://127.0.0.1:3000';

export default defineConfig({
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

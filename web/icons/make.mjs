// Draws the icons of the installed app from public/icon.svg with a Chromium: node web/icons/make.mjs [path of a Chromium]
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const PUBLIC = fileURLToPath(new URL('../public/', import.meta.url));
const CHROMIUM = process.argv[2] ?? process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
const SEA = '#1f4e66';

/** The drawing on a ground to its edges; systems cut their own shape out of it, so it keeps away from the rim. */
const onGround = (svg, share) =>
  `<div style="width:100vw;height:100vh;background:${SEA};display:grid;place-items:center"><div style="width:${share}vw">${svg}</div></div>`;

const ICONS = [
  { name: 'icon-192.png', size: 192, draw: svg => svg },
  { name: 'icon-512.png', size: 512, draw: svg => svg },
  { name: 'icon-maskable-512.png', size: 512, draw: svg => onGround(svg, 82) },
  { name: 'apple-touch-icon.png', size: 180, draw: svg => onGround(svg, 100) },
];

const svg = readFileSync(join(PUBLIC, 'icon.svg'), 'utf8');
const folder = mkdtempSync(join(tmpdir(), 'icons-'));
for (const { name, size, draw } of ICONS) {
  const page = join(folder, 'icon.html');
  writeFileSync(page, `<style>body{margin:0}svg{display:block;width:100%}</style>${draw(svg)}`);
  const flags = [
    '--headless',
    '--no-sandbox',
    '--disable-gpu',
    '--hide-scrollbars',
    '--default-background-color=00000000',
  ];
  const shot = [`--window-size=${size},${size}`, `--screenshot=${join(PUBLIC, name)}`, `file://${page}`];
  const { status, stderr } = spawnSync(CHROMIUM, [...flags, ...shot], { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
}
rmSync(folder, { recursive: true });

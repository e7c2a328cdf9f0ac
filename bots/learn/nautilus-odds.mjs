// Straightens the chances of a value of Nautilùs by games that it did not learn from: node bots/learn/nautilus-odds.mjs --value FILE --out FILE GAMES...
// The logarithm of the odds is stretched and moved as fits the results best. Which move is best stays the same.
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readGrains, writeGrains } from '../dist/grains.js';
import { INPUTS } from '../dist/nautilus/features.js';
import { ROW, UNITS, WEIGHT_COUNT } from '../dist/nautilus/value/value.js';
import { ODDS_GRAIN } from '../dist/odds.js';

const { values, positionals } = parseArgs({
  options: { value: { type: 'string' }, out: { type: 'string' } },
  allowPositionals: true,
});

const logit = chance => Math.log(chance / (1 - chance));
const pairs = positionals
  .flatMap(file => readFileSync(file, 'utf8').trim().split('\n'))
  .map(line => JSON.parse(line))
  .flatMap(({ rounds, wins }) => rounds.flatMap(({ chances }) => chances.map((chance, seat) => [chance, wins[seat]])))
  .filter(([chance]) => chance > 0 && chance < 1)
  .map(([chance, won]) => [logit(chance), won]);

let [stretch, shift] = [1, 0];
for (let round = 0; round < 50; round++) {
  let [slope, level, slopes, both, levels] = [0, 0, 0, 0, 0];
  for (const [odds, won] of pairs) {
    const chance = 1 / (1 + Math.exp(-(stretch * odds + shift)));
    const spread = chance * (1 - chance);
    slope += (won - chance) * odds;
    level += won - chance;
    slopes += spread * odds * odds;
    both += spread * odds;
    levels += spread;
  }
  const determinant = slopes * levels - both * both;
  stretch += (levels * slope - both * level) / determinant;
  shift += (slopes * level - both * slope) / determinant;
}

const weights = Array.from(readGrains(readFileSync(values.value, 'utf8')));
const isPlain = index => index < INPUTS * ROW && index % ROW === UNITS;
const isTop = index => index >= WEIGHT_COUNT - 1 - (WEIGHT_COUNT - 1 - INPUTS * ROW) / 2 && index < WEIGHT_COUNT - 1;
const straight = weights.map((weight, index) => {
  if (isPlain(index) || isTop(index)) return Math.round(stretch * weight);
  return index === WEIGHT_COUNT - 1 ? Math.round(stretch * weight + shift * ODDS_GRAIN) : weight;
});
writeFileSync(values.out, writeGrains(straight));
console.log(`${pairs.length} chances: odds stretched by ${stretch.toFixed(3)}, moved by ${shift.toFixed(3)}`);

// Writes the value of Nautilùs to begin with, from what was learned before: node bots/learn/nautilus-first.mjs --variant duel --out FILE
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { SeededChance } from '@ankerplatz/kit';
import { nautilus } from '@ankerplatz/nautilus';
import { writeGrains } from '../dist/grains.js';
import { INPUTS } from '../dist/nautilus/features.js';
import { WEIGHT_COUNT } from '../dist/nautilus/value/value.js';
import { learnedEvaluatorOf } from '../dist/nautilus/variant-evaluators.js';

const { values } = parseArgs({ options: { variant: { type: 'string', default: 'duel' }, out: { type: 'string' } } });
const setup = nautilus.setup({ variant: values.variant }).value;
const { learned } = learnedEvaluatorOf(nautilus.start(setup, SeededChance.from('table')).material);
const weights = new Int16Array(WEIGHT_COUNT);
const row = 13;
for (let input = 0; input < INPUTS; input++) weights[input * row + row - 1] = Math.round(1024 * learned[input]);
writeFileSync(values.out, writeGrains(weights));

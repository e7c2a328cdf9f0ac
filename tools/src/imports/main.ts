import { fileURLToPath } from 'node:url';
import { checkImports, knots } from './check-imports.ts';
import { readTree } from './sources.ts';

/** Prints how many files of each package import themselves through others, and whatever the table does not allow. */
const tree = readTree(fileURLToPath(new URL('../../..', import.meta.url)));
for (const [folder, count] of Object.entries(knots(tree))) console.log(`${folder}: knot ${count}`);
const problems = checkImports(tree);
for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;

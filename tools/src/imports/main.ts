import { fileURLToPath } from 'node:url';
import { checkImports, knots } from './check-imports.ts';
import { readTree } from './sources.ts';

const HELP = `usage: npm run imports
Prints how many files of each package import themselves through others, and every import that the table does not allow.`;

const check = (): number => {
  const tree = readTree(fileURLToPath(new URL('../../..', import.meta.url)));
  for (const [folder, count] of Object.entries(knots(tree))) console.log(`${folder}: knot ${count}`);
  const problems = checkImports(tree);
  for (const problem of problems) console.error(problem);
  return problems.length === 0 ? 0 : 1;
};

const [first, ...more] = process.argv.slice(2);
const isHelp = first === '--help' || first === '-h';
if (first === undefined) process.exitCode = check();
else if (isHelp) console.log(HELP);
else {
  console.error(`there is no option ${[first, ...more].join(' ')}\n${HELP}`);
  process.exitCode = 2;
}

// Before tests that take other packages as they are compiled: what has changed is compiled, which takes a moment.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const COMPILER = fileURLToPath(new URL('../node_modules/typescript/bin/tsc', import.meta.url));

export const setup = () => {
  const { status } = spawnSync(process.execPath, [COMPILER, '-b'], { cwd: ROOT, stdio: 'inherit' });
  if (status !== 0) throw new Error('what the tests need does not compile');
};

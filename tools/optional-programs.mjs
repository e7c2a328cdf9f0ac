// Programs that a machine need not have: what is shown with them is checked where they are found. Everything else needs
// nothing but Node.
import { spawnSync } from 'node:child_process';

const SHOWN_WITH = { python3: 'the samples in Python', curl: 'the commands of docs/api.md by curl itself' };

const isFound = program => spawnSync(program, ['--version'], { stdio: 'ignore' }).status === 0;

const FOUND = Object.keys(SHOWN_WITH).filter(isFound);

/** A sentence for each that is missing. */
export const notChecked = Object.entries(SHOWN_WITH)
  .filter(([program]) => !FOUND.includes(program))
  .map(([program, shown]) => `${program} is not found: ${shown} are not checked here`);

/** Tells the tests which are found, and the person who runs them which are not. */
export const setup = project => {
  project.provide('optionalPrograms', FOUND);
  for (const sentence of notChecked) console.log(sentence);
};

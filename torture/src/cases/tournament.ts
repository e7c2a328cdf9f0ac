import { playCup } from '../cup.ts';
import { type BadDay, Promises } from './bad-day.ts';

const PEOPLE = 64;
const PAUSE_MS = 4000;

/** A Swiss tournament of 64 while servers and their database are killed. */
export const tournament: BadDay = async ({ seed, say }) => {
  const promises = new Promises();
  const { kills, rounds, pairings, played, tables, violations } = await playCup({
    ...{ seed, say },
    people: PEOPLE,
    pause: PAUSE_MS,
  });
  promises.hold('it goes on to its end', `${rounds} rounds, ${kills} kills`, kills > 0);
  promises.hold('no pairing is lost or doubled', `${pairings} pairings, ${tables} tables`, pairings === tables);
  promises.hold('results come from the tables', `${played} played`, played > 0);
  promises.hold(
    'pairings and standings can be worked out again',
    `${violations.length} differ`,
    violations.length === 0,
  );
  for (const violation of violations) promises.violate(violation);
  return promises.report();
};

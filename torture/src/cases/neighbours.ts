import { SeededChance } from '@ankerplatz/kit';
import { CALM_KINDS, Evening } from '../evening.ts';
import { History } from '../history.ts';
import { Measured, type Memory, megabytes } from '../servers/measured.ts';
import { type BadDay, Promises } from './bad-day.ts';

const TABLES = 4;
/** Beside what it has when people have played for a while, in bytes: what is needed may grow by so much, and with what is not yet collected by so much. */
const MOST_GROWTH = { held: 24e6, resident: 64e6 };

export interface Nuisance {
  /** Does it, until it is done or everybody was cut off. */
  readonly work: (url: string, promises: Promises) => Promise<void>;
  /** Settings beside which people must play on and memory stay. */
  readonly settings?: Readonly<Record<string, string>>;
}

/** People play on a server whose memory is measured while a neighbour does harm, from the same address. */
export const withNeighbour =
  ({ work, settings = {} }: Nuisance): BadDay =>
  async ({ seed, say }) => {
    const [promises, history] = [new Promises(), new History()];
    const server = await Measured.start(settings);
    try {
      const evening = new Evening([server.url], history, SeededChance.from(seed));
      await evening.open(TABLES, CALM_KINDS);
      evening.begin();
      await evening.goOn('the beginning');
      const before = await server.settled();
      say(`  ${evening.seated.length} people play, ${megabytes(before.resident)} MB`);
      const done = history.acknowledged.length;
      const most = await server.mostDuring(work(server.url, promises));
      const meanwhile = history.acknowledged.length - done;
      await evening.goOn('that');
      await evening.end();
      promises.hold('others play on meanwhile', `${meanwhile} moves`, meanwhile > 0 && history.violations.length === 0);
      holdMemory(promises, before, most);
      for (const violation of history.violations) promises.violate(violation);
      for (const line of server.complaints.trim().split('\n').filter(Boolean)) promises.violate(line.slice(0, 1000));
      return promises.report();
    } finally {
      await server.stop();
    }
  };

const holdMemory = (promises: Promises, before: Memory, most: Memory): void => {
  const seen = (of: keyof Memory): string => `${megabytes(before[of])} MB before, at most ${megabytes(most[of])} MB`;
  const stays = (of: keyof Memory): boolean => most[of] < before[of] + MOST_GROWTH[of];
  promises.hold('what is needed in memory stays as it is', seen('held'), stays('held'));
  promises.hold('so does what the process takes', seen('resident'), stays('resident'));
};

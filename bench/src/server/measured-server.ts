import type { MeasuredTable } from './measured-table.ts';
import type { Usage } from './probe.ts';

/** A server that is measured. */
export interface MeasuredServer {
  readonly name: string;
  /** How many games stay in memory, however many tables there are. */
  readonly keeps: number;
  /** Tables with two people at each, who watch. */
  open(count: number): Promise<MeasuredTable[]>;
  /** The usage so far. */
  used(): Promise<Usage>;
  /** After a full collection. */
  left(): Promise<Usage>;
  /** Processor time of its database so far, in microseconds; null where it has none. */
  databaseUsed(): number | null;
  stop(): Promise<void>;
}

/** Work on many things, a few at a time. */
export const forEach = async <T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> => {
  const AT_ONCE = 16;
  const done: R[] = [];
  let next = 0;
  const worker = async (): Promise<void> => {
    while (next < items.length) {
      const index = next++;
      done[index] = await work(items[index]!);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return done;
};

import { fieldsTaken, standingOf, tables } from '@ankerplatz/nauticus';
import type { BoardProps } from '../../../board/board.ts';
import type { Draft } from '../../../board/draft.ts';
import { beginningOf, eventsOf, playerOf, positionOf, seatOf, viewOf } from '../selectors.ts';

export const COUNTERS = ['workers', 'blue', 'taler', 'storage', 'now'] as const;
export type Counter = (typeof COUNTERS)[number];

export interface Count {
  readonly before: number;
  readonly after: number;
  /** Of so many. */
  readonly limit: number | null;
}

/** The blue workers of the tile that this draft chose. */
const blueChosen = (draft: Draft): number =>
  draft.steps.flatMap(eventsOf).reduce((blue, event) => (event.type === 'chose' ? event.blue : blue), 0);

/** Costs and gains of the turn so far; blue workers only while there are some to count. */
export const countersOf = (props: BoardProps): Readonly<Partial<Record<Counter, Count>>> => {
  const { draft } = props;
  const seat = seatOf(props);
  const beginning = beginningOf(draft);
  const start = viewOf(beginning);
  const { turn } = viewOf(draft);
  const [had, has] = [start.players[seat]!, playerOf(props)];
  const count = (before: number, after: number, limit: number | null = null): Count => ({ before, after, limit });
  const blueBefore = start.turn?.seat === seat ? start.turn.blue : blueChosen(draft);
  return {
    workers: count(had.workers, has.workers),
    ...(turn?.seat === seat && turn.extra === null && !turn.passed ? { blue: count(blueBefore, turn.blue) } : {}),
    taler: count(had.taler, has.taler),
    storage: count(fieldsTaken(had.storage), fieldsTaken(has.storage), tables.STORAGE_FIELDS),
    now: count(standingOf(positionOf(beginning).cells, seat), standingOf(positionOf(draft).cells, seat)),
  };
};

import type { ReplayControl } from '../../board/source.ts';
import type { TableModel } from '../model/table-model.ts';
import { turnsOf } from '../model/turns.ts';
import { replayText } from '../text/replay.ts';

/** After which entries a turn is over, the beginning first. */
export const stopsOf = (model: TableModel, { log }: ReplayControl): readonly number[] => [
  0,
  ...turnsOf(log, model.board).map(({ entries }) => entries.at(-1)!.entry),
];

export const roundAt = ({ rounds }: ReplayControl, at: number): ReplayControl['rounds'][number] =>
  rounds.findLast(({ entry }) => entry <= at) ?? rounds[0]!;

/** How many turns were over after an entry. */
export const turnAt = (stops: readonly number[], at: number): number =>
  stops.filter(stop => stop > 0 && stop <= at).length;

/** The moment in the game, in words, for screen readers. */
export const tellMoment = (replay: ReplayControl, stops: readonly number[], at: number): string =>
  replayText.value.at(roundAt(replay, at).round, turnAt(stops, at), at, replay.length);

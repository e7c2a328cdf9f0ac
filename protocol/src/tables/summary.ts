import { type Static, Type } from 'typebox';
import { Fields } from '../common.ts';
import { seatFields, summaryFields } from './summary-fields.ts';

export const SeatSummary = Fields(seatFields);
export type SeatSummary = Static<typeof SeatSummary>;

export const TableSummary = Fields({ ...summaryFields, seats: Type.Array(SeatSummary) });
export type TableSummary = Static<typeof TableSummary>;
export const TableList = Fields({ tables: Type.Array(TableSummary) });
export type TableList = Static<typeof TableList>;
export const Lobby = Fields({
  open: Type.Array(TableSummary, { description: 'Public tables with open seats, the newest first.' }),
  running: Type.Array(TableSummary, {
    description: 'Public games to watch: first where most people play, then where most watch, then the last move.',
  }),
});
export type Lobby = Static<typeof Lobby>;

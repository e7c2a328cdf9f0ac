import type { GameRecord } from '@ankerplatz/kit';
import { type Static, Type } from 'typebox';
import { Fields, Id, OrNull } from '../common.ts';
import { GameNumber } from './fields.ts';
import { SeatSummary } from './summary.ts';
import { GameResult } from './view.ts';

/** The record as docs/record.md describes it. */
export const GameRecordBody = Type.Unsafe<GameRecord>(
  Type.Object({ format: Type.String(), game: Type.String(), hash: Type.String() }, { additionalProperties: true }),
);

/** A finished game, for looking at it again. */
export const FinishedGame = Fields({
  table: Id,
  game: Type.String(),
  number: GameNumber,
  seats: Type.Array(SeatSummary),
  result: OrNull(GameResult),
  record: GameRecordBody,
  key: OrNull(
    Type.String({ description: 'For links to this game: it opens nothing else. null: everybody may look at it.' }),
  ),
});
export type FinishedGame = Static<typeof FinishedGame>;

import type { GameEvent } from '@ankerplatz/kit';
import { type Static, Type } from 'typebox';
import { Fields, Id, OrNull, Time } from '../common.ts';
import { Anything, Count, GameNumber, SeatNumber } from './fields.ts';

const ENTRY_KINDS = [
  'move',
  'resign',
  'agreed-end',
  'timed-out',
  'take-back',
  'taken-over',
  'given-back',
  'paused',
  'resumed',
  'holiday',
  'holiday-over',
] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

/** An entry of the log as one seat may read it. */
export const LoggedEntry = Fields({
  entry: Count,
  kind: Type.Enum([...ENTRY_KINDS]),
  seat: SeatNumber,
  move: OrNull(Type.String()),
  to: Type.Optional(Count),
  by: Type.Optional(Type.String()),
  until: Type.Optional(Time),
  events: Type.Array(Type.Unsafe<GameEvent>(Anything)),
});
export type LoggedEntry = Static<typeof LoggedEntry>;
export const Entries = Fields({ table: Id, number: GameNumber, version: Count, entries: Type.Array(LoggedEntry) });
export type Entries = Static<typeof Entries>;

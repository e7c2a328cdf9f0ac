import { type Static, Type } from 'typebox';
import { Fields, Id, OrNull, Time } from './common.ts';
import { Entries, GameRecordBody } from './tables.ts';

// Records that people bring from elsewhere, and what is known of a game that still runs.

/** Whatever claims to be a record; what is wrong with it is said in a sentence. */
export const GivenRecord = Type.Object(
  {},
  {
    additionalProperties: true,
    description: 'As docs/record.md describes it.',
    examples: [
      {
        ...{ format: 'ankerplatz-record/1', game: 'nautilus', version: 1, seats: 2 },
        options: {
          ...{ variant: 'duel', dealer: null },
          deck: {
            ...{ 1: 8, 2: 8, 3: 8, 4: 8, 5: 8, 6: 8, 7: 8, 8: 8, 9: 8, 10: 8, 12: 8 },
            ...{ nautilus: 4, compass: 7, telescope: 1, storm: 1, privateer: 1, trade: 1, moby: 1 },
          },
          ...{ die: [1, 2, 3, 4, 5, 6], ring: 64, mouths: [8, 24, 40, 56] },
        },
        chance: { kind: 'seed', seed: 'example' },
        entries: [],
        end: { kind: 'agreed' },
        hash: '00a85ac2dd6060be6fd8dc8a83616219fd3f81cac1b76a467a7261b0de9e9ba9',
      },
    ],
  },
);

/** The verdict on a record that was played through the rules from its beginning. */
export const Verdict = Fields({
  isTrue: Type.Boolean(),
  problem: OrNull(Type.String({ description: 'The first thing that is not right.' })),
  game: OrNull(Type.String()),
  seats: OrNull(Type.Integer()),
  entries: OrNull(Type.Integer()),
  ranks: OrNull(Type.Array(Type.Integer(), { description: 'By seat; null where the game was ended otherwise.' })),
});
export type Verdict = Static<typeof Verdict>;

const replayFields = {
  id: Id,
  game: Type.String(),
  hash: Type.String(),
  isImported: Type.Literal(true),
  importedBy: Fields({ id: Id, name: Type.String() }),
  importedAt: Time,
};
export const ReplaySummary = Fields(replayFields);
export type ReplaySummary = Static<typeof ReplaySummary>;
export const Replay = Fields({ ...replayFields, record: GameRecordBody });
export const ReplayList = Fields({ replays: Type.Array(ReplaySummary), left: Type.Integer({ minimum: 0 }) });
export type ReplayList = Static<typeof ReplayList>;
export const ReplayOf = Fields({ id: Id });

/** The knowledge of one seat about a game: it cannot be played again from this. */
export const SeatLog = Fields({
  format: Type.Literal('ankerplatz-log/1'),
  table: Id,
  game: Type.String(),
  rules: Type.Integer({ description: 'The version of the rules.' }),
  number: Type.Integer(),
  version: Type.Integer(),
  seat: OrNull(Type.Integer({ description: 'Whose knowledge it is; null: a spectator’s.' })),
  options: Type.Object({}, { additionalProperties: true }),
  commitment: Type.String(),
  commitments: Type.Optional(Type.Array(Type.String())),
  contributions: Type.Array(Type.String()),
  entries: Entries.properties.entries,
});
export type SeatLog = Static<typeof SeatLog>;

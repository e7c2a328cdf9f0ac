import { type Static, Type } from 'typebox';
import { Fields, OrNull } from '../common.ts';
import { DAY_MS, Duration, GameNumber, HOUR_MS, LevelName, RequestId, Silence } from './fields.ts';

const lateFields = {
  late: Type.Enum(['stand-in', 'finish', 'end'], {
    description:
      'When somebody’s time runs out: a bot stands in until the player is back, a bot finishes for him, or the game ends and he is last.',
  }),
  level: Type.Optional(LevelName),
};
/** From which hour of the day to which clocks run, by the time of each seat's own zone. */
export const Hours = Fields(
  {
    from: Type.Integer({ minimum: 0, maximum: 18 }),
    to: Type.Integer({ minimum: 6, maximum: 24 }),
  },
  {
    description:
      'From which hour of the day to which, at least six: in them alone the clock of a seat runs, by the time of its own zone. All day if missing.',
    examples: [{ from: 9, to: 22 }],
  },
);
export type Hours = Static<typeof Hours>;
/** The clock of a table; missing where there is none. */
export const Clock = Type.Union([
  Fields({
    kind: Type.Literal('live'),
    bank: Duration(500, 12 * HOUR_MS, 'Milliseconds for the whole game.'),
    increment: Duration(0, HOUR_MS, 'Milliseconds added once per hand-over.'),
    ...lateFields,
  }),
  Fields({
    kind: Type.Literal('slow'),
    move: Duration(500, 30 * DAY_MS, 'Milliseconds for every move.'),
    hours: Type.Optional(Hours),
    holidays: Type.Optional(
      Type.Enum([3, 7, 14], {
        description:
          'How many days of a game each seat may be on holiday, when its clock stands still; none if missing.',
      }),
    ),
    ...lateFields,
  }),
]);
export type Clock = Static<typeof Clock>;

export const ClockChange = Fields(
  { clock: OrNull(Clock), silence: Type.Optional(Silence) },
  {
    examples: [
      { clock: { kind: 'slow', move: 2 * DAY_MS, late: 'stand-in', level: 'mate' } },
      { clock: { kind: 'slow', move: DAY_MS, hours: { from: 9, to: 22 }, holidays: 7, late: 'stand-in' } },
      { clock: null },
    ],
  },
);
export const TimeFactor = Fields(
  {
    factor: Type.Number({
      minimum: 0.25,
      maximum: 10,
      description: 'How much more time this seat has; 1 is as much as all.',
    }),
  },
  { examples: [{ factor: 1.5 }] },
);

export const NewHoliday = Fields(
  {
    number: GameNumber,
    days: Type.Integer({
      minimum: 1,
      maximum: 14,
      description: 'From now on; taken off those that the seat has left.',
    }),
    id: RequestId,
  },
  { examples: [{ number: 1, days: 3, id: 'off-to-the-sea' }] },
);
export type NewHoliday = Static<typeof NewHoliday>;

import { type Static, Type } from 'typebox';
import { Fields, Id, OrNull, Person, ProblemBody, Time } from './common.ts';
import { GameQuery } from './tables.ts';

// A review room: several people look at one finished game together, and one of them leads.

export const RoomOf = Fields({ id: Id });

/** A place on the screen, as boards name theirs. */
const Place = Type.String({ pattern: '^[A-Za-z0-9][A-Za-z0-9._-]{0,39}$' });

/** An arrow from one place to another; without the second, a ring around the first. */
export const RoomMark = Fields({ from: Place, to: Type.Optional(Place) });
export type RoomMark = Static<typeof RoomMark>;

export const RoomMove = Fields({
  seat: Type.Integer({ minimum: 0, maximum: 7 }),
  move: Type.String({ minLength: 1, maxLength: 100 }),
});
export type RoomMove = Static<typeof RoomMove>;

/** The moment that the leader shows. */
export const RoomShown = Fields(
  {
    entry: Type.Integer({ minimum: 0, description: 'After which entry of the record.' }),
    branch: OrNull(
      Type.Array(RoomMove, {
        maxItems: 200,
        description: 'Moves played on from there as a hypothetical, by the rules. null: none.',
      }),
    ),
    marks: Type.Array(RoomMark, { maxItems: 24 }),
  },
  { examples: [{ entry: 12, branch: null, marks: [{ from: 'wheel', to: 'seat-1' }] }] },
);
export type RoomShown = Static<typeof RoomShown>;

export const RoomMessage = Fields({
  message: Type.Integer({ minimum: 1 }),
  person: Person,
  text: Type.String(),
  at: Time,
});
export type RoomMessage = Static<typeof RoomMessage>;

export const ReviewRoom = Fields({
  id: Id,
  table: Id,
  number: Type.Integer({ minimum: 1, description: 'Which game of the table.' }),
  leader: Person,
  people: Type.Array(Person, { description: 'Who is there now, in the order in which they came.' }),
  shown: RoomShown,
  messages: Type.Array(RoomMessage, { description: 'The last hundred.' }),
  emptyMinutes: Type.Integer({ description: 'So many minutes after the last has left, the room closes.' }),
  closesAt: Type.String({ format: 'date-time', description: 'When it closes at the latest.' }),
});
export type ReviewRoom = Static<typeof ReviewRoom>;

export const NewLeader = Fields({ person: Id }, { examples: [{ person: '4fGh7KmNpQ2r' }] });

export const RoomSaying = Fields(
  {
    text: Type.String({ minLength: 1, maxLength: 300 }),
    id: Type.String({ pattern: '^[\\w-]{8,64}$', description: 'The same again says it once.' }),
  },
  { examples: [{ text: 'Why not the wheel?', id: 'saying-0001' }] },
);

export const RoomReport = Fields(
  { reason: Type.String({ maxLength: 300 }), ...GameQuery.properties },
  { examples: [{ reason: 'This is an insult.' }] },
);

export const RoomTopic = { topic: Type.Literal('room'), room: Id };
/** A socket that watches a room is in it. */
export const WatchRoom = Fields({ type: Type.Literal('watch'), ...RoomTopic, ...GameQuery.properties });
export const UnwatchRoom = Fields({ type: Type.Literal('unwatch'), ...RoomTopic });

export const RoomNews = Fields({ type: Type.Literal('room'), ...ReviewRoom.properties });
/** A room is closed, or may not be looked at. */
export const RoomGone = Fields({ type: Type.Literal('room-gone'), room: Id, error: ProblemBody.properties.error });

import { type Static, Type } from 'typebox';
import { Fields, Id, OrNull, Time } from './common.ts';

// Events of the club: dates on which people meet, and who comes.

export const EventOf = Fields({ id: Id });

/** Minutes that an event may last. */
const Minutes = Type.Integer({ minimum: 15, maximum: 4320, description: 'How long it lasts.' });
const fields = {
  name: Type.String({ minLength: 1, maxLength: 80 }),
  text: Type.String({ maxLength: 4000, description: 'Plain text; an empty line begins a paragraph.' }),
  startsAt: Time,
  minutes: Minutes,
  zone: Type.String({
    minLength: 1,
    maxLength: 60,
    description: 'The time zone of the place, as the IANA names it: Europe/Berlin.',
  }),
  place: Type.String({ maxLength: 200, description: 'Where it is, or a link to it.' }),
  games: Type.Array(Type.String({ maxLength: 40 }), {
    maxItems: 10,
    uniqueItems: true,
    description: 'The ids of the games that are played; none: whatever people like.',
  }),
  most: OrNull(Type.Integer({ minimum: 1, maximum: 1000, description: 'How many may come; null: as many as like.' })),
};

export const ClubEvent = Fields({
  id: Id,
  ...fields,
  coming: Type.Integer({ minimum: 0, description: 'How many come.' }),
  isCancelled: Type.Boolean(),
});
export type ClubEvent = Static<typeof ClubEvent>;

export const EventList = Fields({
  events: Type.Array(ClubEvent, { description: 'Those that are not over, the next one first.' }),
  mayAnnounce: Type.Boolean({ description: 'Whether I may announce one.' }),
});
export type EventList = Static<typeof EventList>;

export const AllEvents = Fields({ events: Type.Array(ClubEvent) });

export const EventPage = Fields({
  ...ClubEvent.properties,
  people: Type.Array(Fields({ name: Type.String(), isMember: Type.Optional(Type.Boolean()) }), {
    description: 'Who comes, in the order in which they signed up; without those whom a block keeps from me.',
  }),
  isOver: Type.Boolean(),
  isComing: Type.Boolean({ description: 'Whether I come.' }),
  remind: Type.Boolean({ description: 'Whether I asked to be reminded.' }),
  mayChange: Type.Boolean({ description: 'Whether I may change it and call it off.' }),
  invitation: Type.Optional(
    Type.String({ description: 'Lets newcomers in until it is over; only for those who may change it.' }),
  ),
});
export type EventPage = Static<typeof EventPage>;

export const NewEvent = Fields(
  {
    ...{ name: fields.name, startsAt: fields.startsAt, zone: fields.zone },
    text: Type.Optional(fields.text),
    minutes: Type.Optional(Minutes),
    place: Type.Optional(fields.place),
    games: Type.Optional(fields.games),
    most: Type.Optional(fields.most),
  },
  {
    examples: [
      {
        name: 'Club evening',
        text: 'Beginners are welcome.',
        startsAt: '2030-01-01T18:00:00.000Z',
        minutes: 180,
        zone: 'Europe/Berlin',
        place: 'Harbour 1',
        games: ['nauticus'],
        most: 12,
      },
    ],
  },
);
export type NewEvent = Static<typeof NewEvent>;

export const EventChange = Type.Partial(Fields(fields), {
  additionalProperties: false,
  examples: [{ place: 'Harbour 2', most: null }],
});
export type EventChange = Static<typeof EventChange>;

export const Coming = Fields(
  {
    remind: Type.Optional(
      Type.Boolean({
        description: 'Whether I am told three hours before, and if it is moved or called off, where I get notices.',
      }),
    ),
  },
  { examples: [{ remind: true }] },
);
export type Coming = Static<typeof Coming>;

import { type Static, Type } from 'typebox';
import { Fields, Id, OrNull, Person, Time } from './common.ts';
import { Clock } from './tables.ts';

// Tournaments: who enters, who sits with whom in each round, how all stand.

export const TOURNAMENT_KINDS = ['round-robin', 'swiss', 'knockout', 'evening'] as const;
/** Members who may enter: all, or those who were given the address. */
export const ACCESSES = ['members', 'link'] as const;
/** The fate of a seat whose player does not come: a bot plays it, or it counts as last. */
export const ABSENCES = ['bot', 'last'] as const;
export const TOURNAMENT_STATES = ['open', 'running', 'over', 'cancelled'] as const;
/**
 * The source of a result: the game, nobody or few had come, the time of the round was over, it could not be played, the
 * organiser.
 */
export const RESULT_REASONS = ['played', 'absent', 'late', 'void', 'corrected'] as const;

export const TournamentOf = Fields({ id: Id });
export const EntrantOf = Fields({ id: Id, person: Id });
export const PairingOf = Fields({
  id: Id,
  round: Type.String({ pattern: '^[1-9][0-9]{0,2}$' }),
  number: Type.String({ pattern: '^[1-9][0-9]{0,2}$', description: 'Of the table within the round, from 1.' }),
});

const Count = Type.Integer({ minimum: 0 });
const Place = Type.Integer({ minimum: 0, description: 'The number of an entrant, from 0: the strongest first.' });

const fields = {
  name: Type.String({ minLength: 1, maxLength: 80 }),
  game: Type.String({ maxLength: 40 }),
  players: Type.Optional(Type.Integer({ minimum: 2, maximum: 4 })),
  variant: Type.Optional(Type.String({ maxLength: 40 })),
  pairs: Type.Boolean({ description: 'Whether partners enter together and stay together.' }),
  kind: Type.Enum([...TOURNAMENT_KINDS]),
  rounds: OrNull(
    Type.Integer({
      minimum: 1,
      maximum: 30,
      description: 'Of a Swiss tournament. Null: as many as its kind takes; an evening lasts until it is ended.',
    }),
  ),
  clock: Clock,
  access: Type.Enum([...ACCESSES], {
    description: 'Who may enter: all members, or members who know its address, which is then on no list.',
  }),
  startsAt: OrNull(Time, { description: 'Null: its organiser starts it.' }),
  roundMinutes: OrNull(
    Type.Integer({
      minimum: 5,
      maximum: 86_400,
      description: 'A table that is not over by then does not count. Null: a round lasts as long as its tables.',
    }),
  ),
  showUpMinutes: Type.Integer({
    minimum: 1,
    maximum: 20_160,
    description: 'So long after a round has begun everybody must sit at the table.',
  }),
  absent: Type.Enum([...ABSENCES], {
    description:
      'Who has not come then: a bot plays for him and it counts, or he is last (a bot plays where at least two others have come, so that they can).',
  }),
  rated: Type.Boolean(),
  duplicate: Type.Boolean({
    description:
      'Whether all tables of a round play the same deal: those who held the same seat are compared. Until the last table of a round is over, nothing of any of them reaches anybody who does not sit there.',
  }),
};

export const Tournament = Fields({
  id: Id,
  ...fields,
  size: Type.Integer({ description: 'Entrants at a table; fewer where their number does not divide.' }),
  status: Type.Enum([...TOURNAMENT_STATES]),
  isPaused: Type.Boolean(),
  round: Type.Integer({ minimum: 0, description: 'The present one; 0 before the first.' }),
  coming: Type.Integer({ minimum: 0, description: 'How many people have signed up.' }),
  isEntered: Type.Boolean({ description: 'Whether I have signed up.' }),
});
export type Tournament = Static<typeof Tournament>;

export const TournamentList = Fields({
  tournaments: Type.Array(Tournament, {
    description: 'Those that everybody may enter, and mine: first what runs, then what is to come, then what is over.',
  }),
  mayOrganise: Type.Boolean(),
});
export type TournamentList = Static<typeof TournamentList>;

export const Entrant = Fields({
  place: OrNull(Place, { description: 'Null before the start.' }),
  people: Type.Array(Person, { description: 'One, or a pair.' }),
  partner: Type.Optional(Fields({ id: Id }, { description: 'Of pairs, before the start: whom somebody has named.' })),
  isReady: Type.Boolean({ description: 'False for who has no partner yet where pairs play.' }),
  hasLeft: Type.Boolean(),
  isMe: Type.Boolean(),
});
export type Entrant = Static<typeof Entrant>;

export const TournamentPairing = Fields({
  number: Type.Integer({ minimum: 1, description: 'Of the table within the round.' }),
  table: OrNull(Id, { description: 'Null where nothing is played.' }),
  invitation: Type.Optional(Type.String({ description: 'Opens a table that is on no list.' })),
  entrants: Type.Array(Place, { description: 'In the order of their seats.' }),
  status: OrNull(Type.Enum(['open', 'running', 'over', 'closed']), { description: 'Of its table.' }),
  isSettled: Type.Boolean({ description: 'Whether there is a result.' }),
  ranks: OrNull(Type.Array(Type.Integer()), { description: 'As the entrants; null: none yet, or it does not count.' }),
  reason: OrNull(Type.Enum([...RESULT_REASONS])),
  points: Type.Optional(
    Type.Array(Type.Number(), {
      description:
        'Where all played the same deal, as the entrants: what each has got beside those who held the same seat.',
    }),
  ),
});
export type TournamentPairing = Static<typeof TournamentPairing>;

export const TournamentRound = Fields({
  round: Type.Integer({ minimum: 1 }),
  startedAt: Time,
  showUntil: Time,
  dueAt: OrNull(Time),
  byes: Type.Array(Place),
  deal: Type.Optional(
    Fields(
      {
        id: Id,
        commitment: Type.String(),
        contributions: Type.Array(Type.String(), {
          description: 'Of all entrants, in the order in which they signed up.',
        }),
        secret: OrNull(Type.String(), { description: 'Opened when the last table is over.' }),
      },
      { description: 'That all its tables play.' },
    ),
  ),
  pairings: Type.Array(TournamentPairing),
});
export type TournamentRound = Static<typeof TournamentRound>;

export const TournamentStanding = Fields({
  place: Place,
  rank: Type.Integer({ minimum: 1 }),
  played: Count,
  score: Type.Number({ description: 'What ranks first.' }),
  points: Type.Number(),
  opponents: Type.Number({ description: 'The points of those whom one has met; decides among equals first.' }),
  direct: Type.Number({ description: 'What one has got from those who are level; decides next.' }),
  won: Type.Integer({ description: 'Tables won; decides then.' }),
});
export type TournamentStanding = Static<typeof TournamentStanding>;

const OwnPlace = Fields({
  table: Id,
  seat: Type.Integer({ minimum: 0 }),
  round: Type.Integer({ minimum: 1 }),
  number: Type.Integer({ minimum: 1 }),
  invitation: Type.String(),
  isSeated: Type.Boolean({ description: 'Whether I sit there already.' }),
});

export const TournamentFacts = Fields({
  ...Tournament.properties,
  organiser: Person,
  commitment: Type.String({
    description: 'SHA-256 of the bytes of the seed from which all lots are drawn, in hexadecimal.',
  }),
  seed: OrNull(Type.String(), { description: 'Opened when it is over.' }),
  lastRound: OrNull(Type.Integer(), { description: 'How many rounds there will be, once that is known.' }),
  entrants: Type.Array(Entrant),
  played: Type.Array(TournamentRound, { description: 'The rounds so far, the present one included.' }),
  standings: Type.Array(TournamentStanding),
  mine: OrNull(OwnPlace, { description: 'Where I am to play now.' }),
  mayOrganise: Type.Boolean({ description: 'Whether I may start, pause, drop, correct.' }),
  takesEntrants: Type.Boolean({
    description: 'Whether people may enter now; an evening takes them in as long as it lasts.',
  }),
});
export type TournamentFacts = Static<typeof TournamentFacts>;

export const TournamentPage = Fields({ ...TournamentFacts.properties, now: Time });
export type TournamentPage = Static<typeof TournamentPage>;

export const NewTournament = Fields(
  {
    ...{ name: fields.name, game: fields.game, players: fields.players, variant: fields.variant, kind: fields.kind },
    ...{ clock: fields.clock, access: fields.access, absent: fields.absent },
    pairs: Type.Optional(fields.pairs),
    rounds: Type.Optional(fields.rounds),
    startsAt: Type.Optional(fields.startsAt),
    roundMinutes: Type.Optional(fields.roundMinutes),
    showUpMinutes: Type.Optional(fields.showUpMinutes),
    rated: Type.Optional(fields.rated),
    duplicate: Type.Optional(fields.duplicate),
  },
  {
    examples: [
      {
        name: 'Winter cup',
        game: 'nauticus',
        players: 2,
        kind: 'swiss',
        rounds: 5,
        clock: { kind: 'live', bank: 1_200_000, increment: 20_000, late: 'stand-in', level: 'mate' },
        access: 'members',
        absent: 'last',
        showUpMinutes: 10,
      },
    ],
  },
);
export type NewTournament = Static<typeof NewTournament>;

export const TournamentRevision = Type.Partial(NewTournament, {
  additionalProperties: false,
  description:
    'What is missing stays. The name may change until it is over; clock, start, times and what becomes of the absent before the first round; all else stays as it was announced.',
  examples: [{ name: 'Winter cup, new date', startsAt: '2030-01-04T19:00:00.000Z' }],
});
export type TournamentRevision = Static<typeof TournamentRevision>;

export const Entering = Fields(
  {
    partner: Type.Optional(
      OrNull(Id, { description: 'Of pairs: somebody who has signed up; you are a pair when both name each other.' }),
    ),
    contribution: Type.Optional(
      Type.String({
        pattern: '^[0-9a-f]{32}$',
        description: 'Random bytes of mine, in hexadecimal, for the deals that all tables of a round play.',
      }),
    ),
  },
  { examples: [{}] },
);
export type Entering = Static<typeof Entering>;

export const TournamentAction = Fields(
  {
    action: Type.Enum(['start', 'pause', 'resume', 'finish', 'cancel'], {
      description: 'Finish: the present round is the last one. Cancel: it ends without a result.',
    }),
  },
  { examples: [{ action: 'start' }] },
);
export type TournamentAction = Static<typeof TournamentAction>;

export const Correction = Fields(
  {
    ranks: OrNull(Type.Array(Type.Integer({ minimum: 1, maximum: 4 }), { minItems: 2, maxItems: 4 }), {
      description: 'As the entrants of the table, from 1; who shares one is level. Null: it does not count.',
    }),
  },
  { examples: [{ ranks: [1, 2] }] },
);
export type Correction = Static<typeof Correction>;

const TournamentTopic = { topic: Type.Literal('tournament'), tournament: Id };
export const WatchTournament = Fields({ type: Type.Literal('watch'), ...TournamentTopic });
export const UnwatchTournament = Fields({ type: Type.Literal('unwatch'), ...TournamentTopic });
export const TournamentNews = Fields({ type: Type.Literal('tournament'), ...TournamentFacts.properties });

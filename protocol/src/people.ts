import { type Static, Type } from 'typebox';
import { Fields, Id, Person } from './common.ts';
import { AUDIENCES } from './statistics/statistics.ts';

// People: what they show of themselves, whom they follow, and the search for names.

export const PersonOf = Fields({ id: Id });
export const PeopleList = Fields({ people: Type.Array(Person) });
export type PeopleList = Static<typeof PeopleList>;

const IsHere = Type.Boolean({
  description:
    'Whether he is at this site now. True only where both follow each other and both show it; whoever does not show it, or does not follow, is as one who is away.',
});

export const PersonPage = Fields({
  ...Person.properties,
  since: Type.Optional(
    Type.String({ pattern: '^[0-9]{4}-[0-9]{2}$', description: 'The month in which a member first came.' }),
  ),
  isMe: Type.Boolean(),
  isFollowed: Type.Boolean({ description: 'Whether I follow him, which nobody else learns.' }),
  isHere: IsHere,
  showsGames: Type.Boolean({ description: 'Whether I may read his games and statistics.' }),
});
export type PersonPage = Static<typeof PersonPage>;

export const FollowedPeople = Fields({ people: Type.Array(Fields({ ...Person.properties, isHere: IsHere })) });
export type FollowedPeople = Static<typeof FollowedPeople>;

export const PeopleQuery = Fields({
  name: Type.String({
    minLength: 2,
    maxLength: 100,
    description: 'How the name begins; case and accents do not matter.',
  }),
});

/** The settings of what others may see of me. */
const shown = {
  games: Type.Enum([...AUDIENCES], {
    description:
      'Who may read the games that I have played and their statistics: everybody here, people with whom I have finished a game, nobody. Games at private tables are read by who played them alone.',
  }),
  presence: Type.Boolean({ description: 'Whether I am here, to people whom I follow and who follow me.' }),
  findable: Type.Boolean({ description: 'Whether a search finds my name; never that of a guest.' }),
  ratings: Type.Boolean({
    description: 'My ratings, to everybody here, also on leaderboards. Who hides them sees none of others.',
  }),
};
export const Shown = Fields(shown);
export type Shown = Static<typeof Shown>;
export const ShownChange = Fields(
  {
    games: Type.Optional(shown.games),
    presence: Type.Optional(shown.presence),
    findable: Type.Optional(shown.findable),
    ratings: Type.Optional(shown.ratings),
  },
  { examples: [{ presence: true }, { games: 'everybody' }] },
);
export type ShownChange = Static<typeof ShownChange>;

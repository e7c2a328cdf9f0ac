import { type Static, Type } from 'typebox';
import { Fields, Id } from '../common.ts';
import { Commitment, Contribution, EXAMPLE_COMMITMENT, GameNumber, Invitation, SeatNumber } from './fields.ts';

export const Sitting = Fields(
  {
    seat: SeatNumber,
    commitment: Type.Optional(Commitment),
    invitation: Type.Optional(Invitation),
    coach: Type.Optional(
      Type.Boolean({ description: 'That the coach may help everybody; true where the table says so.' }),
    ),
    rated: Type.Optional(Type.Boolean({ description: 'That the games are rated; true where the table says so.' })),
    besideBlocked: Type.Optional(
      Type.Boolean({ description: 'True: though somebody sits there whom I have blocked.' }),
    ),
    zone: Type.Optional(
      Type.String({
        maxLength: 64,
        description:
          'The time zone of who sits down, by its name in the zone database; shown to others where clocks run only in hours agreed on. UTC if missing.',
      }),
    ),
  },
  { examples: [{ seat: 0, commitment: EXAMPLE_COMMITMENT, zone: 'Europe/Berlin' }, { seat: 0 }] },
);
export type Sitting = Static<typeof Sitting>;
export const Committing = Fields(
  {
    commitment: Commitment,
    anew: Type.Optional(
      Type.Boolean({
        description: 'Whether a seal that is not opened yet shall be broken, and everybody commit once more.',
      }),
    ),
  },
  { examples: [{ commitment: EXAMPLE_COMMITMENT }, { commitment: EXAMPLE_COMMITMENT, anew: true }] },
);
export type Committing = Static<typeof Committing>;
export const Opening = Fields(
  {
    commitment: Type.String({
      pattern: '^[0-9a-f]{64}$',
      description: 'Of the server, as in the seal that is opened.',
    }),
    contribution: Contribution,
  },
  {
    examples: [{ commitment: EXAMPLE_COMMITMENT, contribution: '000102030405060708090a0b0c0d0e0f' }],
  },
);
export type Opening = Static<typeof Opening>;
export const Swap = Fields({ seat: SeatNumber }, { examples: [{ seat: 1 }] });

export const Volunteering = Fields(
  { number: GameNumber, seat: SeatNumber, invitation: Type.Optional(Invitation) },
  { examples: [{ number: 1, seat: 1 }] },
);

export const Deputizing = Fields({ person: Id }, { examples: [{ person: 'CvP6Wp6Dt2Qz' }] });

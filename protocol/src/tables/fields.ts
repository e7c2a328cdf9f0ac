import { LEVELS } from '@ankerplatz/kit';
import { Type } from 'typebox';

export const SeatNumber = Type.Integer({ minimum: 0, maximum: 3, description: 'From 0, clockwise.' });
export const Count = Type.Integer({ minimum: 0, maximum: 1_000_000 });
/** Made by the client, so that a request can be sent again without being carried out twice. */
export const RequestId = Type.String({ pattern: '^[\\w-]{8,64}$', description: 'Random; the same for a repetition.' });
export const Invitation = Type.String({
  minLength: 1,
  maxLength: 64,
  description: 'The random part of an invitation link.',
});
/** 16 random bytes in hexadecimal: the chance of the game depends on them and on the secret of the server. */
export const Contribution = Type.String({ pattern: '^[0-9a-f]{32}$', description: '16 random bytes in hexadecimal.' });
export const Commitment = Type.String({
  pattern: '^[0-9a-f]{64}$',
  description:
    'SHA-256, in hexadecimal, of 16 random bytes that are kept and opened when the game is sealed. Without one the seat adds nothing to chance.',
});
export const LevelName = Type.String({ minLength: 1, maxLength: 20, description: `Of a bot: ${LEVELS.join(', ')}` });
export const GameNumber = Type.Integer({ minimum: 1, maximum: 1_000_000, description: 'Which game of the evening.' });
export const Text = Type.String({ minLength: 1, maxLength: 200 });
/** Whatever a game puts there. */
export const Anything = Type.Object({}, { additionalProperties: true });

export const Visibility = Type.Enum(['public', 'invitation']);

export const Options = Type.Object(
  {},
  {
    additionalProperties: true,
    description: 'Of the board; who starts (start, dealer): a seat, else the lot decides.',
  },
);

/** Milliseconds. */
export const Duration = (least: number, most: number, description: string) =>
  Type.Integer({ minimum: least, maximum: most, description });
export const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;

export const Silence = Duration(
  60_000,
  14 * DAY_MS,
  'Milliseconds after which a seat that is asked and does nothing counts as silent, where no clock runs.',
);

export const EXAMPLE_COMMITMENT = 'be45cb2605bf36bebde684841a28f0fd43c69850a3dce5fedba69928ee3a8991';

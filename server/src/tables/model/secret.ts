import { randomBytes } from 'node:crypto';
import { commitmentOf } from '@ankerplatz/kit';

/** The secret of the next game, in hexadecimal, with the commitment that is shown before anyone contributes to its chance. */
export const newSecret = (): { secret: string; commitment: string } => {
  const secret = randomBytes(32).toString('hex');
  return { secret, commitment: commitmentOf(secret) };
};

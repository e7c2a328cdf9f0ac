import { createHash, randomBytes } from 'node:crypto';

/** Secrets of full length are random: their plain hash gives nothing away. */
export const hashOf = (secret: string): Buffer => createHash('sha256').update(secret).digest();

export const sessionToken = (): string => randomBytes(32).toString('base64url');

/** Told by its beginning from other secrets where it turns up. */
export const apiToken = (): string => `ankerplatz_${randomBytes(32).toString('base64url')}`;

import { createHash, randomBytes } from 'node:crypto';

/** Secrets of full length are random: their plain hash gives nothing away. */
export const hashOf = (secret: string): Buffer => createHash('sha256').update(secret).digest();

export const sessionToken = (): string => randomBytes(32).toString('base64url');

/** A new API token. Its prefix tells it from other secrets, for scanners of leaked secrets too. */
export const apiToken = (): string => `ankerplatz_${randomBytes(32).toString('base64url')}`;

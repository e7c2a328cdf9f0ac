import { readCode } from '../random.ts';
import { hashOf } from './secrets.ts';

/** 100 bits: nobody guesses it, so that a plain hash keeps it. */
export const RECOVERY_GROUPS = 5;

export const recoveryHash = (code: string): string => hashOf(readCode(code)).toString('hex');

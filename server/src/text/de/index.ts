import type { Catalogue } from '../catalogue.ts';
import { admin } from './admin.ts';
import { notices } from './notifications.ts';
import { phrases } from './phrases.ts';
import { words } from './words.ts';

export const de: Catalogue = { admin, notices, phrases, words };

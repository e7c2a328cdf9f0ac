import { en as door } from '@ankerplatz/kit/text/en';
import type { Catalogue } from '../catalogue.ts';
import { admin } from './admin.ts';
import { notices } from './notifications.ts';
import { phrases } from './phrases.ts';
import { words } from './words.ts';

export const en: Catalogue = { door, admin, notices, phrases, words };

import { catalogue } from '../../text/catalogue.ts';
import type { TalkTexts } from './en.ts';

export const talkText = catalogue(import.meta.glob<Record<string, TalkTexts>>('./??.ts'));

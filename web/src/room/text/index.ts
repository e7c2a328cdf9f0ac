import { catalogue } from '../../text/catalogue.ts';
import type { RoomTexts } from './en.ts';

/** The words of review rooms, loaded with them. */
export const roomText = catalogue(import.meta.glob<Record<string, RoomTexts>>('./??.ts'));

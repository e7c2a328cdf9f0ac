import { catalogue } from './catalogue.ts';
import type { EventsTexts } from './events/en.ts';

/** The texts of pages of events. */
export const eventsText = catalogue(import.meta.glob<Record<string, EventsTexts>>('./events/??.ts'));

import { catalogue } from './catalogue.ts';
import type { CoachPanelTexts } from './coach/en.ts';

/** The words around the coach; its reasons have words of their own. */
export const coachText = catalogue(import.meta.glob<Record<string, CoachPanelTexts>>('./coach/??.ts'));

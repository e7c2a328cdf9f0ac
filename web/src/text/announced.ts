import type { AnnouncedTexts } from './announced/en.ts';
import { catalogue } from './catalogue.ts';

/** The texts of what stands above every page. */
export const announcedText = catalogue(import.meta.glob<Record<string, AnnouncedTexts>>('./announced/??.ts'));

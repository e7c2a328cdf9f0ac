import { catalogue } from './catalogue.ts';
import type { LessonTexts } from './lessons/en.ts';

/** The words around the lessons. */
export const lessonText = catalogue(import.meta.glob<Record<string, LessonTexts>>('./lessons/??.ts'));

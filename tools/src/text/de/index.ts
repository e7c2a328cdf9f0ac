import { de as door } from '@ankerplatz/kit/text/de';
import type { Catalogue } from '../catalogue.ts';
import { lesson } from './lesson.ts';
import { nauticus } from './nauticus.ts';
import { nautilus } from './nautilus.ts';
import { play } from './play.ts';
import { puzzle } from './puzzle.ts';
import { replay } from './replay.ts';
import { review } from './review.ts';

export const de: Catalogue = { door, nauticus, nautilus, play, lesson, puzzle, replay, review };

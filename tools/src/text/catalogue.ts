import type { DoorWords } from '@ankerplatz/kit';
import type { NauticusCatalogue } from '../boards/nauticus/labels.ts';
import type { NautilusCatalogue } from '../boards/nautilus/labels.ts';
import type { LessonWords } from '../lesson/words.ts';
import type { PlayWords } from '../play/words.ts';
import type { PuzzleWords } from '../puzzles/words.ts';
import type { StoryWords } from '../replay/words.ts';
import type { ReviewWords } from '../review/words.ts';

/** All words of the tools in one language. */
export interface Catalogue {
  readonly door: DoorWords;
  readonly nauticus: NauticusCatalogue;
  readonly nautilus: NautilusCatalogue;
  readonly play: PlayWords;
  readonly lesson: LessonWords;
  readonly puzzle: PuzzleWords;
  readonly replay: StoryWords;
  readonly review: ReviewWords;
}

import type { DecidingTexts } from './deciding.ts';
import type { ResultTexts } from './result.ts';
import type { ZoneTexts } from './zones.ts';

/** All words of the table beside the game's own. */
export interface NautilusTexts {
  readonly result: ResultTexts;
  readonly zones: ZoneTexts;
  readonly deciding: DecidingTexts;
}

import type { JsonObject } from '@ankerplatz/kit';
import type { BoardGameId } from '@ankerplatz/registry/lazy';
import type { Correction } from './contract.ts';

/**
 * The file that an owner of the box sends to those who keep the program: the options that are right, and each figure
 * that was not.
 */
export interface CorrectionFile {
  readonly kind: 'ankerplatz-box';
  readonly form: 1;
  readonly game: BoardGameId;
  readonly options: JsonObject;
  readonly figures: readonly Correction[];
}

export const makeFile = (game: BoardGameId, options: JsonObject, figures: readonly Correction[]): CorrectionFile => ({
  kind: 'ankerplatz-box',
  form: 1,
  game,
  options,
  figures,
});

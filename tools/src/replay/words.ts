import { type ByTag, byTag, type OtherEntry } from '@ankerplatz/kit';

/** The few sentences around a story. */
export interface StoryWords {
  title(game: string, seats: number, moves: number): string;
  /** A sentence for an entry that is no move. */
  beside(entry: OtherEntry, name: string): string;
  rank(rank: number, name: string): string;
  readonly unfinished: string;
}

type Beside = ByTag<OtherEntry, 'kind', string, [string]>;

export const besideBy =
  (words: Beside): StoryWords['beside'] =>
  (entry, name) =>
    byTag<OtherEntry, 'kind', string, [string]>(words, 'kind', entry, name);

import type { Layout, NauticusNames } from '@ankerplatz/nauticus';
import type { Figure } from './figures.ts';

/** The props of every part of the drawn board. */
export interface FiguresProps {
  readonly layout: Layout;
  readonly names: NauticusNames;
  readonly chosen: Figure | null;
  /** Null: only to be looked at. */
  readonly onChoose: ((figure: Figure) => void) | null;
}

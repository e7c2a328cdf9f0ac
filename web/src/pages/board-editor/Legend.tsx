import type { JSX } from 'preact';
import { boardEditorText } from '../../text/board-editor.ts';
import type { FigureSource } from './contract.ts';
import './marks.css';

const SOURCES = ['book', 'assumed', 'corrected'] as const satisfies readonly FigureSource[];

interface LegendProps {
  /** How many figures come from where. */
  readonly counts: Readonly<Record<FigureSource, number>>;
}

/** The meaning of the marks at the figures. */
export function Legend({ counts }: LegendProps): JSX.Element {
  const { legend, sources, count } = boardEditorText.value;
  return (
    <ul class="board-editor-legend" aria-label={legend}>
      {SOURCES.map(source => (
        <li key={source}>
          <span class={`board-editor-mark is-${source}`} aria-hidden="true" />
          <span>
            {sources[source]} <span class="figures">({count(counts[source])})</span>
          </span>
        </li>
      ))}
    </ul>
  );
}

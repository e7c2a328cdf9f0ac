import { useSignal } from '@preact/signals';
import type { ComponentChildren, JSX } from 'preact';
import { Button } from './Button.tsx';
import './data-grid.css';

interface DataGridProps {
  /** The subject of the table. */
  readonly label: string;
  /** Shown above it. */
  readonly caption?: string;
  /** The first names the rows; '': nothing needs to. */
  readonly head: readonly string[];
  /** The first of a row names it. */
  readonly rows: readonly (readonly ComponentChildren[])[];
  /** Of many rows the first ones are shown, until all of this number are asked for. */
  readonly more?: (rows: number) => string;
}

/** Rows beyond this number are shown when they are asked for. */
const MOST_ROWS = 12;

/** Numbers in rows; what is wider than the screen can be scrolled, by keys, too. */
export function DataGrid({ label, caption, head: [corner, ...head], rows, more }: DataGridProps): JSX.Element {
  const isWhole = useSignal(!more || rows.length <= MOST_ROWS);
  const shown = isWhole.value ? rows : rows.slice(0, MOST_ROWS - 2);
  return (
    // biome-ignore lint/a11y/useSemanticElements: it is no set of fields, and too small for a landmark
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys
    <div role="group" class="data-grid" aria-label={label} tabIndex={0}>
      <table>
        {caption !== undefined && <caption>{caption}</caption>}
        <thead>
          <tr>
            {corner === '' ? <td /> : <th scope="col">{corner}</th>}
            {head.map(name => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map(([name, ...cells], row) => (
            <tr key={String(row)}>
              <th scope="row">{name}</th>
              {cells.map((cell, column) => (
                <td key={String(column)} class="figures">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {shown.length < rows.length && (
        <Button look="quiet" onClick={() => (isWhole.value = true)}>
          {more!(rows.length)}
        </Button>
      )}
    </div>
  );
}

import { useSignal } from '@preact/signals';
import type { ComponentChildren, JSX } from 'preact';
import { statisticsText } from '../text/statistics.ts';
import { Button } from '../ui/Button.tsx';

interface DataGridProps {
  /** What it is a table of. */
  readonly label: string;
  readonly head: readonly string[];
  /** The first of a row names it. */
  readonly rows: readonly (readonly ComponentChildren[])[];
}

/** More are shown when they are asked for. */
const MOST_ROWS = 12;

/** Numbers in rows; what is wider than the screen can be scrolled, by keys, too. */
export function DataGrid({ label, head, rows }: DataGridProps): JSX.Element {
  const isWhole = useSignal(rows.length <= MOST_ROWS);
  const shown = isWhole.value ? rows : rows.slice(0, MOST_ROWS - 2);
  return (
    // biome-ignore lint/a11y/useSemanticElements: it is no set of fields, and too small for a landmark
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys
    <div role="group" class="data-grid" aria-label={label} tabIndex={0}>
      <table>
        <thead>
          <tr>
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
          {statisticsText.value.showAll(rows.length)}
        </Button>
      )}
    </div>
  );
}

/** A share as a number and a bar. */
export function Share({
  part,
  of,
  say,
}: {
  readonly part: number;
  readonly of: number;
  readonly say: string;
}): JSX.Element {
  const width = of === 0 ? 0 : (100 * part) / of;
  return (
    <span class="share">
      <span>{say}</span>
      <svg class="share-bar" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
        <rect class="share-all" width={100} height={10} />
        <rect class="share-part" width={width} height={10} />
      </svg>
    </span>
  );
}

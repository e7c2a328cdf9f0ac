import { tables } from '@ankerplatz/nauticus';
import type { JSX } from 'preact';
import { GROUND, towards } from '../../../games/nauticus/zones/chart.tsx';
import { Wheel } from '../../../games/nauticus/zones/Wheel.tsx';
import { boardEditorText } from '../../../text/board-editor.ts';
import { bonusAt, type Figure, isFigure, numbersTo, pricesAt, SECTORS, sourceOf, valueAt } from './figures.ts';
import { Mark } from './Mark.tsx';
import type { FiguresProps } from './props.ts';
import { fullName } from './says.ts';
import '../../../games/nauticus/zones/ring.css';

/** Spaces between two prices of a space. */
const PRICE_STEP = 0.235;

/** The board as it is printed: no tiles lie on it. */
export function Plate({ layout, names, chosen, onChoose }: FiguresProps): JSX.Element {
  const { board, space: spaceName, wheel } = boardEditorText.value;
  const mark = (figure: Figure, direction: number): JSX.Element => (
    <Mark
      key={JSON.stringify(figure)}
      figure={figure}
      value={valueAt(layout, figure)}
      source={sourceOf(layout, figure)}
      label={fullName(layout, figure, names)}
      isChosen={isFigure(chosen, figure)}
      style={towards(direction)}
      onChoose={onChoose}
    />
  );
  return (
    <section class="board-editor-plate" aria-label={board}>
      <div class="board-editor-round">
        <svg class="art board-editor-ground" viewBox="-260 -260 520 520" aria-hidden="true">
          {GROUND}
          <g class="board-editor-wheel">
            <Wheel anchor={0} sectors={layout.wheel} />
          </g>
        </svg>
        {numbersTo(tables.SPACES).map(space => (
          <fieldset key={space} class="board-editor-group">
            <legend class="hidden-text">{spaceName(space + 1)}</legend>
            <span class="board-editor-number" style={towards(space)} aria-hidden="true">
              {space + 1}
            </span>
            {mark(bonusAt(space), space)}
            {pricesAt(space).map((figure, item, { length }) =>
              mark(figure, space + (item - (length - 1) / 2) * PRICE_STEP),
            )}
          </fieldset>
        ))}
        <fieldset class="board-editor-group">
          <legend class="hidden-text">{wheel}</legend>
          {SECTORS.map((figure, index) => mark(figure, index + 1))}
        </fieldset>
      </div>
    </section>
  );
}

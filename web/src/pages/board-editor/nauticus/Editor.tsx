import { LAYOUT, type NauticusNames, nauticus, types } from '@ankerplatz/nauticus';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { ActionSign } from '../../../games/nauticus/art/actions.tsx';
import { settings } from '../../../settings/settings.ts';
import { boardEditorText } from '../../../text/board-editor.ts';
import { announce } from '../../../ui/announcer.tsx';
import type { EditorProps } from '../contract.ts';
import { Legend } from '../Legend.tsx';
import { FigurePanel } from './FigurePanel.tsx';
import {
  boardOf,
  countSources,
  type Figure,
  groupOf,
  isFigure,
  itemsOf,
  parseBoard,
  sourceOf,
  valueAt,
  withValue,
} from './figures.ts';
import { Mark } from './Mark.tsx';
import { Plate } from './Plate.tsx';
import type { FiguresProps } from './props.ts';
import { figureName, fullName, valueName } from './says.ts';
import './editor.css';

const useNames = (): NauticusNames | null => {
  const names = useSignal<NauticusNames | null>(null);
  const { language } = settings.value;
  useEffect(() => {
    void nauticus.words(language).then(words => {
      names.value = words.names;
    });
  }, [language]);
  return names.value;
};

/** The printed board, to be compared with one's own. Nothing wrong can be chosen. */
export function Editor({ board, onChange }: EditorProps): JSX.Element | null {
  const names = useNames();
  const chosen = useSignal<Figure | null>(null);
  if (names === null) return null;
  const layout = parseBoard(board) ?? LAYOUT;
  const correct = (figure: Figure, value: string | number): void => {
    const changed = withValue(layout, figure, value);
    const moved = groupOf(figure).filter(other => valueAt(changed, other) !== valueAt(layout, other));
    onChange?.(boardOf(changed));
    announce(
      moved
        .map(other => boardEditorText.value.is(figureName(other), valueName(other, valueAt(changed, other), names)))
        .join(' '),
    );
  };
  const choose = (figure: Figure | null): void => {
    chosen.value = figure;
  };
  const props = { layout, names, chosen: chosen.value, onChoose: onChange && choose };
  return (
    <div class="board-editor-nauticus">
      <Legend counts={countSources(layout)} />
      <div class="board-editor-boards">
        <Plate {...props} />
        <Tiles {...props} />
      </div>
      {chosen.value && (
        <FigurePanel
          layout={layout}
          names={names}
          figure={chosen.value}
          onChoose={choose}
          onCorrect={correct}
          onClose={() => choose(null)}
        />
      )}
    </div>
  );
}

/** The four blue tiles with their items. */
function Tiles({ layout, names, chosen, onChoose }: FiguresProps): JSX.Element {
  const { tiles, tilesHint } = boardEditorText.value;
  return (
    <section class="board-editor-tiles" aria-label={tiles}>
      <h2>{tiles}</h2>
      <p>{tilesHint}</p>
      <div class="board-editor-tile-row">
        {types.PAID_ACTIONS.map(tile => (
          <fieldset key={tile} class="board-editor-tile">
            <legend>{names.actions[tile]}</legend>
            <span class="board-editor-tile-sign">
              <ActionSign action={tile} />
            </span>
            {itemsOf(tile).map((figure, item) => (
              <Mark
                key={item}
                figure={figure}
                value={valueAt(layout, figure)}
                source={sourceOf(layout, figure)}
                label={fullName(layout, figure, names)}
                isChosen={isFigure(chosen, figure)}
                onChoose={onChoose}
              />
            ))}
          </fieldset>
        ))}
      </div>
    </section>
  );
}

import type { JSX } from 'preact';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';
import { boardEditorText } from '../../../text/board-editor.ts';
import { text } from '../../../text/text.ts';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { choicesFor, type Figure, groupOf, isFigure, oursAt, sourceOf, valueAt } from './figures.ts';
import { Printed } from './Mark.tsx';
import type { FiguresProps } from './props.ts';
import { figureName, fullName, groupName, valueName } from './says.ts';
import './figure-panel.css';

interface BenchProps extends Pick<FiguresProps, 'layout' | 'names'> {
  readonly figure: Figure;
  readonly onChoose: (figure: Figure) => void;
  readonly onClose: () => void;
  readonly onCorrect: (figure: Figure, value: string | number) => void;
}

const GAP = 12;

/** Scrolls so that the tapped figure stays in sight. */
const uncover = (panel: HTMLElement): void => {
  const figure = document.querySelector('.board-editor-figure.is-chosen')?.getBoundingClientRect();
  if (!figure) return;
  const { top, left, right } = panel.getBoundingClientRect();
  const hidden = figure.bottom + GAP - top;
  if (hidden > 0 && figure.right > left && figure.left < right) scrollBy({ top: hidden });
};

/** The tapped figure, large, with all that stands beside it on the board, and what it could be instead. */
export function FigurePanel({ layout, names, figure, onChoose, onCorrect, onClose }: BenchProps): JSX.Element {
  const { sources, ours, swaps, wheelHint } = boardEditorText.value;
  const heading = useId();
  const panel = useRef<HTMLDivElement>(null);
  const isOpen = useRef(false);
  // A tap on another figure has closed it just before.
  useLayoutEffect(() => {
    if (isOpen.current) return;
    isOpen.current = true;
    panel.current!.showPopover?.();
    panel.current!.querySelector<HTMLElement>('.figure-panel-choice[aria-pressed=true]')?.focus();
    uncover(panel.current!);
  }, [figure]);
  const close = (): void => {
    panel.current!.hidePopover?.();
    onClose();
  };
  const group = groupName(figure, names);
  const source = sourceOf(layout, figure);
  return (
    <div
      ref={panel}
      class={`figure-panel is-${figure.part}`}
      popover="auto"
      role="dialog"
      aria-labelledby={heading}
      onBeforeToggle={event => {
        isOpen.current = event.newState === 'open';
      }}
      // Only now has the browser given back the focus; meanwhile another figure may have been tapped.
      onToggle={() => !isOpen.current && onClose()}
    >
      <header class="figure-panel-head">
        <h2 id={heading}>{group}</h2>
        <Button look="quiet" label={text.value.ui.close} onClick={close}>
          <Icon name="close" />
        </Button>
      </header>
      <Group layout={layout} names={names} figure={figure} onChoose={onChoose} />
      <p class="figure-panel-what">
        <strong>{figureName(figure)}</strong> · {sources[source]}
        {source === 'corrected' && ` · ${ours(valueName(figure, oursAt(figure), names))}`}
      </p>
      <Choices layout={layout} names={names} figure={figure} onCorrect={onCorrect} />
      <p class="field-hint">{figure.part === 'wheel' ? wheelHint : swaps}</p>
    </div>
  );
}

/** All that stands beside it on the board. */
function Group({ layout, names, figure, onChoose }: Omit<BenchProps, 'onCorrect' | 'onClose'>): JSX.Element {
  return (
    <div class="figure-panel-group">
      {groupOf(figure).map(other => (
        <button
          key={JSON.stringify(other)}
          type="button"
          class={`board-editor-mark figure-panel-figure is-${other.part} is-${sourceOf(layout, other)}`}
          aria-label={fullName(layout, other, names)}
          aria-pressed={isFigure(figure, other)}
          onClick={() => onChoose(other)}
        >
          <Printed figure={other} value={valueAt(layout, other)} />
        </button>
      ))}
    </div>
  );
}

/** The values that the figure could have. */
function Choices({ layout, names, figure, onCorrect }: Omit<BenchProps, 'onChoose' | 'onClose'>): JSX.Element {
  const value = valueAt(layout, figure);
  return (
    <div class="figure-panel-choices">
      {choicesFor(figure).map(choice => (
        <button
          key={choice}
          type="button"
          class={`figure-panel-choice is-${figure.part}`}
          aria-label={valueName(figure, choice, names)}
          aria-pressed={choice === value}
          onClick={() => onCorrect(figure, choice)}
        >
          <Printed figure={figure} value={choice} />
        </button>
      ))}
    </div>
  );
}

import type { types } from '@ankerplatz/nauticus';
import type { JSX } from 'preact';
import { BonusSign } from '../../../games/nauticus/art/bonuses.tsx';
import { TilePicture } from '../../../games/nauticus/art/TilePicture.tsx';
import type { FigureSource } from '../contract.ts';
import { type Figure, tileOf } from './figures.ts';

/** A value as it is printed. */
export function Printed({ figure, value }: { readonly figure: Figure; readonly value: string | number }): JSX.Element {
  switch (figure.part) {
    case 'bonus':
      return <BonusSign bonus={value as types.Bonus} />;
    case 'item':
      return (
        <span class="board-editor-item" aria-hidden="true">
          <TilePicture tile={tileOf(figure.tile, value as string)} />
        </span>
      );
    default:
      return (
        <span class="figures" aria-hidden="true">
          {value}
        </span>
      );
  }
}

interface MarkProps {
  readonly figure: Figure;
  readonly value: string | number;
  readonly source: FigureSource;
  readonly label: string;
  readonly isChosen: boolean;
  readonly style?: JSX.CSSProperties;
  /** Null: only to be looked at. */
  readonly onChoose: ((figure: Figure) => void) | null;
}

/** A figure of the board; its outline says where it comes from. */
export function Mark({ figure, value, source, label, isChosen, style, onChoose }: MarkProps): JSX.Element {
  const look = `board-editor-mark board-editor-figure is-${figure.part} is-${source} ${isChosen ? 'is-chosen' : ''}`;
  if (!onChoose)
    return (
      <span class={look} style={style} role="img" aria-label={label}>
        <Printed figure={figure} value={value} />
      </span>
    );
  return (
    <button
      type="button"
      class={look}
      style={style}
      aria-label={label}
      aria-haspopup="dialog"
      onClick={() => onChoose(figure)}
    >
      <Printed figure={figure} value={value} />
    </button>
  );
}

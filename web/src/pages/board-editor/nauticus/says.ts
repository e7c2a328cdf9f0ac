import type { Layout, NauticusNames, types } from '@ankerplatz/nauticus';
import { boardEditorText } from '../../../text/board-editor.ts';
import { type Figure, sourceOf, tileOf, valueAt } from './figures.ts';

/** The name of a figure's group on the board. */
export const groupName = (figure: Figure, names: NauticusNames): string => {
  const { space, wheel, tile } = boardEditorText.value;
  switch (figure.part) {
    case 'wheel':
      return wheel;
    case 'item':
      return tile(names.actions[figure.tile]);
    default:
      return space(figure.space + 1);
  }
};

/** The name of a figure within its group. */
export const figureName = (figure: Figure): string => {
  const { bonus, price, sector, item } = boardEditorText.value;
  switch (figure.part) {
    case 'bonus':
      return bonus;
    case 'price':
      return price(figure.item + 1);
    case 'wheel':
      return sector(figure.sector);
    case 'item':
      return item(figure.item + 1);
  }
};

export const valueName = (figure: Figure, value: string | number, names: NauticusNames): string => {
  switch (figure.part) {
    case 'bonus':
      return names.bonuses[value as types.Bonus];
    case 'item':
      return names.tiles[tileOf(figure.tile, value as string)];
    default:
      return String(value);
  }
};

/** A figure with its place and its value, for screen readers. */
export const fullName = (layout: Layout, figure: Figure, names: NauticusNames): string => {
  const { full, sources } = boardEditorText.value;
  const value = valueName(figure, valueAt(layout, figure), names);
  return full(groupName(figure, names), figureName(figure), value, sources[sourceOf(layout, figure)]);
};

import type { BoardProps, Speech } from '../board/board.ts';

/** What the server takes as the name of a place. */
const NAME = /^[A-Za-z0-9][A-Za-z0-9._-]{0,39}$/;

const nameIn = (element: Element | null | undefined): string | undefined =>
  element
    ?.getAttribute('data-place')
    ?.split(' ')
    .find(name => NAME.test(name));

/** The place at a point of the screen. */
export const placeNameAt = (x: number, y: number): string | undefined =>
  document
    .elementsFromPoint(x, y)
    .map(element => nameIn(element.closest('.table [data-place]')))
    .find(name => name !== undefined);

export interface NamedPlace {
  readonly place: string;
  readonly label: string;
}

const labelOf = (element: Element): string | undefined => {
  const labelled =
    element.getAttribute('aria-label') ?? element.querySelector('[aria-label]')?.getAttribute('aria-label');
  return (labelled ?? element.textContent ?? '').trim().slice(0, 80) || undefined;
};

/** What a place is called, for who does not see it. */
export const labelOfPlace = (place: string, props: BoardProps, speech: Speech | null): string => {
  const element = document.querySelector(`.table [data-place~="${place}"]`);
  return speech?.placeName?.(place, props) ?? (element ? labelOf(element) : undefined) ?? place;
};

/** All places of the board that can be pointed at, by their names. */
export const namedPlaces = (props: BoardProps, speech: Speech | null): readonly NamedPlace[] => {
  const places = new Set(
    [...document.querySelectorAll('.table-board [data-place], .table-seats [data-place]')].flatMap(
      element => nameIn(element) ?? [],
    ),
  );
  return [...places]
    .map(place => ({ place, label: labelOfPlace(place, props, speech) }))
    .sort((a, b) => a.label.localeCompare(b.label));
};

import type { BoardProps, Speech } from '../board/board.ts';
import { makePair } from '../text/phrases.ts';
import { NAMED, nameOf } from '../ui/Named.tsx';
import { roomText } from './text/index.ts';

/** The names of places that the server takes. */
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

const LETTER = /\p{L}/u;

/** The name of an element or, where that is a number or nothing, the name of the zone around it. */
const labelOf = (element: HTMLElement): string | undefined => {
  const [line = ''] = (nameOf(element) ?? nameOf(element.querySelector(NAMED)) ?? element.innerText ?? '')
    .trim()
    .split('\n');
  if (LETTER.test(line)) return line.slice(0, 60);
  const zone = nameOf(element.closest('section[aria-label], [role=group][aria-label], ul[aria-label], ol[aria-label]'));
  return (zone && line ? makePair(zone, line) : zone || line) || undefined;
};

/** The name of a place, though others may be called the same; undefined: it has no name. */
const plainLabel = (place: string, props: BoardProps, speech: Speech | null): string | undefined => {
  const element = document.querySelector<HTMLElement>(`.table [data-place~="${place}"]`);
  return speech?.placeName?.(place, props) ?? (element ? labelOf(element) : undefined);
};

/** Places that are called the same are counted. */
const toldApart = (alike: readonly NamedPlace[]): readonly NamedPlace[] =>
  alike.length < 2 ? alike : alike.map((each, index) => ({ ...each, label: `${each.label} (${index + 1})` }));

const inOrder = new Intl.Collator(undefined, { numeric: true });

/** All places of the board that can be pointed at, by their names. */
export const namedPlaces = (props: BoardProps, speech: Speech | null): readonly NamedPlace[] => {
  const found = new Set(
    [...document.querySelectorAll('.table-board [data-place], .table-seats [data-place]')].flatMap(
      element => nameIn(element) ?? [],
    ),
  );
  const places = [...found].flatMap(place => {
    const label = plainLabel(place, props, speech);
    return label === undefined ? [] : [{ place, label }];
  });
  const labels = [...new Set(places.map(({ label }) => label))];
  return labels
    .flatMap(label => toldApart(places.filter(each => each.label === label)))
    .sort((a, b) => inOrder.compare(a.label, b.label));
};

/** The name of a place for screen readers. */
export const labelOfPlace = (place: string, props: BoardProps, speech: Speech | null): string =>
  namedPlaces(props, speech).find(each => each.place === place)?.label ??
  plainLabel(place, props, speech) ??
  roomText.value.somewhere;

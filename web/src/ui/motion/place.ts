/** A point of the screen, in pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where its middle is. */
export const middleOf = (element: Element): Point => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
};

/** Most of it is neither scrolled away nor below the bar. */
const isInSight = (element: Element): boolean => {
  const { y } = middleOf(element);
  const { top, bottom } = element.closest('main')?.getBoundingClientRect() ?? { top: 0, bottom: innerHeight };
  return y > top && y < bottom;
};

/**
 * The places of a page or of a part of it, looked up once: for code that asks for many of them, and before anything is
 * changed.
 */
export class Places {
  private readonly named = new Map<string, Element[]>();

  constructor(root: ParentNode = document) {
    for (const element of root.querySelectorAll('[data-place]'))
      for (const name of element.getAttribute('data-place')!.split(' '))
        this.named.set(name, [...(this.named.get(name) ?? []), element]);
  }

  /** The first that can be seen; else the first that is drawn, though it is scrolled away. */
  of(names: readonly string[]): Element | undefined {
    const drawn = names
      .flatMap(name => this.named.get(name) ?? [])
      .filter(element => element.getClientRects().length > 0);
    return drawn.find(isInSight) ?? drawn[0];
  }
}

export const placeOf = (names: readonly string[]): Element | undefined => new Places().of(names);

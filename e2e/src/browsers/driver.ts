/** The parts of a browser that the core journeys need, by whatever driver. */
export interface Tab {
  /** A path of the site. */
  goto(path: string): Promise<void>;
  reload(): Promise<void>;
  /** Does something in the page, which must not know anything from outside it but what it is given. */
  evaluate<Given, Answer>(work: (given: Given) => Answer | Promise<Answer>, given: Given): Promise<Answer>;
  /** A press of the mouse at a point of the window, whatever lies there. */
  press(x: number, y: number): Promise<void>;
  /** Into what has the focus. */
  type(text: string): Promise<void>;
  key(name: Key): Promise<void>;
  close(): Promise<void>;
}

export type Key = 'Enter' | 'Escape';

export interface Driver {
  /** Of the browser. */
  readonly version: string;
  /** A window that shares nothing with others. */
  open(site: string): Promise<Tab>;
  close(): Promise<void>;
}

/** Of the window, in pixels. */
export const SIZE = { width: 1280, height: 800 } as const;

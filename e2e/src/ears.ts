import type { Page, Response } from '@playwright/test';

/** A text that came to a page. */
export interface Heard {
  /** `frame` of a socket, or the path of what was asked for. */
  readonly from: string;
  readonly text: string;
}

const pathOf = (response: Response): string => new URL(response.url()).pathname;

/** Answers without a body of their own. */
const isEmpty = (status: number): boolean => status === 204 || (status >= 300 && status < 400);

/** All texts that are sent to a page, in their order: the frames of its sockets and the bodies of answers. */
export class Ears {
  private readonly coming: Promise<Heard>[] = [];
  private isClosed = false;
  /** Paths whose bodies were gone before they could be read: those of a page that was left. */
  readonly missed: string[] = [];

  private constructor() {}

  /** Opened before the first request of the page. */
  static of(page: Page): Ears {
    const ears = new Ears();
    page.on('websocket', socket =>
      socket.on('framereceived', ({ payload }) => ears.hear(async () => ({ from: 'frame', text: String(payload) }))),
    );
    page.on('response', response => ears.hear(() => ears.bodyOf(response)));
    return ears;
  }

  /** Until now; nothing is heard after it. */
  all(): Promise<readonly Heard[]> {
    this.isClosed = true;
    return Promise.all(this.coming);
  }

  private hear(heard: () => Promise<Heard>): void {
    if (!this.isClosed) this.coming.push(heard());
  }

  private async bodyOf(response: Response): Promise<Heard> {
    const from = pathOf(response);
    if (isEmpty(response.status())) return { from, text: '' };
    try {
      return { from, text: (await response.body()).toString('utf8') };
    } catch {
      this.missed.push(from);
      return { from, text: '' };
    }
  }
}

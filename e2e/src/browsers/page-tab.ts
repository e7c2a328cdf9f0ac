import type { Key, Tab } from './driver.ts';

/** The common part of Playwright's and Puppeteer's pages. */
interface Page {
  goto(address: string): Promise<unknown>;
  reload(): Promise<unknown>;
  evaluate<Answer>(work: (given: unknown) => Answer | Promise<Answer>, given: unknown): Promise<Answer>;
  readonly mouse: { click(x: number, y: number): Promise<void> };
  readonly keyboard: { type(text: string): Promise<void>; press(key: Key): Promise<void> };
}

export class PageTab implements Tab {
  constructor(
    private readonly site: string,
    private readonly page: Page,
    readonly close: () => Promise<void>,
  ) {}

  async goto(path: string): Promise<void> {
    await this.page.goto(this.site + path);
  }

  async reload(): Promise<void> {
    await this.page.reload();
  }

  evaluate<Given, Answer>(work: (given: Given) => Answer | Promise<Answer>, given: Given): Promise<Answer> {
    return this.page.evaluate(work as (given: unknown) => Answer | Promise<Answer>, given);
  }

  press(x: number, y: number): Promise<void> {
    return this.page.mouse.click(x, y);
  }

  type(text: string): Promise<void> {
    return this.page.keyboard.type(text);
  }

  key(name: Key): Promise<void> {
    return this.page.keyboard.press(name);
  }
}

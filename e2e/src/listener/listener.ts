import { type CDPSession, expect, type Page } from '@playwright/test';
import type { Tongue } from '../visitor.ts';

/** The labels of things on the page. */
const LABELS: Readonly<Record<Tongue, Readonly<Record<'open' | 'field' | 'result', string>>>> = {
  en: { open: 'Type a command', field: 'Command', result: 'Result' },
  de: { open: 'Einen Befehl eingeben', field: 'Befehl', result: 'Ergebnis' },
  fr: { open: 'Taper une commande', field: 'Commande', result: 'Résultat' },
};

/** French signs stand apart from their words; a listener hears no difference. */
const joined = (line: string): string =>
  line
    .replaceAll('\u00ad', '')
    .replaceAll('\u00a0', ' ')
    .replace(/ ([:;?!])/g, '$1');

/** From one end of a page to the other. */
const MOST_STEPS = 150;

const TOLD = 'tellListener';

/** In the page: tells what comes into polite live regions, as a browser tells it to screen readers. */
const tellChanges = (told: string): void => {
  const last = new WeakMap<Element, Element | null>();
  new MutationObserver(() => {
    for (const region of document.querySelectorAll('[aria-live=polite]')) {
      const said = region.lastElementChild;
      const sentence = said?.textContent?.replaceAll('\n', ' ') ?? '';
      if (last.get(region) !== said && sentence !== '')
        (globalThis as unknown as Record<string, (sentence: string) => void>)[told]!(sentence);
      last.set(region, said);
    }
  }).observe(document, { childList: true, subtree: true, characterData: true });
};

interface Node {
  readonly nodeId: string;
  readonly ignored: boolean;
  readonly role?: { readonly value: string };
  readonly name?: { readonly value: string };
  readonly childIds?: readonly string[];
  readonly backendDOMNodeId?: number;
  readonly properties?: readonly { readonly name: string; readonly value: { readonly value?: unknown } }[];
}

/** A sentence of a live region, and which saying it is: the same sentence twice is two. */
interface Said {
  readonly id: number | undefined;
  readonly lines: readonly string[];
}

/** All that a screen reader could know of a page at one moment. */
class Heard {
  private readonly byId: ReadonlyMap<string, Node>;

  constructor(
    private readonly nodes: readonly Node[],
    private readonly language: Tongue,
  ) {
    this.byId = new Map(nodes.map(node => [node.nodeId, node]));
  }

  said(role: 'alert' | 'status'): Said {
    const regions = this.nodes.filter(node => !node.ignored && node.role?.value === role);
    const paragraphs = regions.flatMap(region => this.below(region)).filter(node => node.role?.value === 'paragraph');
    // Paragraphs before the last one stay for those who come late.
    const last = paragraphs.at(-1);
    const lines = last ? this.textOf(last).split('\n') : [];
    return { id: last?.backendDOMNodeId, lines: lines.filter(Boolean).map(joined) };
  }

  has(role: string, name: string): boolean {
    return this.nodes.some(node => !node.ignored && node.role?.value === role && node.name?.value === name);
  }

  /** The command field has gone, and the result can be looked at. */
  get isOver(): boolean {
    const { result } = LABELS[this.language];
    return this.has('dialog', result) || this.has('button', result);
  }

  /** Where the focus is: a role and a name. */
  get focus(): string {
    const focused = this.nodes.filter(
      ({ properties, role }) =>
        role?.value !== 'RootWebArea' &&
        properties?.some(({ name, value }) => name === 'focused' && value.value === true),
    );
    return focused.map(({ role, name }) => `${role?.value} ${name?.value}`).join(', ');
  }

  private below(node: Node): readonly Node[] {
    const children = (node.childIds ?? []).flatMap(id => this.byId.get(id) ?? []);
    return children.flatMap(child => [child, ...this.below(child)]);
  }

  private textOf(node: Node): string {
    return this.below(node)
      .filter(({ role }) => role?.value === 'StaticText')
      .map(({ name }) => name?.value ?? '')
      .join('');
  }
}

/** A player who does not see: reads nothing but the accessibility tree, and types nothing but commands. */
export class Listener {
  /** Every sentence that came by itself. */
  readonly sentences: string[] = [];
  private lastSentence: number | undefined;
  /** The sentences as they come, which misses none; up to here they were waited for. */
  private readonly told: string[] = [];
  private heeded = 0;

  private constructor(
    private readonly page: Page,
    private readonly session: CDPSession,
    readonly language: Tongue,
  ) {}

  private get field(): string {
    return `textbox ${LABELS[this.language].field}`;
  }

  /** Before a page is opened: whatever it says by itself is heard, from the first sentence on and however quickly the next one comes. */
  static async on(page: Page, language: Tongue = 'en'): Promise<Listener> {
    const session = await page.context().newCDPSession(page);
    await session.send('Accessibility.enable');
    const listener = new Listener(page, session, language);
    await page.exposeFunction(TOLD, (sentence: string) => listener.told.push(joined(sentence)));
    await page.addInitScript(tellChanges, TOLD);
    return listener;
  }

  /** At a table, with the command field open. */
  static async at(page: Page, language: Tongue = 'en'): Promise<Listener> {
    const session = await page.context().newCDPSession(page);
    await session.send('Accessibility.enable');
    const listener = new Listener(page, session, language);
    await listener.untilThere('button', LABELS[language].open);
    await listener.open();
    return listener;
  }

  async untilThere(role: string, name: string): Promise<void> {
    await expect
      .poll(async () => (await this.hear()).has(role, name), { message: `there is a ${role} ${name}` })
      .toBe(true);
  }

  /** Waits for a sentence after the last one that was waited for. */
  async untilSaid(words: string): Promise<void> {
    const wanted = joined(words);
    const place = (): number => this.told.findIndex((each, at) => at >= this.heeded && each.includes(wanted));
    await expect.poll(place, { message: `“${words}” is said` }).toBeGreaterThanOrEqual(0);
    this.heeded = place() + 1;
  }

  /** Walks from one thing to the next, by what each is called, and presses the one that is wanted. */
  async press(role: string, name: string): Promise<void> {
    await this.untilThere(role, name);
    for (let steps = 0; (await this.hear()).focus !== `${role} ${name}`; steps++) {
      expect(steps, `the focus comes to ${role} ${name}`).toBeLessThan(MOST_STEPS);
      await this.page.keyboard.press('Tab');
    }
    await this.page.keyboard.press('Enter');
  }

  async isAtField(): Promise<boolean> {
    return (await this.hear()).focus === this.field;
  }

  /** Closes what lies over the page. */
  async dismiss(): Promise<void> {
    await this.page.keyboard.press('Escape');
  }

  async close(): Promise<void> {
    await this.dismiss();
    await expect
      .poll(async () => (await this.hear()).has('textbox', LABELS[this.language].field), {
        message: 'the field is gone',
      })
      .toBe(false);
  }

  async open(): Promise<void> {
    await this.page.keyboard.press('Control+k');
    await expect
      .poll(async () => (await this.hear()).focus, { message: 'the command field has the focus' })
      .toBe(this.field);
  }

  async hear(): Promise<Heard> {
    const { nodes } = await this.session.send('Accessibility.getFullAXTree');
    const heard = new Heard(nodes as unknown as readonly Node[], this.language);
    const { id, lines } = heard.said('status');
    if (id !== this.lastSentence && lines.length > 0) this.sentences.push(lines.join(' '));
    this.lastSentence = id;
    return heard;
  }

  /** Types a line; what is answered, aloud and at once. Nothing when the game has ended meanwhile. */
  async ask(words: string): Promise<readonly string[]> {
    const before = await this.hear();
    if (before.isOver) return [];
    expect(before.focus, 'the focus stays in the command field').toBe(this.field);
    const { id } = before.said('alert');
    await this.page.keyboard.insertText(words);
    await this.page.keyboard.press('Enter');
    let answer: Said = { id, lines: [] };
    await expect
      .poll(
        async () => {
          const heard = await this.hear();
          answer = heard.said('alert');
          return heard.isOver || (answer.id !== undefined && answer.id !== id);
        },
        { message: `“${words}” is answered`, intervals: [10, 20, 50] },
      )
      .toBe(true);
    return answer.lines;
  }

  /** The legal moves, in notation. */
  async moves(): Promise<readonly string[]> {
    const [line = ''] = await this.ask('m');
    const [, list] = /^\d+ \p{L}+: (.*)$/u.exec(line) ?? [];
    return list === undefined ? [] : list.split(', ');
  }
}

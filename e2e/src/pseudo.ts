/** English in disguise, for tests alone: accented, bracketed and 40 % longer, made from the catalogues of the real site on their way to the page. */
import type { Browser, BrowserContext, Page, Route } from '@playwright/test';

/** Runs in the page, so that it may use nothing outside itself. */
const disguise = (value: unknown): unknown => {
  const accents = new Map([...'aeiouyAEIOUY'].map((letter, i) => [letter, 'áéíóúýÁÉÍÓÚÝ'[i]!]));
  /** Citations and addresses stay; they are no words. */
  const accented = (text: string): string =>
    text.replace(/[§#][\w.]+|https?:\S+|[aeiouyAEIOUY]/g, found => accents.get(found) ?? found);
  const longer = (text: string): string => {
    const more = Math.ceil(text.length * 0.4);
    if (text.length < 12) return text + 'ö'.repeat(more);
    const words = Array.from({ length: Math.ceil(more / 7) }, (_, i) => 'ö'.repeat(Math.min(6, more - i * 7)));
    return `${text} ${words.join(' ')}`;
  };
  const text = (plain: string): string => {
    const [, before = '', words = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(plain) ?? [];
    const isSaid = /\p{L}/u.test(words) && words !== 'en' && !/^[§#][\w.]+$/.test(words);
    return isSaid ? `${before}[${longer(accented(words))}]${after}` : plain;
  };
  const within = (object: object): unknown =>
    Object.fromEntries(Object.entries(object).map(([key, each]) => [key, disguise(each)]));
  if (typeof value === 'string') return text(value);
  if (Array.isArray(value)) return value.map(disguise);
  if (value instanceof Promise) return value.then(disguise);
  if (typeof value === 'function') return (...given: unknown[]) => disguise(value(...given));
  return value !== null && typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype
    ? within(value)
    : value;
};

const EXPORTS = /export\s*\{([^}]*)\}/;
/** What catalogues in English are exported as. */
const ENGLISH = /^(?:en|\w+En)$/;

/** A module that gives the disguised texts of another one; undefined: that is no English catalogue. */
const disguised = (source: string, address: string): string | undefined => {
  const names = (EXPORTS.exec(source)?.[1] ?? '').split(',').map(each => each.trim().split(' as ').at(-1)!);
  if (!names.some(name => ENGLISH.test(name))) return undefined;
  const lines = names.map(name => `export const ${name} = disguise(plain.${name});`);
  return `import * as plain from '${address}?plain';\nconst disguise = ${disguise};\n${lines.join('\n')}`;
};

const serve = async (route: Route): Promise<void> => {
  const { pathname, search } = new URL(route.request().url());
  if (search === '?plain') return route.fallback();
  const answer = await route.fetch();
  const source = await answer.text();
  return route.fulfill({ response: answer, body: disguised(source, pathname) ?? source });
};

/** As long as the server lets a name be. */
const LONGEST_NAME = 24;
const SURNAME = ' von Wolfenbüttel-Schulenburg';
const lengthened = (name: string): string => (name + SURNAME).slice(0, LONGEST_NAME);

/** Whoever comes as a guest has the longest name that there may be. */
const lengthenNames = ({ request }: BrowserContext): void => {
  const post = request.post.bind(request);
  request.post = (url, options) => {
    const data = options?.data as { readonly name?: unknown } | undefined;
    const name = data?.name;
    return post(url, typeof name === 'string' ? { ...options, data: { ...data, name: lengthened(name) } } : options);
  };
};

/** A browser whose visitors read English in disguise and have long names. */
export const disguisedBrowser = (browser: Browser): Browser =>
  new Proxy(browser, {
    get: (target, key) => {
      const value: unknown = Reflect.get(target, key);
      if (key !== 'newContext') return typeof value === 'function' ? value.bind(target) : value;
      return async (options: Parameters<Browser['newContext']>[0]) => {
        const context = await target.newContext({ ...options, serviceWorkers: 'block' });
        await context.route('**/assets/*.js*', serve);
        lengthenNames(context);
        return context;
      };
    },
  });

/** What needs no translation: names of games, places and languages, of people, and what people wrote. */
const NAMES = ['Ankerplatz', 'Nauticus', 'Nautilùs', 'English', 'Deutsch', 'Français', 'Guten Wind! Wer fängt an?'];

/** What no catalogue of the site gives: signs, times, and what people say, also by the phrases of the protocol. */
const UNSPOKEN = 'script, style, code, svg, time, .talk-message, .talk-phrases';

/** Texts and labels that everybody reads or hears and that no catalogue has given. */
export const untranslated = (page: Page): Promise<readonly string[]> =>
  page.evaluate(
    ({ names, surname, unspoken }) => {
      const said: string[] = [];
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode())
        if (node.parentElement?.checkVisibility() && !node.parentElement.closest(unspoken))
          said.push(node.textContent ?? '');
      for (const element of document.querySelectorAll('[aria-label], [title], [placeholder], [alt]'))
        for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
          if (element.checkVisibility()) said.push(element.getAttribute(name) ?? '');
      const isName = new RegExp(`[A-Z][a-z]+${surname.slice(0, 4)}.*|${names.join('|')}|[§#][\\w.]+|https?:\\S+`, 'g');
      // Every vowel of a catalogue is accented.
      return [...new Set(said.filter(text => /[aeiou]/i.test(text.replace(isName, ''))))];
    },
    { names: NAMES, surname: SURNAME, unspoken: UNSPOKEN },
  );

/** English in disguise, for tests alone: accented, bracketed and 40 % longer, made from the catalogues of the real site on their way to the page. */
import { LANGUAGE_NAMES } from '@ankerplatz/kit';
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
    // Lines break after a hyphen, and texts whose words are counted have no more of them.
    return `${text}-${words.join('-')}`;
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

/** Elsewhere a shortened name may be "en" by chance. */
const CATALOGUE = /\/(?:\w+\.)?en-[^/]+\.js$/;
const EXPORTS = /export\s*\{([^}]*)\}/;
/** The names under which catalogues in English are exported. */
const ENGLISH = /^(?:en|\w+En)$/;

/** A module whose English texts are disguised where they leave it; what else lies with them stays as it is. */
const disguised = (source: string): string => {
  const list = EXPORTS.exec(source)?.[1] ?? '';
  const exported = list.split(',').map(each => {
    const [local = '', name = local] = each.trim().split(' as ');
    return { local, name, isEnglish: ENGLISH.test(name) };
  });
  if (!exported.some(({ isEnglish }) => isEnglish)) return source;
  const outside = exported.map(({ local, name, isEnglish }) => `${isEnglish ? `disguised_${name}` : local} as ${name}`);
  const texts = exported.flatMap(({ local, name, isEnglish }) =>
    isEnglish ? [`const disguised_${name} = disguise(${local});`] : [],
  );
  const plain = source.replace(EXPORTS, '');
  return `${plain}\nconst disguise = ${disguise};\n${texts.join('\n')}\nexport { ${outside.join(', ')} };`;
};

/** Lessons lie in one module, each text in all languages. */
const LESSONS = /\/lesson-files-[^/]+\.js$/;
const disguisedLessons = (source: string): string =>
  `const disguise = ${disguise};\n${source.replace(/\ben:(`[^`]*`)/g, 'en:disguise($1)')}`;

const serve = async (route: Route): Promise<void> => {
  const answer = await route.fetch();
  const source = await answer.text();
  const url = route.request().url();
  const body = LESSONS.test(url) ? disguisedLessons(source) : CATALOGUE.test(url) ? disguised(source) : source;
  return route.fulfill({ response: answer, body });
};

/** The length up to which the server lets a name be. */
const LONGEST_NAME = 30;
const SURNAME = ' von Wolfenbüttel-Schulenburg-Lippe';
const lengthened = (name: string): string => (name + SURNAME).slice(0, LONGEST_NAME);

/** Every guest gets the longest name that there may be. */
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
        await context.route('**/assets/*.js', serve);
        lengthenNames(context);
        return context;
      };
    },
  });

/** Words that need no translation: names of games, places and languages, of people, and what people wrote. */
const NAMES = ['Ankerplatz', 'Nauticus', 'Nautilùs', ...Object.values(LANGUAGE_NAMES), 'Guten Wind! Wer fängt an?'];

/**
 * Texts that no catalogue of the site gives: signs, times, and what people say, also by the phrases of the protocol.
 */
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
      // Places that can be chosen are lettered.
      const isName = new RegExp(
        `^[A-Z](?=:|$)|[A-Z][a-z]+${surname.slice(0, 4)}.*|${names.join('|')}|[§#][\\w.]+|https?:\\S+`,
        'g',
      );
      // Every vowel of a catalogue is accented.
      return [...new Set(said.filter(text => /[aeiou]/i.test(text.replace(isName, ''))))];
    },
    { names: NAMES, surname: SURNAME, unspoken: UNSPOKEN },
  );

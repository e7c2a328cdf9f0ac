/** The languages there are, each by its own name. */
export const LANGUAGE_NAMES = { en: 'English', de: 'Deutsch', fr: 'Français' } as const;
export type Language = keyof typeof LANGUAGE_NAMES;

export const LANGUAGES = Object.keys(LANGUAGE_NAMES) as readonly Language[];

/** The languages in which a table says something. */
export const languagesOf = <Tongue extends Language>(
  table: {
    readonly [Each in Tongue]?: unknown;
  },
): readonly Tongue[] => LANGUAGES.filter((each): each is Tongue => each in table);

export const isLanguage = (text: string): text is Language => LANGUAGES.includes(text as Language);

/** A word of a game, with the paragraph that explains it. */
export interface Term {
  readonly name: string;
  /** The forms of the term in sentences, where they are not the name itself. */
  readonly forms: readonly string[];
  readonly meaning: string;
  readonly rule: string;
}

/**
 * Parts in a row, the last two joined by the word that a language has for it. `Intl.ListFormat` says the same, but the first `Intl` of a
 * page takes a cheap phone longer than drawing it.
 */
export const joined = (parts: readonly string[], and: string, beforeAnd = ''): string => {
  const rest = parts.slice(0, -1);
  const last = parts.at(-1) ?? '';
  if (rest.length === 0) return last;
  return `${rest.join(', ')}${rest.length > 1 ? beforeAnd : ''} ${and} ${last}`;
};

/** The words of a text, in small letters and without signs; where a word may be broken, it is one still. */
export const wordsIn = (text: string): readonly string[] =>
  text
    .replaceAll('\u00ad', '')
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .filter(Boolean);

/** One paragraph of a rules reference: a title and its sentences, grouped into blocks. */
export interface RuleText {
  readonly title: string;
  readonly blocks: readonly string[];
  /** Advice of the books, not a rule. */
  readonly advice?: string;
  /** In the glossary alone, by the alphabet. */
  readonly terms?: readonly Term[];
  /** A rule that holds everywhere, framed. */
  readonly isBoxed?: boolean;
}

/** All that a paragraph says, as plain lines. */
export const linesOf = ({ blocks, advice, terms = [] }: RuleText): readonly string[] => [
  ...blocks,
  ...(advice === undefined ? [] : [advice]),
  ...terms.map(({ name, meaning, rule }) => `${name} (${rule}) — ${meaning}`),
];

/** A rules reference, by paragraph, in the book's order. */
export type RuleBook = Readonly<Record<string, RuleText>>;

/** For each member of a tagged union the function that handles it: complete by the compiler. */
export type ByTag<Union, Tag extends keyof Union, Answer, Extra extends readonly unknown[] = []> = {
  readonly [Key in Union[Tag] & string]: (member: Extract<Union, Record<Tag, Key>>, ...extra: Extra) => Answer;
};

/** Calls the handler of a member's tag. */
export const byTag = <
  Union extends Record<Tag, string>,
  Tag extends keyof Union,
  Answer,
  Extra extends readonly unknown[],
>(
  handlers: ByTag<Union, Tag, Answer, Extra>,
  tag: Tag,
  member: Union,
  ...extra: Extra
): Answer => {
  const handler = handlers[member[tag] as Union[Tag] & string] as (member: Union, ...extra: Extra) => Answer;
  return handler(member, ...extra);
};

/** With a capital at its beginning. */
export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** The words around the rules in English; their shape is the contract for every other language. */
export const en = {
  title: (game: string) => `Rules of ${game}`,
  contents: 'Contents',
  search: 'Search the rules',
  found: (count: number) => (count === 1 ? '1 paragraph' : `${count} paragraphs`),
  nothing: 'No paragraph contains these words.',
  link: (paragraph: string) => `Link to ${paragraph}`,
  /** Leads to the paragraph about a word. */
  explained: 'What explains it',
  glossary: 'Glossary',
  whole: 'All the rules on one page',
};

export type RulesTexts = typeof en;

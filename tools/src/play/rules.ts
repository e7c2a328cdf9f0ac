import { linesOf, type RuleText } from '@ankerplatz/kit';
import type { Paint } from '../boards/board.ts';
import { toLeft, WIDTH, wrap } from '../boards/layout.ts';
import type { PlaySession } from './play-session.ts';

const plain = (paragraph: string): string => paragraph.replace(/^[§#]/, '').toLowerCase();

const listLines = (rules: Readonly<Record<string, RuleText>>): string[] => {
  const width = Math.max(...Object.keys(rules).map(paragraph => paragraph.length)) + 2;
  return Object.entries(rules).flatMap(([paragraph, { title }]) =>
    wrap(`${toLeft(paragraph, width).replaceAll(' ', '\u00a0')}${title}`, WIDTH - 2, ' '.repeat(width)).map(
      line => `  ${line}`,
    ),
  );
};

const paragraphLines = (paragraph: string, text: RuleText, { bold }: Paint): string[] => [
  bold(`${paragraph}  ${text.title}`),
  ...linesOf(text).flatMap(line => wrap(line, WIDTH - 2).map(part => `  ${part}`)),
];

/** A paragraph of the rules, or the list of them all. */
export const rulesLines = async ({ terminal, words, says }: PlaySession, asked: string): Promise<string[]> => {
  const rules = await words.rules();
  if (asked === '') return [says.rulesHead, ...listLines(rules)];
  const paragraph = Object.keys(rules).find(name => plain(name) === plain(asked));
  return paragraph === undefined
    ? wrap(says.noSuchRule(asked))
    : paragraphLines(paragraph, rules[paragraph]!, terminal.paint);
};

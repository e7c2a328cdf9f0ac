import { commentsOf, type Tree } from '../imports/sources.ts';

const RULES: readonly (readonly [fault: RegExp, rule: string])[] = [
  [
    /^(?:Who|Whoever|Somebody|Nobody|Everybody|Others|It|They|There|Here|What|Which|Nothing|Never|Not|Also|Otherwise|Unless)\b/,
    'begin with a noun of the code',
  ],
  [/\b(?:he|his|him)\b/i, 'people are "they"'],
];

/** A sentence for every comment that begins without naming its subject, or speaks of a person as of a man. */
export const vagueComments = (tree: Tree): string[] =>
  [...tree]
    .filter(([path]) => /\.tsx?$/.test(path))
    .flatMap(([path, text]) =>
      commentsOf(text).flatMap(comment =>
        RULES.filter(([fault]) => fault.test(comment)).map(([, rule]) => `${path}: "${comment}": ${rule}`),
      ),
    );

import { beforeAll, describe, test } from 'vitest';
import type { Game } from './game.ts';
import { CHECKS } from './testing/checks.ts';
import { type Conformance, type Subject, subjectOf } from './testing/subject.ts';

export type { Conformance } from './testing/subject.ts';

/** The suite every game must pass, over every kind of table. */
export const conformance = (game: Game, options: Conformance): void => {
  describe.each(game.kinds.map(kind => [JSON.stringify(kind), kind] as const))(`${game.id} %s`, (_, kind) => {
    let subject: Subject;
    beforeAll(async () => {
      subject = await subjectOf(game, kind, options);
    });
    for (const [name, check] of Object.entries(CHECKS)) test(name, () => check(subject));
  });
};

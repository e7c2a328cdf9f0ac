import { beforeAll, describe, test } from 'vitest';
import type { Game, SetupWish } from './game.ts';
import { CHECKS } from './testing/checks.ts';
import { type Conformance, type Subject, subjectOf } from './testing/subject.ts';
import { versionsOf } from './versions.ts';

export type { Conformance } from './testing/subject.ts';

/** The suite every game must pass, by every version of its rules, over every kind of table. */
export const conformance = (newest: Game, options: Conformance): void => {
  const kinds = versionsOf(newest).flatMap(game => game.kinds.map(kind => [titleOf(game, kind), game, kind] as const));
  describe.each(kinds)('%s', (_, game, kind) => {
    let subject: Subject;
    beforeAll(async () => {
      subject = await subjectOf(game, kind, options, newest);
    });
    for (const [name, check] of Object.entries(CHECKS)) test(name, () => check(subject));
  });
};

const titleOf = ({ id, version }: Game, kind: SetupWish): string => `${id} ${version} ${JSON.stringify(kind)}`;

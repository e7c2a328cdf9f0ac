import type { GameId } from '@ankerplatz/registry';
import { nauticusView } from './nauticus.ts';
import { nautilusView } from './nautilus.ts';
import { DRAFT, ref, type Schema } from './schema.ts';

/** The schema of the views of every game that describes them: a new game is a new line here. */
export const VIEWS = { nauticus: nauticusView, nautilus: nautilusView } as const satisfies Readonly<
  Partial<Record<GameId, Schema>>
>;

export type DescribedGameId = keyof typeof VIEWS;
export const DESCRIBED = Object.keys(VIEWS) as readonly DescribedGameId[];

/** A view of any game. */
export const anyView: Schema = {
  $schema: DRAFT,
  $id: 'urn:ankerplatz:view',
  title: 'A view of any game',
  oneOf: DESCRIBED.map(ref),
  $defs: VIEWS,
};

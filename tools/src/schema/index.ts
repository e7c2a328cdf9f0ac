import type { GameId } from '@ankerplatz/registry';
import { nauticusView } from './nauticus.ts';
import { nautilusView } from './nautilus.ts';
import { DRAFT, ref, type Schema } from './schema.ts';

/** The schema of the views of each game: a new game is a new line here. */
export const VIEWS: Readonly<Record<GameId, Schema>> = { nauticus: nauticusView, nautilus: nautilusView };

/** A view of any game. */
export const anyView: Schema = {
  $schema: DRAFT,
  $id: 'urn:ankerplatz:view',
  title: 'A view of any game',
  oneOf: Object.keys(VIEWS).map(ref),
  $defs: VIEWS,
};

import type { Game, Position, View } from './game.ts';
import { err, ok, type Result } from './result.ts';

/** All versions of the rules of a game, the newest first. */
export const versionsOf = <P extends Position>(game: Game<P>): readonly Game<P>[] => [game, ...game.older];

/** The game by the rules of a version, or a sentence that says which versions there are. */
export const atVersion = <P extends Position>(game: Game<P>, version: number): Result<Game<P>, string> => {
  const found = versionsOf(game).find(each => each.version === version);
  if (found) return ok(found);
  const known = versionsOf(game).map(each => each.version);
  return err(
    `this program does not know version ${version} of the rules of ${game.id}, only ${known.reverse().join(' and ')}`,
  );
};

/** The version of the rules by which a view was made. */
export const rulesOf = ({ rules }: Pick<View, 'rules'>): number => rules ?? 1;

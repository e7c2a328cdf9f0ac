import type { Action, Bonus, Reward, Tile } from '../types.ts';

/** The names of things on boards and terminal: as inside a sentence, tiles without their article. */
export interface NauticusNames {
  readonly tiles: Readonly<Record<Tile, string>>;
  readonly actions: Readonly<Record<Action, string>>;
  readonly bonuses: Readonly<Record<Bonus, string>>;
  readonly rewards: Readonly<Record<Reward, string>>;
}

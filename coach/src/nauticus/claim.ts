import type { NauticusEvent } from '@ankerplatz/nauticus';

type Tile = Extract<NauticusEvent, { type: 'bonusTile' }>['tile'];
type Action = Extract<NauticusEvent, { type: 'extraBegan' }>['action'];
type Reward = Extract<NauticusEvent, { type: 'rewarded' }>['reward'];

/** A claim about a turn of Nauticus, in figures that the rules bear out. Ships are counted from 1. */
export type NauticusClaim =
  /** Points at the end of the game, and as many rewards as parts. */
  | { readonly type: 'finish'; readonly ship: number; readonly size: number; readonly points: number }
  /** Points at the end that all goods delivered so far then bring more. */
  | { readonly type: 'deliver'; readonly ship: number; readonly goods: number; readonly points: number }
  | { readonly type: 'crowns'; readonly points: number }
  /** Points that the pass tile would have cost at the end of the round. */
  | { readonly type: 'pass'; readonly saved: number }
  | { readonly type: 'money'; readonly taler: number }
  /** Tiles put onto a ship, which they may start, and what it still needs to be finished as small as it can be. */
  | {
      readonly type: 'build';
      readonly ship: number;
      readonly isNew: boolean;
      readonly tiles: number;
      readonly hull: number;
      readonly masts: number;
      readonly sails: number;
    }
  /** Goods put onto a ship, and how many more fit on its parts. */
  | { readonly type: 'cargo'; readonly ship: number; readonly goods: number; readonly room: number }
  | { readonly type: 'store'; readonly tiles: readonly Tile[] }
  | { readonly type: 'reward'; readonly rewards: readonly Reward[] }
  | { readonly type: 'extra'; readonly action: Action }
  | {
      readonly type: 'bonus';
      readonly workers: number;
      readonly points: number;
      readonly taler: number;
      readonly tile: Tile | null;
    }
  /** Blue workers of the action that is chosen. */
  | { readonly type: 'blue'; readonly blue: number }
  /** Workers and taler left after the turn. */
  | { readonly type: 'left'; readonly workers: number; readonly taler: number };

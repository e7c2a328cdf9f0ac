import { type NauticusNames, type PlayerState, type Tile, types } from '@ankerplatz/nauticus';
import type { JSX } from 'preact';
import { TilePicture } from '../art/TilePicture.tsx';
import type { ZoneTexts } from '../text/zones.ts';
import { stacksOf } from './supply.ts';
import './stacks.css';

export interface StacksProps {
  /** Indexable by seat. */
  readonly players: readonly PlayerState[];
  readonly texts: ZoneTexts;
  readonly names: NauticusNames;
}

const ROWS: Readonly<Record<types.PaidAction, readonly Tile[]>> = {
  hulls: types.HULLS,
  masts: types.CRESTS.map((crest): Tile => `mast:${crest}`),
  sails: types.CRESTS.map((crest): Tile => `sail:${crest}`),
  goods: types.GOODS,
};

/** How many of each tile are left. */
export function Stacks({ players, texts, names }: StacksProps): JSX.Element {
  const left = stacksOf(players);
  return (
    <div class="supply-stacks">
      {types.PAID_ACTIONS.map(row => (
        <ul key={row} aria-label={texts[row]}>
          {ROWS[row].map(tile => (
            <li key={tile} class={left[tile] === 0 ? 'is-gone' : ''} data-hint={`tile ${tile}`}>
              <span class="supply-tile">
                <TilePicture tile={tile} />
              </span>
              <span class="hidden-text">{texts.left(names.tiles[tile], left[tile])}</span>
              <span class="supply-count figures" aria-hidden="true">
                {left[tile]}
              </span>
            </li>
          ))}
        </ul>
      ))}
    </div>
  );
}

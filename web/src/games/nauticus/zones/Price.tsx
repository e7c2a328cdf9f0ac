import type { ItemFacts, Tile } from '@ankerplatz/nauticus';
import { memo } from '../../../ui/memo.ts';
import { TilePicture } from '../art/TilePicture.tsx';
import './price.css';

export interface PriceProps {
  readonly tile: Tile;
  readonly price: number;
  readonly isGone: boolean;
  /** A ship of one's own could take it now. */
  readonly isWanted: boolean;
}

/** An item as it is shown: little of that changes from one decision to the next. */
export const pricedAs = ({ tile, price, left, ships }: ItemFacts): PriceProps => ({
  tile,
  price,
  isGone: left === 0,
  isWanted: ships.length > 0,
});

/** An item of a blue tile with its price; 0 is marked with the corner of the storage, where it has to go. */
export const Price = memo(({ tile, price, isGone, isWanted }: PriceProps) => {
  const look = ['price', price === 0 ? 'is-free' : '', isGone ? 'is-gone' : '', isWanted ? 'is-wanted' : ''];
  return (
    <span class={look.join(' ')} aria-hidden="true">
      <span class="price-tile">
        <TilePicture tile={tile} />
      </span>
      <span class="price-figure figures">{isGone ? '–' : price}</span>
    </span>
  );
});

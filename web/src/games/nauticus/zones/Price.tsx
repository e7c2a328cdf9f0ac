import type { ItemFacts } from '@ankerplatz/nauticus';
import { memo } from '../../../ui/memo.ts';
import { TilePicture } from '../art/TilePicture.tsx';
import './price.css';

/** An item of a blue tile with its price; 0 is marked with the corner of the storage, where it has to go. */
export const Price = memo(({ item }: { readonly item: ItemFacts }) => {
  const { tile, price, left, ships } = item;
  const look = ['price', price === 0 ? 'is-free' : '', left === 0 ? 'is-gone' : '', ships.length ? 'is-wanted' : ''];
  return (
    <span class={look.join(' ')} aria-hidden="true">
      <span class="price-tile">
        <TilePicture tile={tile} />
      </span>
      <span class="price-figure figures">{left === 0 ? '–' : price}</span>
    </span>
  );
});

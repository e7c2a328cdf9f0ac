import type { JSX } from 'preact';
import './slipway-picture.css';

const RIBS = [92, 122, 152, 182, 212, 242, 272, 302];

/** A ship on the slip as a yard draws it: what stands in ink, what is still to come in dashes. */
export function SlipwayPicture(): JSX.Element {
  return (
    <svg class="slipway-picture" viewBox="0 0 400 300" aria-hidden="true" focusable="false">
      <path
        class="slipway-picture-hull"
        d="M48 196c14 4 26 4 38 0h232c14 0 26-6 40-16-4 40-24 66-60 66H112c-36 0-56-18-64-50z"
      />
      <path class="slipway-picture-fine" d="M58 214h286M72 232h256" />
      {RIBS.map(x => (
        <path key={x} class="slipway-picture-fine" d={`M${x} 197v${x > 280 ? 44 : 49}`} />
      ))}
      <path class="slipway-picture-spar" d="M146 196V54M142 196V50h8v146M358 180l32-26" />
      <path class="slipway-picture-dash" d="M250 196V46M258 196V46" />
      <path class="slipway-picture-sail" d="M104 84c26 8 60 8 86 0 5 22 5 44 0 66-26-8-60-8-86 0 5-22 5-44 0-66z" />
      <path class="slipway-picture-fine" d="M100 82h94M100 152h94" />
      <path class="slipway-picture-dash" d="M212 78c24 8 60 8 84 0 5 22 5 46 0 68-24-8-60-8-84 0 5-22 5-46 0-68z" />
      <path class="slipway-picture-flag" d="M150 50c10-6 18 6 30 0v14c-12 6-20-6-30 0z" />
      <path
        class="slipway-picture-star"
        d="M147 100l4.7 10.3 11.3 1.3-8.4 7.6 2.3 11.1-9.9-5.6-9.9 5.6 2.3-11.1-8.4-7.6 11.3-1.3z"
      />
      <path class="slipway-picture-fine" d="M48 268h310M48 262v12M358 262v12M56 264l-8 4 8 4M350 264l8 4-8 4" />
      <path class="slipway-picture-wood" d="M30 254h344M70 254l10-8M130 254l6-8M270 254l-6-8M330 254l-16-10" />
      <path class="slipway-picture-fine" d="M24 46v150M18 46h12M18 196h12M20 54l4-8 4 8M20 188l4 8 4-8" />
    </svg>
  );
}

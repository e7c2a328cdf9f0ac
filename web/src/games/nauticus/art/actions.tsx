import { type Action, GOODS } from '@ankerplatz/nauticus';
import { memo } from '../../../ui/memo.ts';
import { Drawing, Paths, type Strokes } from '../../art/Drawing.tsx';
import { CREST_STROKES } from './crests.tsx';
import { GOOD_STROKES } from './goods.tsx';

type Drawn = Exclude<Action, 'goods' | 'crowns'>;

/** Signs are drawn on 48 by 48. */
const ACTION_STROKES: Readonly<Record<Drawn, Strokes>> = {
  hulls: [
    ['spar', 'M9 17-1 12'],
    ['wood', 'M3 16H17L21 22H31V13H46L44 26C42 36 37 41 30 41H20C11 39 6 29 3 16Z'],
    ['plank', 'M7.3 29H43.3C40.9 37 36.3 41 30 41H20C14.3 39.7 10.3 35.3 7.3 29Z'],
    ['fine', 'M5.1 23.6H44.4'],
    ['glass', 'M35 16.4H41V20.4H35Z'],
  ],
  masts: [
    ['wood', 'M28 45.6 28.8 2.6H31.2L32 45.6Z'],
    ['tint', 'M28.8 3.4C21 .6 14 6.4 5 3.4V17.4C14 20.4 21 14.6 28.8 17.4Z'],
    ['wood', 'M14 25H46V28.6H14Z'],
    ['fine', 'M15 28.6 28 45M45 28.6 32 45'],
  ],
  sails: [
    ['canvas', 'M9 8H39C33 19 33 30 39 43 28 37.6 17 37.6 5 43.6 1.6 30 2.4 18 9 8Z'],
    ['tint', 'M3.9 19H34.9C34.4 22.6 34.3 26.4 34.8 30.2 24 27.4 14 27.6 3 30.4 2.5 26.4 2.8 22.4 3.9 19Z'],
    ['wood', 'M4 4H44V8.4H4Z'],
    ['fine', 'M18 8.4C14 18.4 13.6 29 15.6 39M29.6 8.4C25 18.4 25 29 27.6 39'],
  ],
  transport: [
    ['wood', 'M8 46V6H12.4V46Z'],
    ['wood', 'M4 6H44V10H4Z'],
    ['line', 'M12.4 22 24 10M36 10V19M30 25 36 19 42 25'],
    ['wood', 'M25 25H46V43H25Z'],
    ['fine', 'M25 29.4H46M25 38.6H46M29 29.4 42 38.6M42 29.4 29 38.6'],
    ['line', 'M3 46H18'],
  ],
  money: [
    ['brass', 'M3 36H25V41.6C25 47 3 47 3 41.6ZM3 29H25V34.6C25 40 3 40 3 34.6ZM3 22H25V27.6C25 33 3 33 3 27.6Z'],
    ['brass', 'M3 22C3 17.4 25 17.4 25 22S3 26.6 3 22Z'],
    ['brass', 'M19 16A13.4 13.4 0 1 1 45.8 16 13.4 13.4 0 1 1 19 16Z'],
    ['fine', 'M22.6 16A9.8 9.8 0 1 1 42.2 16 9.8 9.8 0 1 1 22.6 16Z'],
    ['line', 'M27.6 11.4H37.2M32.4 11.4V21.4'],
  ],
  deliver: [
    ['wood', 'M1 29H9L11 32H18V28H26L25 34C24 40 21 43 17 43H11C6 42 3 36 1 29Z'],
    ['wood', 'M31 20H46V33H31Z'],
    ['fine', 'M34 23.4 43 29.6M43 23.4 34 29.6'],
    ['stone', 'M29 33H48V46H29Z'],
    ['fine', 'M29 39.4H48M38 33V39.4M34 39.4V46M43 39.4V46'],
    ['tint', 'M9 24C9 10 18 3.4 28 5.6L28.8.8 42 9.4 27.4 16.8 28.2 12C21.4 10.6 15.6 14.4 15.6 24Z'],
  ],
};

const GOODS_PLACES = {
  coffee: 'translate(1 1) scale(.92)',
  grain: 'translate(25 1) scale(.92)',
  salt: 'translate(1 25) scale(.92)',
  fish: 'translate(25 25) scale(.92)',
} as const;

function GoodsAction() {
  return (
    <svg class="art" viewBox="0 0 48 48" aria-hidden="true">
      {GOODS.map(good => (
        <g key={good} class={`good--${good}`} transform={GOODS_PLACES[good]}>
          <Paths strokes={GOOD_STROKES[good]} />
        </g>
      ))}
    </svg>
  );
}

const CROWN_RAYS = 'M24 2.4V7M9 5.4 11.4 9.4M39 5.4 36.6 9.4';

function CrownsAction() {
  return (
    <svg class="art crest--crown" viewBox="0 0 48 48" aria-hidden="true">
      <path class="bold" d={CROWN_RAYS} />
      <g transform="translate(4.8 8) scale(1.6)">
        <Paths strokes={CREST_STROKES.crown} />
      </g>
    </svg>
  );
}

/** The sign of an action. */
export const ActionSign = memo(({ action }: { readonly action: Action }) => {
  if (action === 'goods') return <GoodsAction />;
  if (action === 'crowns') return <CrownsAction />;
  return <Drawing strokes={ACTION_STROKES[action]} box="0 0 48 48" look="any-crest" />;
});

import { crestOf, isGood, isHull, isSail, type Tile, type types } from '@ankerplatz/nauticus';
import type { ComponentChildren } from 'preact';
import { memo } from '../../../ui/memo.ts';
import { Paths } from '../../art/Drawing.tsx';
import { CREST_STROKES } from './crests.tsx';
import { GoodSign } from './goods.tsx';
import {
  END,
  FLAG,
  FLAG_CREST,
  HULL_STROKES,
  MAST_STROKES,
  PART,
  SAIL,
  SAIL_CREST,
  SAIL_SEAMS,
  SMALL_FLAG,
  SMALL_FLAG_CREST,
  SMALL_POLE,
} from './hulls.ts';

type Crest = types.Crest;
type Hull = types.Hull;

interface CrestAtProps {
  readonly crest: Crest;
  readonly at: readonly [left: number, top: number, width: number];
}

/** A crest inside a larger drawing. */
function CrestAt({ crest, at: [left, top, width] }: CrestAtProps) {
  return (
    <g class={`crest--${crest}`} transform={`translate(${left} ${top}) scale(${(width / 24).toFixed(3)})`}>
      <Paths strokes={CREST_STROKES[crest]} />
    </g>
  );
}

/** Pieces of a ship in the measures of hulls.ts, to be put into its drawing. */
export const Mast = memo(({ crest }: { readonly crest: Crest }) => {
  return (
    <g class="mast">
      <Paths strokes={MAST_STROKES} />
      <path class={`flag crest--${crest}`} d={FLAG} />
      <g class="on-flag">
        <CrestAt crest={crest} at={FLAG_CREST} />
      </g>
    </g>
  );
});

export const Sail = memo(({ crest }: { readonly crest: Crest }) => {
  return (
    <g class="sail">
      <path class="canvas" d={SAIL} />
      <path class="fine" d={SAIL_SEAMS} />
      <CrestAt crest={crest} at={SAIL_CREST} />
    </g>
  );
});

export function HullPart({ part }: { readonly part: Hull }) {
  return <Paths strokes={HULL_STROKES[part]} />;
}

/** The part of a ship's drawing that a tile shows. */
const HULL_BOX = `${-END} -24 ${PART + END} 52`;
const SAIL_BOX = '-3 -60 50 54';
const TALL_BOX = '-1 -86 47 92';
const YARD = 'M2-58H46V-55H2Z';

/** A mast as a small tile: its flag is what counts. */
function SmallMast({ crest }: { readonly crest: Crest }) {
  return (
    <Picture box="0 0 24 24">
      <path class="wood" d={SMALL_POLE} />
      <path class={`flag crest--${crest}`} d={SMALL_FLAG} />
      <g class="on-flag">
        <CrestAt crest={crest} at={SMALL_FLAG_CREST} />
      </g>
    </Picture>
  );
}

function Picture({ box, children }: { readonly box: string; readonly children: ComponentChildren }) {
  return (
    <svg class="art" viewBox={box} aria-hidden="true">
      {children}
    </svg>
  );
}

interface TilePictureProps {
  readonly tile: Tile;
  /** A mast in full, twice as high as wide. */
  readonly isTall?: boolean;
}

/** The picture of any tile. */
export const TilePicture = memo(({ tile, isTall = false }: TilePictureProps) => {
  if (isGood(tile)) return <GoodSign good={tile} />;
  if (isHull(tile))
    return (
      <Picture box={HULL_BOX}>
        <HullPart part={tile} />
      </Picture>
    );
  if (isSail(tile))
    return (
      <Picture box={SAIL_BOX}>
        <Sail crest={crestOf(tile)} />
        <path class="wood" d={YARD} />
      </Picture>
    );
  if (!isTall) return <SmallMast crest={crestOf(tile)} />;
  return (
    <Picture box={TALL_BOX}>
      <Mast crest={crestOf(tile)} />
    </Picture>
  );
});

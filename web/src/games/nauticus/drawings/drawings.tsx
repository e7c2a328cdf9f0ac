import type { Language } from '@ankerplatz/kit';
import { ACTIONS, type ShipState, type Tile, tables, type types } from '@ankerplatz/nauticus';
import type { ComponentType, JSX } from 'preact';
import { loadTexts } from '../../../text/catalogue.ts';
import { drawnBy, type ExamplesIn } from '../../art/Examples.tsx';
import { ActionSign } from '../art/actions.tsx';
import { BonusSign } from '../art/bonuses.tsx';
import { CrestSign } from '../art/crests.tsx';
import { GoodSign } from '../art/goods.tsx';
import { AnchorTile, BlueWorker, ExtraSign, Worker } from '../art/signs.tsx';
import { TilePicture } from '../art/TilePicture.tsx';
import type { DrawingTexts } from '../text/drawings.en.ts';
import { GROUND } from '../zones/chart.tsx';
import { ShipPicture } from '../zones/Ship.tsx';
import { Wheel } from '../zones/Wheel.tsx';
import './drawings.css';
import '../zones/purse.css';
import '../zones/ring.css';

const ship = (hull: readonly types.Hull[], rest: Partial<ShipState> = {}): JSX.Element => (
  <span class="drawing-ship">
    <ShipPicture ship={{ hull, masts: [], sails: [], goods: [], ...rest }} />
  </span>
);

const tile = (which: Tile, isTall = false): JSX.Element => (
  <span class={isTall ? 'drawing-tile is-tall' : 'drawing-tile'}>
    <TilePicture tile={which} isTall={isTall} />
  </span>
);

const sign = (picture: JSX.Element): JSX.Element => <span class="drawing-sign">{picture}</span>;

const tiles = (which: readonly Tile[]): JSX.Element => (
  <span class="drawing-row">
    {which.map(each => (
      <TilePicture key={each} tile={each} />
    ))}
  </span>
);

/** Where on the ring a space's tile and its anchor tile lie, and how large they are. */
const TILES = { radius: 145, size: 62 };
const ANCHOR_TILES = { radius: 178, size: 44 };

const onRing = (space: number, { radius, size }: typeof TILES, picture: JSX.Element): JSX.Element => {
  const angle = (space / tables.SPACES) * 2 * Math.PI;
  const [x, y] = [radius * Math.sin(angle), -radius * Math.cos(angle)].map(middle => middle - size / 2);
  return (
    <svg key={`${radius} ${space}`} x={x} y={y} width={size} height={size} aria-hidden="true">
      {picture}
    </svg>
  );
};

interface RingMarks {
  /** The space that the wheel's anchor points at. */
  readonly wheel: number;
  /** The space with the anchor tile. */
  readonly marked?: number;
}

/** The ring with its tiles as they may lie. */
const ring = ({ wheel, marked }: RingMarks): JSX.Element => (
  <svg class="art drawing-ring" viewBox="-205 -205 410 410" aria-hidden="true">
    {GROUND}
    <Wheel anchor={wheel} sectors={tables.LAYOUT.wheel} />
    {ACTIONS.map((action, space) => onRing(space, TILES, <ActionSign action={action} />))}
    {marked !== undefined && onRing(marked, ANCHOR_TILES, <AnchorTile />)}
  </svg>
);

const passTiles = (turned: number): JSX.Element => (
  <span class="pass-tiles">
    {tables.PASS_TILES.map((number, i) => (
      <span key={number} class={i < turned ? 'pass-tile is-turned' : 'pass-tile'}>
        <span class="pass-face">−{number}</span>
        <span class="pass-face pass-crown">
          <CrestSign crest="crown" />
        </span>
      </span>
    ))}
  </span>
);

/** Points lost at the end of a round after so many passes. */
const lostAfter = (turned: number): number => tables.PASS_TILES.slice(turned).reduce((sum, number) => sum + number, 0);

/** Indexable by size. */
const HULLS: readonly (readonly types.Hull[])[] = [
  [],
  ['single'],
  ['bow', 'stern'],
  ['bow', 'middle', 'stern'],
  ['bow', 'middle', 'middle', 'stern'],
];

const CRESTS = ['star', 'anchor', 'whale', 'helm'] as const;
const WHALES = { masts: ['whale', 'whale', 'crown'], sails: ['whale', 'crown', 'whale'] } as const;

/** The examples of each paragraph that has some, drawn with the pieces of the board. */
const EXAMPLES: ExamplesIn<DrawingTexts> = {
  '§short': texts => [
    { picture: ring({ wheel: 0 }), caption: texts.ring },
    { picture: ship(HULLS[3]!, { ...WHALES, goods: ['fish', 'salt', 'coffee'] }), caption: texts.aim },
  ],
  '§setup': texts => [{ picture: ring({ wheel: 0 }), caption: texts.ring }],
  '§golden': texts => [
    { picture: tile('mast:whale', true), caption: texts.twoFields },
    { picture: tiles(['sail:star', 'bow', 'fish']), caption: texts.oneField },
  ],
  '§1': () => [
    {
      picture: (
        <span class="drawing-row">
          {tables.LAYOUT.bonuses.map(bonus => (
            <BonusSign key={bonus} bonus={bonus} />
          ))}
        </span>
      ),
      caption: '',
    },
  ],
  '§2': texts => [
    { picture: ring({ wheel: 0 }), caption: texts.wheel },
    { picture: sign(<BlueWorker />), caption: texts.blue },
    { picture: sign(<Worker />), caption: texts.own },
  ],
  '§3.2.1': texts => [
    ...tables.LAYOUT.items.goods.map((good, place) => ({
      picture: tile(good),
      caption: texts.price(tables.LAYOUT.prices[2]![place]!),
    })),
    { picture: tile('coffee'), caption: texts.further(tables.FURTHER_PRICE) },
  ],
  '§3.2.1.1': texts => [
    ...[1, 2, 3, 4].map(size => ({
      picture: ship(HULLS[size]!),
      caption: texts.size(size, tables.SHIP_POINTS[size]!),
    })),
    { picture: ship(['middle']), caption: texts.open },
  ],
  '§3.2.1.2': texts => [
    { picture: tiles(CRESTS.map(crest => `mast:${crest}` as const)), caption: texts.forSale },
    { picture: tile('mast:crown'), caption: texts.joker },
    { picture: ship(['bow', 'stern'], { masts: ['anchor'] }), caption: texts.crest },
  ],
  '§3.2.1.3': texts => [
    { picture: tiles(CRESTS.map(crest => `sail:${crest}` as const)), caption: texts.forSale },
    { picture: tile('sail:crown'), caption: texts.joker },
    { picture: ship(['bow', 'stern'], { masts: ['anchor', 'crown'], sails: ['anchor'] }), caption: texts.anchors },
  ],
  '§3.2.1.4': texts => [{ picture: ship(['bow', 'middle'], { goods: ['grain', 'fish'] }), caption: texts.loading }],
  '§3.2.2.1': texts => [
    { picture: tile('mast:whale', true), caption: texts.stored },
    { picture: ship(['bow', 'stern'], { masts: ['whale'] }), caption: texts.onShip },
  ],
  '§3.2.2.3': texts => [
    { picture: ship(HULLS[3]!, { ...WHALES, goods: ['fish', 'salt', 'coffee'] }), caption: texts.loaded },
    { picture: ship(HULLS[3]!, { ...WHALES, goods: ['fish', 'salt'] }), caption: texts.unloaded },
  ],
  '§3.3': texts =>
    [0, 1, 2, 3].map(turned => ({ picture: passTiles(turned), caption: texts.passes(lostAfter(turned)) })),
  '§4': texts => [{ picture: ship(HULLS[3]!, WHALES), caption: texts.rewards(3) }],
  '§5': texts => [{ picture: sign(<ExtraSign />), caption: texts.extra }],
  '§6': texts => [{ picture: ring({ wheel: 0, marked: 3 }), caption: texts.marked }],
  '§round': texts => [{ picture: ring({ wheel: 3 }), caption: texts.turned }],
  '§end': texts =>
    [1, 2, 3, 4, 5].map(count => ({
      picture: (
        <span class="drawing-row is-small">
          {Array.from({ length: count }, (_, place) => (
            <GoodSign key={place} good="fish" />
          ))}
        </span>
      ),
      caption: texts.goods(count, tables.GOODS_POINTS[count]!),
    })),
};

const TEXT_FILES = import.meta.glob<Record<string, DrawingTexts>>('../text/drawings.??.ts');

/** By paragraph: its drawn examples. */
export const drawingsIn = async (language: Language): Promise<Readonly<Record<string, ComponentType>>> => {
  const texts = await loadTexts(TEXT_FILES, language);
  return drawnBy(EXAMPLES, texts);
};

import {
  type BoardState,
  type ByColour,
  COLOURS,
  type Colour,
  type NautilusNames,
  type Piece,
  type Sailor,
  type Spot,
  type Waters,
} from '@ankerplatz/nautilus';
import type { ComponentChild, JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { isSameData, memo } from '../../../ui/memo.ts';
import { SeatSign } from '../../../ui/SeatSign.tsx';
import { Ground } from '../art/Ground.tsx';
import { PieceBody } from '../art/marbles.tsx';
import { piecesOn } from '../spots.ts';
import type { ZoneTexts } from '../text/zones.ts';
import { Cursor } from './Cursor.tsx';
import {
  type Chart,
  marbleSize,
  markOf,
  nameAt,
  nearest,
  type Point,
  pointOf,
  REACH,
  spotsOf,
  standOf,
} from './geometry.ts';
import { useTaps } from './taps.ts';
import './ring.css';

/** A piece or a field that may be tapped. */
export interface Offer {
  /** Given back when it is tapped. */
  readonly id: string;
  /** The letter or number that its chip bears, too. */
  readonly mark: string;
  readonly at: Piece | Spot;
  /** In words: "your no. 2, East 5". */
  readonly label: string;
  /** Impossible: it can be tapped to learn why. */
  readonly isHollow?: boolean;
}

/** A piece as it would stand. */
export interface Ghost {
  readonly piece: Piece;
  readonly at: Spot;
}

export interface RingProps {
  readonly pieces: BoardState;
  readonly waters: Waters;
  /** The colour whose harbour lies at the bottom. */
  readonly bottom: Colour;
  /** The names of the players, by colour. */
  readonly players: ByColour<string>;
  /** The players as these eyes call them: "you", "partner". */
  readonly roles: Readonly<Partial<Record<Colour, string>>>;
  /** The name of a piece: "your no. 2", "West’s no. 3". */
  readonly nameOf: (piece: Piece) => string;
  readonly names: Pick<NautilusNames, 'colours' | 'places'>;
  readonly offers: readonly Offer[];
  /** The piece that is lifted. */
  readonly picked: Piece | null;
  /** Sailors that made their part of a 5. */
  readonly moved: ReadonlySet<Sailor>;
  readonly ghosts: readonly Ghost[];
  /** Pieces that changed their place since one last looked. */
  readonly news: ReadonlySet<Piece>;
  /** The colour that a commander plays for its owner. */
  readonly commanded: Colour | null;
  readonly texts: ZoneTexts;
  /** Drawn on the board below the pieces. */
  readonly under?: (chart: Chart) => ComponentChild;
  readonly onPick: (id: string) => void;
  /** A tap on something that is not offered. */
  readonly onTouch?: (at: Piece | Spot) => void;
  /** A second board beside the first (before and after): quiet, without places for what travels. */
  readonly isPreview?: boolean;
  /** The board's name, where "Board" does not say enough. */
  readonly label?: string;
}

interface Stand {
  readonly piece: Piece;
  readonly at: Spot;
  readonly point: Point;
}

interface Marked extends Offer {
  /** Where a tap looks for it, and where its mark stands. */
  readonly point: Point;
  readonly markAt: Point;
  readonly isTarget: boolean;
}

const percent = (units: number): string => `${(((units + REACH) / (2 * REACH)) * 100).toFixed(2)}%`;
const placed = ({ x, y }: Point): JSX.CSSProperties => ({ left: percent(x), top: percent(y) });
const moveTo = ({ x, y }: Point): string => `translate(${x.toFixed(1)} ${y.toFixed(1)})`;

const markedOf = (offers: readonly Offer[], stands: readonly Stand[], chart: Chart): readonly Marked[] =>
  offers.map(offer => {
    const standing = stands.find(({ piece }) => piece === offer.at);
    const spot = standing?.at ?? (offer.at as Spot);
    const point = standing?.point ?? pointOf(spot, chart);
    const isCovered = standing !== undefined || stands.some(({ at }) => at === spot && !at.endsWith('home'));
    return {
      ...offer,
      point,
      markAt: isCovered ? markOf(spot, point, chart, marbleSize(chart)) : point,
      isTarget: standing === undefined,
    };
  });

/** The round board, seen from one's own side. */
export function Ring(props: RingProps): JSX.Element {
  const { pieces, waters, bottom, offers, commanded, isPreview = false, texts, onPick, onTouch } = props;
  const crew = pieces.sailors[bottom].length;
  const chart = useMemo((): Chart => ({ ...waters, bottom, crew }), [waters.ring, waters.mouths.join(), bottom, crew]);
  const ground = useMemo(() => <Ground chart={chart} hasPlaces={!isPreview} />, [chart, isPreview]);
  const stands = piecesOn(pieces).map(([piece, at]): Stand => ({ piece, at, point: standOf(piece, at, chart) }));
  const marked = markedOf(offers, stands, chart);
  const enter = (at: Spot): void => {
    const offer = marked.find(
      each => each.at === at || stands.some(stand => stand.at === at && stand.piece === each.at),
    );
    if (offer) onPick(offer.id);
  };
  const plate = useTaps((point, reach) => {
    const offer = nearest([...marked, ...marked.map(each => ({ ...each, point: each.markAt }))], point, reach);
    if (offer) return onPick(offer.id);
    const spots = spotsOf(chart).map(at => ({ at, point: pointOf(at, chart) }));
    const found = nearest(stands, point, reach)?.piece ?? nearest(spots, point, reach)?.at;
    if (found) onTouch?.(found);
  });
  return (
    <section class={`board ${isPreview ? 'is-preview' : ''}`} aria-label={props.label ?? texts.board}>
      <div ref={plate} class={commanded ? `board-plate is-commanded marble--${commanded}` : 'board-plate'}>
        <svg class="art board-ground" viewBox="-500 -500 1000 1000" aria-hidden="true">
          {ground}
          {props.under?.(chart)}
          <Pieces ring={props} chart={chart} stands={stands} marked={marked} />
        </svg>
        <Quarters chart={chart} players={props.players} roles={props.roles} names={props.names} />
        {!isPreview && (
          <Cursor
            chart={chart}
            stands={stands}
            nameOf={props.nameOf}
            places={props.names.places}
            texts={texts}
            onEnter={enter}
          />
        )}
        {marked.map(({ id, label, markAt, isHollow }) => (
          <button
            key={id}
            type="button"
            class="board-offer"
            style={placed(markAt)}
            aria-label={label}
            aria-disabled={isHollow === true}
            tabIndex={-1}
            onClick={event => event.detail === 0 && onPick(id)}
          />
        ))}
      </div>
    </section>
  );
}

interface QuartersProps extends Pick<RingProps, 'players' | 'roles' | 'names'> {
  readonly chart: Chart;
}

/** The names of the quarters, printed on the water, and who sits there. */
function Quarters({ chart, players, roles, names }: QuartersProps): JSX.Element[] {
  return COLOURS.map(colour => (
    <span
      key={colour}
      class="board-name"
      style={placed(nameAt(colour, chart))}
      data-hint={`quarter ${colour}`}
      aria-hidden="true"
    >
      <SeatSign seat={COLOURS.indexOf(colour)} size={20} />
      {roles[colour] && <b class="board-role">{roles[colour]}</b>}
      {names.colours[colour]}
      {!roles[colour] && <bdi>{players[colour]}</bdi>}
    </span>
  ));
}

interface PiecesProps {
  readonly ring: RingProps;
  readonly chart: Chart;
  readonly stands: readonly Stand[];
  readonly marked: readonly Marked[];
}

/** From back to front: targets, pieces, how they would stand, letters. */
function Pieces({ ring, chart, stands, marked }: PiecesProps): JSX.Element {
  const size = marbleSize(chart);
  return (
    <>
      {marked
        .filter(({ isTarget }) => isTarget)
        .map(({ id, point, isHollow }) => (
          <circle
            key={id}
            class={isHollow ? 'board-target is-hollow' : 'board-target is-offered'}
            cx={point.x}
            cy={point.y}
            r={size * 0.95}
          />
        ))}
      {stands.map(stand => (
        <PieceAt
          key={stand.piece}
          {...stand}
          size={size}
          look={lookOf(stand.piece, ring, marked.find(isOn(stand.piece)))}
          isPreview={ring.isPreview}
        />
      ))}
      {ring.ghosts.map(({ piece, at }) => (
        <g key={piece} class="board-ghost" transform={`${moveTo(standOf(piece, at, chart))} scale(${size / 12})`}>
          <PieceBody piece={piece} />
        </g>
      ))}
      {marked.map(({ id, mark, markAt, isHollow }) => (
        <g key={id} class={isHollow ? 'board-mark is-hollow' : 'board-mark'} transform={moveTo(markAt)}>
          <circle r="22" />
          <text>{mark}</text>
        </g>
      ))}
    </>
  );
}

const isOn =
  (piece: Piece) =>
  ({ at }: Offer): boolean =>
    at === piece;

const lookOf = (piece: Piece, { picked, news, moved }: RingProps, offer: Marked | undefined): string =>
  [
    'board-piece',
    offer && !offer.isHollow ? 'is-offered' : '',
    picked === piece ? 'is-picked' : '',
    news.has(piece) ? 'is-news' : '',
    piece !== 'moby' && moved.has(piece) ? 'is-moved' : '',
  ]
    .filter(Boolean)
    .join(' ');

interface PieceAtProps extends Stand {
  readonly size: number;
  readonly look: string;
  readonly isPreview: boolean | undefined;
}

const PieceAt = memo(
  ({ piece, point, size, look, isPreview }: PieceAtProps) => (
    <g class={look} transform={`${moveTo(point)} scale(${(size / 12).toFixed(3)})`}>
      <circle class="board-halo" r="14.5" />
      <g
        class="board-body"
        data-place={isPreview ? undefined : `piece-${piece}`}
        data-hint={isPreview ? undefined : `piece ${piece}`}
      >
        <PieceBody piece={piece} />
      </g>
    </g>
  ),
  isSameData,
);

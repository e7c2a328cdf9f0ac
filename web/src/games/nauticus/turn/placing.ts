import {
  fieldsTaken,
  isClosedShip,
  isFinishedShip,
  isGood,
  isMast,
  isSail,
  type NauticusView,
  type ShipState,
  type Tile,
  type TilePlace,
  tables,
} from '@ankerplatz/nauticus';
import type { BoardProps } from '../../../board/board.ts';
import { type Offered, offeredMoves, placingsOf } from '../offered-moves.ts';
import { decidingOf, seatOf, viewOf } from '../selectors.ts';
import type { DecidingTexts } from '../text/deciding.ts';
import type { Target } from '../zones/Dock.tsx';

/** The way in which a tile is acquired. */
export type Verb = 'buy' | 'load';

export interface Picked {
  readonly verb: Verb;
  readonly tile: Tile;
}

export interface PlacedTarget extends Target {
  readonly place: TilePlace;
}

/** The effect of a tile on a ship: told before the tap. */
const onShip = (tile: Tile, ship: ShipState, texts: DecidingTexts['turn']): string => {
  const parts = ship.hull.length;
  if (isFinishedShip(ship) && isSail(tile)) return texts.completes(parts);
  if (isMast(tile)) return texts.mast(ship.masts.length, parts);
  if (isSail(tile)) return texts.sail(ship.sails.length, parts);
  if (isGood(tile)) return texts.good(ship.goods.length, parts);
  return isClosedShip(ship) ? texts.closes(parts) : texts.grows(parts);
};

const labelOf = (
  { tile, place }: Offered<Verb>,
  before: NauticusView,
  after: NauticusView,
  props: BoardProps,
): string => {
  const { turn: texts } = decidingOf(props);
  const seat = seatOf(props);
  const [had, has] = [before.players[seat]!, after.players[seat]!];
  if (place === 'store')
    return texts.storage(fieldsTaken(had.storage), fieldsTaken(has.storage), tables.STORAGE_FIELDS);
  if (place === 'new') return texts.newShip(has.ships.length);
  return onShip(tile, has.ships[place - 1]!, texts);
};

/** Everywhere that a tile may go now, each tried out and told in words. */
export const targetsFor = (props: BoardProps, { verb, tile }: Picked): readonly PlacedTarget[] => {
  const { draft } = props;
  const before = viewOf(draft);
  return placingsOf(draft, verb, tile)
    .flatMap(placing => {
      const { text: move, place } = placing;
      const tried = draft.play(move);
      if (!tried.ok) return [];
      const after = viewOf(tried.value);
      const finishes = tried.value.steps.at(-1)!.events.some(({ type }) => type === 'shipFinished');
      return [{ move, tile, place, label: labelOf(placing, before, after, props), isStrong: finishes }];
    })
    .sort((a, b) => rankOf(a.place) - rankOf(b.place));
};

/** Ships first, then a new one, then storage. */
const rankOf = (place: TilePlace): number => {
  if (place === 'store') return 1000;
  return place === 'new' ? 999 : place;
};

/** Ships that may be delivered now. */
export const deliveries = ({ draft }: BoardProps): readonly number[] =>
  offeredMoves(draft, 'deliver').map(({ ship }) => ship);

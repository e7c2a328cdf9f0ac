import type { View } from '@ankerplatz/kit';
import {
  GOODS,
  type NauticusEvent,
  type NauticusView,
  type PlayerState,
  type ShipState,
  type Tile,
  type TurnState,
  type types,
} from '@ankerplatz/nauticus';

export type Bonus = types.Bonus;
export type Hull = types.Hull;
export type Crest = types.Crest;
export type Good = types.Good;
export type Ship = ShipState;
export type Dock = PlayerState;
export type Turn = TurnState;
export type Seen = NauticusView;
/** Where a tile goes. */
export type To = Extract<NauticusEvent, { type: 'bought' }>['to'];

export const isGood = (tile: Tile): tile is Good => GOODS.includes(tile as Good);

/** A view of Nauticus, with its types. */
export const seenOf = (view: View): Seen => view as unknown as Seen;

/** The seat that the picture is about. */
export const seatOf = ({ seat, turn, start }: Seen): number => turn?.seat ?? seat ?? start;

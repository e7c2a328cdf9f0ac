import type { View } from '@ankerplatz/kit';
import type { NauticusEvent, NauticusView, PlayerState, ShipState, TurnState, types } from '@ankerplatz/nauticus';

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

/** A view of Nauticus, with its types. */
export const seenOf = (view: View): Seen => view as unknown as Seen;

/** The seat that the picture is about. */
export const seatOf = ({ seat, turn, start }: Seen): number => turn?.seat ?? seat ?? start;

import { ORDERS } from '@ankerplatz/kit';
import { type Static, Type } from 'typebox';
import { Fields, Id, OrNull, Refusal } from '../common.ts';
import { Count, GameNumber, RequestId, SeatNumber, Text } from './fields.ts';

export const Moves = Fields(
  {
    number: GameNumber,
    asked: Type.Integer({ minimum: 0, maximum: 1_000_000, description: 'As in the view: what the moves answer.' }),
    moves: Type.Array(Text, { minItems: 1, maxItems: 64, description: 'All or nothing.' }),
    id: RequestId,
  },
  { examples: [{ number: 1, asked: 0, moves: ['take money'], id: 'my-first-move' }] },
);
export type Moves = Static<typeof Moves>;
export const Resignation = Fields(
  { number: GameNumber, id: RequestId },
  { examples: [{ number: 1, id: 'my-last-request' }] },
);
export type Resignation = Static<typeof Resignation>;
export const GameNamed = Fields({ number: GameNumber }, { examples: [{ number: 1 }] });
export type GameNamed = Static<typeof GameNamed>;

export const HandInBody = Fields(
  {
    number: GameNumber,
    moves: Type.Array(Text, { minItems: 1, maxItems: 64, description: 'Played when it is my turn, all or nothing.' }),
    id: RequestId,
  },
  { examples: [{ number: 1, moves: ['take money'], id: 'my-next-move' }] },
);
export type HandInBody = Static<typeof HandInBody>;

const OrderName = Type.Enum([...ORDERS]);
export const OrdersBody = Fields(
  {
    number: GameNumber,
    orders: Type.Array(OrderName, {
      maxItems: 3,
      description:
        'forced: pass where nothing else is possible; pass: pass until the end of the round; discard: discard while nothing can be used.',
    }),
  },
  { examples: [{ number: 1, orders: ['forced'] }] },
);
export type OrdersBody = Static<typeof OrdersBody>;
/** Orders and hand-ins of a seat, and their outcome. Known to that seat alone. */
export const SeatOrdersBody = Fields({
  table: Id,
  number: GameNumber,
  seat: SeatNumber,
  handIn: OrNull(Fields({ id: Type.String(), moves: Type.Array(Type.String()) })),
  available: Type.Array(OrderName, { description: 'The orders of this game.' }),
  orders: Type.Array(OrderName),
  told: Type.Array(
    Fields({
      what: Type.Enum(['hand-in', 'order']),
      order: Type.Optional(OrderName),
      moves: Type.Optional(Type.Array(Type.String())),
      version: Count,
      code: Type.String(),
      message: Type.String(),
      refusal: Type.Optional(Refusal),
    }),
    { description: 'Why something was not done, the last first.' },
  ),
});
export type SeatOrdersBody = Static<typeof SeatOrdersBody>;

/** The game and the version that the moves led to. */
export const Played = Fields({ number: GameNumber, version: Count });
export type Played = Static<typeof Played>;

import type { ReviewRoom, RoomShown } from '@ankerplatz/protocol';
import type { Invitation } from '../api.ts';
import { ask } from '../http.ts';

/** The secrets that open a finished game. */
export interface GameAccess {
  readonly invitation: Invitation;
  readonly key: string | null;
}

/** Without what is not given. */
export const accessOf = ({ invitation, key }: GameAccess) => ({
  ...(invitation !== null && { invitation }),
  ...(key !== null && { key }),
});

const at = (room: string, ...rest: readonly string[]): string => `/${['rooms', room, ...rest].join('/')}`;

/** Requests about review rooms; loaded with them. */
export const roomsApi = {
  open: (table: string, number: number, access: GameAccess) =>
    ask<ReviewRoom>('POST', `/tables/${table}/games/${number}/rooms`, accessOf(access)),
  show: (room: string, shown: RoomShown) => ask('PUT', at(room, 'shown'), shown),
  handOn: (room: string, person: string) => ask('PUT', at(room, 'leader'), { person }),
  close: (room: string) => ask('DELETE', at(room)),
  say: (room: string, text: string, id: string) =>
    ask<{ readonly message: number }>('POST', at(room, 'chat'), { text, id }),
  report: (room: string, message: number, reason: string, access: GameAccess) =>
    ask('POST', at(room, 'chat', String(message), 'report'), { reason, ...accessOf(access) }),
};

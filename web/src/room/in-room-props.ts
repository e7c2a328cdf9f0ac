import type { TableModel } from '../table/model/table-model.ts';
import type { RoomModel } from './room-model.ts';

/** The props of parts of a review room: the room, and the table that is shown in it. */
export interface InRoomProps {
  readonly room: RoomModel;
  readonly model: TableModel;
}

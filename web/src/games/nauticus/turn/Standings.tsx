import { type Standing, standingRows } from '@ankerplatz/nauticus';
import type { JSX } from 'preact';
import type { BoardProps } from '../../../board/board.ts';
import { makeNumber } from '../../../text/intl.ts';
import { SeatSign } from '../../../ui/SeatSign.tsx';
import { decidingOf, positionOf } from '../selectors.ts';
import './standing-table.css';

export const STANDING_ROWS = [
  'track',
  'passes',
  'goods',
  'ships',
  'rest',
  'total',
] as const satisfies readonly (keyof Standing)[];

/** The points of all players by their parts, if the game ended now. */
export function Standings({ board }: { readonly board: BoardProps }): JSX.Element {
  const { standing } = decidingOf(board);
  const position = positionOf(board.draft);
  const all = board.names.map((_, seat) => standingRows(position, seat));
  return (
    <table class="standing figures">
      <caption>{standing.total}</caption>
      <thead>
        <tr>
          <td />
          {board.names.map((name, seat) => (
            <th key={seat} scope="col">
              <SeatSign seat={seat} size={22} />
              <span class="hidden-text">{name}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {STANDING_ROWS.map(row => (
          <tr key={row} class={row === 'total' ? 'standing-total' : ''}>
            <th scope="row">{standing[row]}</th>
            {all.map((rows, seat) => (
              <td key={seat}>{makeNumber(rows[row])}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

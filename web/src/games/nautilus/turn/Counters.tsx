import { COLOURS, SIDES } from '@ankerplatz/nautilus';
import type { JSX } from 'preact';
import type { BoardProps } from '../../../board/board.ts';
import { SeatSign } from '../../../ui/SeatSign.tsx';
import { ReminderLine } from '../../notes/ReminderLine.tsx';
import { moored } from '../distances.ts';
import { decidingOf, isDuel, seatOf, viewOf } from '../selectors.ts';
import { sideOf } from '../side-figures.ts';
import { remindersOf } from './reminders.ts';
import './counters.css';

/** How far both sides are, and what may be forgotten. */
export function Counters(board: BoardProps): JSX.Element {
  const { counters, reminders } = decidingOf(board);
  const own = sideOf(seatOf(board));
  return (
    <>
      <ul class="harbours" aria-label={counters.label}>
        {[own, 1 - own].map(side => (
          <Side key={side} board={board} side={side} isOwn={side === own} />
        ))}
      </ul>
      <ReminderLine reminders={() => remindersOf(board)} switchOff={reminders.switchOff} />
    </>
  );
}

interface SideProps {
  readonly board: BoardProps;
  readonly side: number;
  readonly isOwn: boolean;
}

function Side({ board, side, isOwn }: SideProps): JSX.Element {
  const { counters } = decidingOf(board);
  const view = viewOf(board.draft);
  const colours = COLOURS.filter((_, i) => sideOf(i) === side);
  const home = colours.reduce((sum, colour) => sum + moored(view, colour), 0);
  const all = colours.reduce((sum, colour) => sum + view.sailors[colour].length, 0);
  const seats = isDuel(view) ? [side] : [side, side + SIDES];
  return (
    <li class="harbour" data-hint="side" data-place={`side-${side}`}>
      {seats.map(seat => (
        <SeatSign key={seat} seat={seat} size={18} />
      ))}
      <span class="hidden-text">{(isOwn ? counters.home : counters.otherHome)(home, all)}</span>
      <span class="harbour-count figures" aria-hidden="true">
        {home}/{all}
      </span>
    </li>
  );
}

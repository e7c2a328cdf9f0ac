import type { SeatSummary } from '@ankerplatz/protocol';
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { makeMoment } from '../text/intl.ts';
import { text } from '../text/text.ts';

type KeptSeat = Pick<SeatSummary, 'kind' | 'keptFor' | 'keptUntil'>;

/** The last of the times, in milliseconds, until which a seat was kept. */
const lapsed = signal(0);

/** A free seat that waits for a person: an invited one has it for a time, a paired one until the game begins. */
export const isKept = ({ kind, keptFor, keptUntil }: KeptSeat): boolean => {
  if (kind !== 'open' || keptUntil === undefined) return kind === 'open' && keptFor !== undefined;
  return Date.parse(keptUntil) > Math.max(Date.now(), lapsed.value);
};

/** Whether I may not sit there. */
export const isKeptFrom = (seat: KeptSeat, me: string | null | undefined): boolean =>
  isKept(seat) && (seat.keptFor === undefined || seat.keptFor.id !== me);

/** For whom, as far as I may know, and until when. */
export const keptNote = ({ keptFor, keptUntil }: KeptSeat, me: string | null | undefined): string => {
  const { waiting } = text.value;
  const until = keptUntil === undefined ? '' : ` ${waiting.until(makeMoment(keptUntil))}`;
  return (keptFor && keptFor.id === me ? waiting.keptForYou : waiting.keptFor(keptFor?.name ?? waiting.guest)) + until;
};

/** Sees to it that what shows these seats shows them again when one is kept no longer. */
export const useKeptSeats = (seats: readonly KeptSeat[]): void => {
  const times = seats.flatMap(seat => (seat.keptUntil && isKept(seat) ? [Date.parse(seat.keptUntil)] : []));
  const next = times.length > 0 ? Math.min(...times) : null;
  useEffect(() => {
    if (next === null) return;
    const timer = setTimeout(() => {
      lapsed.value = Math.max(lapsed.value, next);
    }, next - Date.now());
    return () => clearTimeout(timer);
  }, [next]);
};

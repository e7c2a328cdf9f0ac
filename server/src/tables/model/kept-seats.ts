import { Problem } from '../../problem.ts';
import { CATALOGUES } from '../../text/catalogues.ts';
import { timeIn } from '../../text/notice-words.ts';
import { mayKnowKept } from './access.ts';
import { UNKNOWN_ZONE } from './hours.ts';
import type { SeatRow, TableRow } from './rows.ts';

/** A free seat that this person may not take. */
export const isKeptFrom = ({ status }: TableRow, { kind, keptFor }: SeatRow, identity: string): boolean =>
  status === 'open' && kind === 'open' && Boolean(keptFor) && keptFor !== identity;

/** The seat that is kept for an invited person, or the first free one that is not kept. */
export const seatToKeep = ({ seats }: Pick<TableRow, 'seats'>, person: string): number | null => {
  const free = seats.filter(({ kind }) => kind === 'open');
  return (free.find(({ keptFor }) => keptFor === person) ?? free.find(({ keptFor }) => !keptFor))?.seat ?? null;
};

/** For whom, as far as the person who asks may know, and until when by the time of that person's zone. */
export const requireUnkept = (table: TableRow, row: SeatRow, identity: string, zone = UNKNOWN_ZONE): void => {
  if (!isKeptFrom(table, row, identity)) return;
  const { keptUntil, keptForName } = row;
  if (!keptUntil) throw new Problem('seat-kept');
  const until = new Date(keptUntil);
  const name = mayKnowKept(table, identity) ? keptForName || null : null;
  throw new Problem('seat-kept', {
    until: until.toISOString(),
    say: language => CATALOGUES[language].words.keptFor(name, timeIn(zone, until, language)),
  });
};

type Places = readonly SeatRow[];

/**
 * The same people at another number of seats: a person beyond the last one moves to a free seat, rather to one that is
 * not kept; kept seats move likewise, as long as there are free seats. Undefined where there are too many people.
 */
export const placesFor = (seats: Places, count: number, free: Omit<SeatRow, 'seat'>): Places | undefined => {
  const places: SeatRow[] = Array.from({ length: count }, (_, seat) => seats[seat] ?? { ...free, seat });
  const isFree = ({ kind }: SeatRow): boolean => kind !== 'person';
  const beyond = seats.slice(count);
  const homeless = beyond.filter(row => row.kind === 'open' && row.keptFor);
  for (const person of beyond.filter(({ kind }) => kind === 'person')) {
    const place = places.find(row => isFree(row) && !row.keptFor) ?? places.find(isFree);
    if (!place) return undefined;
    if (place.keptFor) homeless.push(place);
    places[place.seat] = { ...person, seat: place.seat };
  }
  for (const row of homeless) {
    const place = places.find(({ kind, keptFor }) => kind === 'open' && !keptFor);
    if (place) places[place.seat] = { ...row, seat: place.seat };
  }
  return places;
};

import type { Entrant, Tournament } from '@ankerplatz/protocol';
import { isBoardGameId } from '@ankerplatz/registry/lazy';
import { clockName, kindName } from '../../setup/names.ts';
import { makeSpan } from '../../text/phrases.ts';
import { text } from '../../text/text.ts';
import { tournamentsText } from '../../text/tournaments.ts';

/** The game of a tournament, and how it is played, in a line. */
export const playedName = (tournament: Tournament): string => {
  const words = tournamentsText.value;
  const { game, kind, pairs, rated, clock } = tournament;
  const played = isBoardGameId(game) ? [text.value.games[game].name, kindName(game, tournament)] : [game];
  return [
    ...played,
    words.kinds[kind],
    ...(pairs ? [words.pairs] : []),
    clockName(clock),
    ...(rated ? [words.rated] : []),
  ].join(' · ');
};

export const stateName = ({ status, isPaused }: Tournament): string => {
  const { states, paused } = tournamentsText.value;
  return isPaused && status === 'running' ? paused : states[status];
};

/** One or two people. */
export const entrantName = ({ people }: Pick<Entrant, 'people'>): string => people.map(({ name }) => name).join(' & ');

/** By its place. */
export const nameAt = (entrants: readonly Entrant[], place: number): string => {
  const found = entrants.find(each => each.place === place);
  return found ? entrantName(found) : '';
};

const pad = (value: number): string => String(value).padStart(2, '0');
const HOUR = 3600;
const DAY = 24 * HOUR;

/** `4:05`, `1:04:05`; beyond a day in hours or days. */
export const leftName = (seconds: number): string => {
  const left = Math.max(0, seconds);
  if (left >= DAY) return makeSpan(Math.floor(left / HOUR) * HOUR * 1000);
  const [hours, minutes] = [Math.floor(left / HOUR), Math.floor((left % HOUR) / 60)];
  return hours > 0 ? `${hours}:${pad(minutes)}:${pad(left % 60)}` : `${minutes}:${pad(left % 60)}`;
};

import type { GameEvent, Seat } from '@ankerplatz/kit';
import type { TableState } from '../board/source.ts';

interface Round {
  readonly round: number;
}

/** All games that have rounds tell them alike. */
const isRoundBegan = (event: GameEvent): event is GameEvent & Round => event.type === 'roundBegan';

/** The round in which a seat resigned, if that placed it last although a bot played its game to the end; undefined: it did not. */
export const resignedIn = ({ log, view, result }: TableState, seat: Seat): number | undefined => {
  const at = log.findIndex(entry => entry.kind === 'resign' && entry.seat === seat);
  if (at < 0 || result?.ranks[seat] === 1) return undefined;
  const next = log
    .slice(at)
    .flatMap(({ events }) => events)
    .find(isRoundBegan);
  return next ? next.round - 1 : (view as unknown as Round).round;
};

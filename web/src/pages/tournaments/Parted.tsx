import { type GameRecord, isMove } from '@ankerplatz/kit';
import type { TournamentPage, TournamentPairing, TournamentRound } from '@ankerplatz/protocol';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { api } from '../../net/api.ts';
import { addressOf } from '../../shell/routes.ts';
import { tournamentsText } from '../../text/tournaments.ts';
import { nameAt } from './tournament-labels.ts';

interface PartedProps {
  readonly facts: TournamentPage;
  readonly round: TournamentRound;
}

/** A table where somebody held my seat. */
interface Held {
  readonly pairing: TournamentPairing;
  readonly seat: number;
}

/** Where two who held one seat of the same deal did something else for the first time. */
export interface Parting {
  readonly mine: string;
  readonly theirs: string;
  /** Of each game: after so many entries. */
  readonly entries: readonly [mine: number, theirs: number];
}

/** The places of the moves of a seat among the entries of a record. */
const movesOf = ({ entries }: GameRecord, seat: number) =>
  entries.flatMap((entry, place) => (isMove(entry) && entry.seat === seat ? [{ move: entry.move, place }] : []));

export const partingOf = (mine: GameRecord, theirs: GameRecord, seat: number): Parting | null => {
  const [own, other] = [movesOf(mine, seat), movesOf(theirs, seat)];
  const at = own.findIndex(({ move }, index) => move !== other[index]?.move);
  const [here, there] = [own[at], other[at]];
  return here && there ? { mine: here.move, theirs: there.move, entries: [here.place, there.place] } : null;
};

/** My table, and that of who has got most of my seat. */
const tablesOf = ({ entrants }: TournamentPage, { pairings }: TournamentRound): readonly [Held, Held] | null => {
  const place = entrants.find(({ isMe }) => isMe)?.place ?? null;
  const own = pairings.find(pairing => place !== null && pairing.entrants.includes(place) && pairing.points);
  if (!own || place === null) return null;
  const seat = own.entrants.indexOf(place);
  const best = pairings
    .filter(each => each !== own && each.table !== null && each.entrants.length === own.entrants.length && each.points)
    .toSorted((a, b) => b.points![seat]! - a.points![seat]!)[0];
  return best
    ? [
        { pairing: own, seat },
        { pairing: best, seat },
      ]
    : null;
};

const recordAt = async ({ table, invitation }: TournamentPairing): Promise<GameRecord | null> => {
  const found = table === null ? null : await api.record(table, 1, invitation ?? null);
  return found?.ok ? found.value : null;
};

/** Where I parted from the best one who held my seat, and both games from there. */
export function Parted({ facts, round }: PartedProps): JSX.Element | null {
  const words = tournamentsText.value;
  const found = useSignal<Parting | null>(null);
  const tables = tablesOf(facts, round);
  useEffect(() => {
    if (!tables) return;
    void Promise.all(tables.map(({ pairing }) => recordAt(pairing))).then(([mine, theirs]) => {
      found.value = mine && theirs ? partingOf(mine, theirs, tables[0].seat) : null;
    });
  }, [round.deal?.id]);
  if (!tables || !found.value) return null;
  const [{ pairing: own, seat }, { pairing: best }] = tables;
  const { mine, theirs, entries } = found.value;
  const link = ({ table, invitation }: TournamentPairing, entry: number): string =>
    addressOf({ page: 'table', id: table!, entry, invitation: invitation ?? null, game: 1 });
  return (
    <div class="tournaments-own">
      <h4>{words.parted(nameAt(facts.entrants, best.entrants[seat]!))}</h4>
      <ul class="tournaments-rows">
        <li>
          {words.partedYou(mine)} <a href={link(own, entries[0])}>{words.partedLook}</a>
        </li>
        <li>
          {words.partedThey(theirs)} <a href={link(best, entries[1])}>{words.partedLook}</a>
        </li>
      </ul>
    </div>
  );
}

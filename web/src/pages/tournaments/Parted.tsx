import { err, ok, type Result } from '@ankerplatz/kit';
import type { TournamentFacts, TournamentPairing, TournamentRound } from '@ankerplatz/protocol';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import type { TableResult } from '../../board/source.ts';
import { api } from '../../net/api.ts';
import { type Comparison, loadComparison } from '../../table/replay/comparison.ts';
import type { Finished } from '../../table/replay/replay.ts';
import { seatsThen } from '../../table/replay/seats-then.ts';
import { tournamentsText } from '../../text/tournaments.ts';
import { Button } from '../../ui/Button.tsx';
import { lazy } from '../../ui/lazy.tsx';
import { nameAt } from './tournament-labels.ts';

const SideBySide = lazy(async () => (await import('../../table/replay/SideBySide.tsx')).loadSideBySide());

interface PartedProps {
  readonly facts: TournamentFacts;
  readonly round: TournamentRound;
}

/** My table, and the table of the entrant who got most out of my seat. */
interface Compared {
  readonly seat: number;
  readonly own: TournamentPairing;
  readonly best: TournamentPairing;
}

const comparedOf = ({ entrants }: TournamentFacts, { pairings }: TournamentRound): Compared | null => {
  const place = entrants.find(({ isMe }) => isMe)?.place ?? null;
  const own = pairings.find(pairing => place !== null && pairing.entrants.includes(place) && pairing.points);
  if (!own || place === null) return null;
  const seat = own.entrants.indexOf(place);
  const best = pairings
    .filter(each => each !== own && each.table !== null && each.entrants.length === own.entrants.length && each.points)
    .toSorted((a, b) => b.points![seat]! - a.points![seat]!)[0];
  return best ? { seat, own, best } : null;
};

const finishedAt = async (
  { table, invitation }: TournamentPairing,
  eyes: number,
): Promise<Result<Finished, string>> => {
  const found = await api.finished(table!, 1, { invitation: invitation ?? null, key: null });
  if (!found.ok) return err(found.error.message);
  const { record, result } = found.value;
  return ok({
    ...{ table: table!, number: 1, eyes, link: null, seats: seatsThen(found.value) },
    record,
    result: result as TableResult | null,
  });
};

const openComparison = async ({ seat, own, best }: Compared): Promise<Result<Comparison, string>> => {
  const [mine, theirs] = await Promise.all([finishedAt(own, seat), finishedAt(best, seat)]);
  if (!mine.ok) return mine;
  return theirs.ok ? loadComparison([mine.value, theirs.value], seat) : theirs;
};

/** Where I parted from the best one who held my seat: both games side by side. */
export function Parted({ facts, round }: PartedProps): JSX.Element | null {
  const words = tournamentsText.value;
  const isOpen = useSignal(false);
  const compared = comparedOf(facts, round);
  if (!compared) return null;
  const { seat, best } = compared;
  return (
    <div class="tournaments-own">
      <h4>{words.parted(nameAt(facts.entrants, best.entrants[seat]!))}</h4>
      <Button
        onClick={() => {
          isOpen.value = true;
        }}
      >
        {words.partedLook}
      </Button>
      {isOpen.value && (
        <SideBySide
          open={() => openComparison(compared)}
          onClose={() => {
            isOpen.value = false;
          }}
        />
      )}
    </div>
  );
}

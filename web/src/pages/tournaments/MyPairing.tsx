import type { TournamentFacts } from '@ankerplatz/protocol';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { api } from '../../net/api.ts';
import { useSeconds } from '../../pairing/use-seconds.ts';
import { addressOf, go } from '../../shell/routes.ts';
import { useCall } from '../../shell/use-call.ts';
import { makeList } from '../../text/phrases.ts';
import { tournamentsText } from '../../text/tournaments.ts';
import { announce } from '../../ui/announcer.tsx';
import { Button } from '../../ui/Button.tsx';
import { toast } from '../../ui/Toast.tsx';
import { leftName, nameAt } from './tournament-labels.ts';

interface FactsProps {
  readonly facts: TournamentFacts;
}

/** Where I am to play now, with one button; or why there is nothing to do. */
export function MyPairing({ facts }: FactsProps): JSX.Element | null {
  const words = tournamentsText.value;
  const { mine, played, status, entrants } = facts;
  const place = entrants.find(({ isMe }) => isMe)?.place ?? null;
  if (mine) return <MyTable facts={facts} mine={mine} place={place} />;
  const last = played.at(-1);
  if (status !== 'running' || place === null || !last) return null;
  if (last.byes.includes(place)) return <p class="tournaments-mine">{words.satOut}</p>;
  const isDone = last.pairings.some(each => each.entrants.includes(place) && each.isSettled);
  return isDone ? <p class="tournaments-mine">{words.waiting}</p> : null;
}

interface MyTableProps extends FactsProps {
  readonly mine: NonNullable<TournamentFacts['mine']>;
  readonly place: number | null;
}

function MyTable({ facts, mine, place }: MyTableProps): JSX.Element {
  const words = tournamentsText.value;
  const isBusy = useSignal(false);
  const { table, seat, round, number, invitation, isSeated } = mine;
  const { entrants, lastRound, rated } = facts;
  const pairing = facts.played.find(each => each.round === round)!.pairings.find(each => each.number === number)!;
  const others = pairing.entrants.filter(each => each !== place).map(each => nameAt(entrants, each));
  const toTable = (): void => go(addressOf({ page: 'table', id: table, entry: null, invitation, game: null }));
  const sit = async (): Promise<void> => {
    isBusy.value = true;
    const seated = await api.sit(table, seat, invitation, { rated });
    isBusy.value = false;
    if (seated.ok) toTable();
    else toast(seated.error.message, { look: 'warning' });
  };
  return (
    <section class="tournaments-mine" aria-labelledby="tournaments-mine">
      {!isSeated && <Call key={table} />}
      <h2 id="tournaments-mine">{words.myTable}</h2>
      <p>
        {words.round(round, lastRound)} · {words.table(number)}
      </p>
      <p>{words.against(makeList(others))}</p>
      <Countdown facts={facts} isSeated={isSeated} />
      <Button look="main" busy={isBusy.value} onClick={isSeated ? toTable : sit}>
        {isSeated ? words.toMyTable : words.sitDown}
      </Button>
    </section>
  );
}

/** Entrants who wait may be looking, or listening, elsewhere. */
function Call(): null {
  const { myTable } = tournamentsText.value;
  useCall(myTable);
  useEffect(() => announce(myTable), []);
  return null;
}

/** Until when everybody must have come, or the round is over. */
export function Countdown({ facts, isSeated }: FactsProps & { readonly isSeated: boolean }): JSX.Element | null {
  const words = tournamentsText.value;
  const last = facts.played.at(-1);
  const isCounted = facts.status === 'running' && !facts.isPaused && last !== undefined;
  const show = -useSeconds(last?.showUntil ?? '', isCounted);
  const due = -useSeconds(last?.dueAt ?? '', isCounted);
  if (!isCounted) return null;
  if (!isSeated && show > 0)
    return (
      <p class="figures" role="timer">
        {words.comeBy(leftName(show))}
      </p>
    );
  return last.dueAt !== null && due > 0 ? (
    <p class="figures" role="timer">
      {words.roundEnds(leftName(due))}
    </p>
  ) : null;
}

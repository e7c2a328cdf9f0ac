import type { TournamentFacts } from '@ankerplatz/protocol';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { findSite, linkTo } from '../../net/site.ts';
import { Note } from '../../shell/Note.tsx';
import { addressOf } from '../../shell/routes.ts';
import { useTitle } from '../../shell/title.ts';
import { startOf } from '../../text/event-time.ts';
import { makeNumber } from '../../text/intl.ts';
import { makeList } from '../../text/phrases.ts';
import { tournamentsText } from '../../text/tournaments.ts';
import { useWakefulness } from '../../ui/device/use-wakefulness.ts';
import { QR } from '../../ui/QR.tsx';
import { Countdown } from './MyPairing.tsx';
import { Names, pairingState } from './Rounds.tsx';
import { entrantName, nameAt, stateName } from './tournament-labels.ts';
import { useTournament } from './use-tournament.ts';

/** How long each page of a list is shown that does not fit, in milliseconds. */
const TURN_MS = 10_000;
const RANKS_AT_ONCE = 16;
/** Tables of two need less room than larger ones. */
const tablesAtOnce = ({ size }: TournamentFacts): number => (size > 2 ? 6 : 12);

/** A page of entries at a time, one after another. */
const useTurns = <T,>(all: readonly T[], most: number): readonly T[] => {
  const turn = useSignal(0);
  useEffect(() => {
    const timer = setInterval(() => {
      turn.value++;
    }, TURN_MS);
    return () => clearInterval(timer);
  }, []);
  const part = turn.value % Math.max(1, Math.ceil(all.length / most));
  return all.slice(part * most, (part + 1) * most);
};

/** For a projector: who sits where, how all stand, how much time is left. It changes by itself; there is nothing to press, and no hand to see. */
export function Projector({ id }: { readonly id: string }): JSX.Element {
  const { page, problem } = useTournament(id);
  const words = tournamentsText.value;
  useWakefulness();
  useTitle(page.value?.name ?? words.title);
  useEffect(() => void findSite(), []);
  if (problem.value !== null) return <Note sentence={problem.value} />;
  const facts = page.value;
  if (!facts) return <main id="content" class="tournaments-screen" />;
  const { name, played, lastRound, status } = facts;
  return (
    <main id="content" class="tournaments-screen">
      <header>
        <h1>
          <bdi>{name}</bdi>
        </h1>
        <p>{[stateName(facts), ...(played.length > 0 ? [words.round(played.length, lastRound)] : [])].join(' · ')}</p>
        <Countdown facts={facts} isSeated={false} />
      </header>
      {played.length === 0 ? <Invitation facts={facts} /> : <Pairings facts={facts} />}
      {played.length > 0 && <Ranking facts={facts} isAlone={status === 'over'} />}
    </main>
  );
}

interface FactsProps {
  readonly facts: TournamentFacts;
}

/** Before it begins: the way in, and who has come. */
function Invitation({ facts: { id, entrants, coming, startsAt } }: FactsProps): JSX.Element {
  const words = tournamentsText.value;
  const link = linkTo(addressOf({ page: 'tournaments', id, part: null }));
  return (
    <>
      <section>
        {startsAt !== null && <p>{words.startsAt(startOf(startsAt))}</p>}
        <p>{words.signedUp(coming)}</p>
        <ul class="listing-people">
          {entrants.map(each => (
            <li key={each.people[0]!.id}>
              <bdi>{entrantName(each)}</bdi>
            </li>
          ))}
        </ul>
      </section>
      <section class="tournaments-code">
        <QR address={link} label={words.enter} />
      </section>
    </>
  );
}

function Pairings({ facts }: FactsProps): JSX.Element | null {
  const words = tournamentsText.value;
  const { pairings, byes } = facts.played.at(-1)!;
  const shown = useTurns(pairings, tablesAtOnce(facts));
  if (facts.status !== 'running') return null;
  return (
    <section>
      <ul class="tournaments-tables">
        {shown.map(pairing => (
          <li key={pairing.number}>
            <strong>{words.table(pairing.number)}</strong>
            <Names facts={facts} places={pairing.entrants} ranks={pairing.ranks} />
            <span class="tournaments-note">{pairingState(pairing)}</span>
          </li>
        ))}
      </ul>
      {byes.length > 0 && <p>{words.byes(makeList(byes.map(place => nameAt(facts.entrants, place))))}</p>}
    </section>
  );
}

function Ranking({ facts: { standings, entrants }, isAlone }: FactsProps & { readonly isAlone: boolean }): JSX.Element {
  const words = tournamentsText.value;
  const shown = useTurns(standings, RANKS_AT_ONCE);
  return (
    <section class={isAlone ? 'tournaments-final' : ''} aria-label={words.standings}>
      <ol class="tournaments-ranking">
        {shown.map(({ place, rank, score }) => (
          <li key={place}>
            <span class="figures">{rank}.</span>
            <bdi>{nameAt(entrants, place)}</bdi>
            <span class="figures">{makeNumber(Math.round(score * 100) / 100)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

import type { TournamentFacts, TournamentPairing, TournamentRound } from '@ankerplatz/protocol';
import type { JSX } from 'preact';
import { settings } from '../../settings/settings.ts';
import { addressOf } from '../../shell/routes.ts';
import { makeList } from '../../text/phrases.ts';
import { tournamentsText } from '../../text/tournaments.ts';
import { lazy } from '../../ui/lazy.tsx';
import { Correcting } from './Correcting.tsx';
import { nameAt } from './tournament-labels.ts';

const Parted = lazy(async () => (await import('./Parted.tsx')).Parted);

interface RoundsProps {
  readonly facts: TournamentFacts;
  readonly onDone: () => Promise<void>;
}

/** The tables of all rounds, the present round first. */
export function Rounds({ facts, onDone }: RoundsProps): JSX.Element {
  const words = tournamentsText.value;
  const [present, ...before] = facts.played.toReversed();
  return (
    <section aria-labelledby="tournaments-rounds">
      <h2 id="tournaments-rounds">{words.rounds}</h2>
      <h3>{words.round(present!.round, facts.lastRound)}</h3>
      <RoundList facts={facts} round={present!} onDone={onDone} />
      {before.map(round => (
        <details key={round.round}>
          <summary>{words.round(round.round, null)}</summary>
          <RoundList facts={facts} round={round} onDone={onDone} />
        </details>
      ))}
    </section>
  );
}

/** Whether all played the same deal, but nobody else at a table of that size. */
const isAlone = ({ points, number, entrants }: TournamentPairing, { pairings }: TournamentRound): boolean =>
  points !== undefined &&
  !pairings.some(each => each.number !== number && each.points && each.entrants.length === entrants.length);

interface RoundListProps extends RoundsProps {
  readonly round: TournamentRound;
}

function RoundList({ facts, round, onDone }: RoundListProps): JSX.Element {
  const words = tournamentsText.value;
  return (
    <>
      <ul class="listing">
        {round.pairings.map(pairing => (
          <PairingRow
            key={pairing.number}
            facts={facts}
            round={round.round}
            pairing={pairing}
            isAlone={isAlone(pairing, round)}
            onDone={onDone}
          />
        ))}
      </ul>
      {round.deal && (round.deal.secret === null ? <p>{words.hiddenRound}</p> : <Parted facts={facts} round={round} />)}
      {round.byes.length > 0 && <p>{words.byes(makeList(round.byes.map(place => nameAt(facts.entrants, place))))}</p>}
    </>
  );
}

interface PairingRowProps extends RoundsProps {
  readonly round: number;
  readonly pairing: TournamentPairing;
  /** Whether the round can be compared with no other. */
  readonly isAlone: boolean;
}

/** The state of a pairing, in a word. */
export const pairingState = ({ isSettled, status, reason }: TournamentPairing): string => {
  const words = tournamentsText.value;
  if (isSettled) return reason === null ? '' : words.reasons[reason];
  if (status === null) return '';
  return status === 'running' ? words.running : words.open;
};

function PairingRow({ facts, round, pairing, isAlone: isOnly, onDone }: PairingRowProps): JSX.Element {
  const words = tournamentsText.value;
  const { number, table, entrants, ranks, status, invitation = null } = pairing;
  const isOver = status === 'over';
  const state = pairingState(pairing);
  const mayCorrect = facts.mayOrganise && facts.status !== 'cancelled';
  return (
    <li class="listing-item">
      <span class="tournaments-note">{words.table(number)}</span>
      <Names facts={facts} places={entrants} ranks={ranks} points={pairing.points} />
      {state !== '' && <span class="tournaments-note">{state}</span>}
      {isOnly && <span class="tournaments-note">{words.alone}</span>}
      <span class="tournaments-buttons">
        {table !== null && (isOver || status === 'running') && (
          <a
            href={addressOf({
              page: 'table',
              id: table,
              entry: isOver ? 0 : null,
              invitation,
              game: isOver ? 1 : null,
            })}
          >
            {isOver ? words.look : words.watch}
          </a>
        )}
        {mayCorrect && <Correcting facts={facts} round={round} pairing={pairing} onDone={onDone} />}
      </span>
    </li>
  );
}

interface NamesProps {
  readonly facts: TournamentFacts;
  readonly places: readonly number[];
  readonly ranks: readonly number[] | null;
  /** Where all played the same deal. */
  readonly points?: readonly number[] | undefined;
}

/** Two digits tell thirds apart; what is above the mean says so. */
const shownPoints = (points: number): string =>
  new Intl.NumberFormat(settings.value.language, { maximumFractionDigits: 2, signDisplay: 'negative' }).format(points);

/** The entrants of a table in the order of their seats, each with the rank. */
export function Names({ facts: { entrants }, places, ranks, points }: NamesProps): JSX.Element {
  return (
    <ol class="tournaments-names">
      {places.map((place, index) => (
        <li key={place} class={ranks?.[index] === 1 ? 'tournaments-first' : ''}>
          {ranks && <span class="figures">{ranks[index]}.</span>} <bdi>{nameAt(entrants, place)}</bdi>
          {points?.[index] !== undefined && <span class="figures"> ({shownPoints(points[index])})</span>}
        </li>
      ))}
    </ol>
  );
}

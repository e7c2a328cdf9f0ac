import type { Tournament, TournamentList } from '@ankerplatz/protocol';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { tournamentsApi } from '../../net/api/tournaments.ts';
import { me } from '../../net/me.ts';
import { addressOf } from '../../shell/routes.ts';
import { Shell } from '../../shell/Shell.tsx';
import { startOf } from '../../text/event-time.ts';
import { text } from '../../text/text.ts';
import { tournamentsText } from '../../text/tournaments.ts';
import { lazy } from '../../ui/lazy.tsx';
import { TournamentPage } from './TournamentPage.tsx';
import { playedName, stateName } from './tournament-labels.ts';
import '../../ui/listing.css';
import './tournaments.css';

const NewTournament = lazy(async () => (await import('./NewTournament.tsx')).NewTournament);

const Projector = lazy(async () => (await import('./Projector.tsx')).Projector);

interface TournamentsProps {
  readonly id: string | null;
  readonly part: 'new' | 'screen' | null;
}

/** Loaded when it is first shown, with its words. */
export const loadTournaments = async () => {
  await tournamentsText.load();
  return Tournaments;
};

/** Tournaments: all, one, the form of one, or the screen of one. */
export function Tournaments({ id, part }: TournamentsProps): JSX.Element {
  // A visitor who may not announce one reads so instead of filling in a form for nothing.
  const isStranger = me.value === null || me.value?.login === null;
  if (part === 'new' && !isStranger) return <NewTournament />;
  if (id === null) return <AllTournaments key={me.value?.id} />;
  return part === 'screen' ? <Projector key={id} id={id} /> : <TournamentPage key={id} id={id} />;
}

function AllTournaments(): JSX.Element {
  const words = tournamentsText.value;
  const list = useSignal<TournamentList | null>(null);
  const problem = useSignal<string | null>(null);
  useEffect(() => {
    void tournamentsApi.list().then(found => {
      if (found.ok) list.value = found.value;
      else problem.value = found.error.message;
    });
  }, []);
  return (
    <Shell title={words.title} width="narrow">
      <div class="tournaments">
        <h1>{words.title}</h1>
        {problem.value && <p role="alert">{problem.value}</p>}
        {list.value === null && !problem.value && <p role="status">{text.value.home.loading}</p>}
        {list.value?.tournaments.length === 0 && <p>{words.none}</p>}
        <ul class="listing">
          {list.value?.tournaments.map(each => (
            <TournamentLine key={each.id} tournament={each} />
          ))}
        </ul>
        {list.value && (list.value.mayOrganise ? <Announce /> : <Stranger />)}
      </div>
    </Shell>
  );
}

function Announce(): JSX.Element {
  return (
    <p>
      <a class="button button-main" href={addressOf({ page: 'tournaments', id: null, part: 'new' })}>
        {tournamentsText.value.announce}
      </a>
    </p>
  );
}

function Stranger(): JSX.Element {
  const words = tournamentsText.value;
  return (
    <p class="tournaments-note">
      {words.stranger} <a href={addressOf({ page: 'account' })}>{words.toAccount}</a>
    </p>
  );
}

function TournamentLine({ tournament }: { readonly tournament: Tournament }): JSX.Element {
  const words = tournamentsText.value;
  const { id, name, status, round, coming, startsAt, isEntered } = tournament;
  return (
    <li>
      <a class="listing-item" href={addressOf({ page: 'tournaments', id, part: null })}>
        <strong>
          <bdi>{name}</bdi>
        </strong>
        <span>{playedName(tournament)}</span>
        <span class="tournaments-note">
          {[
            stateName(tournament),
            ...(status === 'running' ? [words.round(round, tournament.rounds)] : []),
            ...(status === 'open' && startsAt !== null ? [words.startsAt(startOf(startsAt))] : []),
            words.signedUp(coming),
          ].join(' · ')}
        </span>
        {isEntered && <span class="tournaments-entered">{words.entered}</span>}
      </a>
    </li>
  );
}

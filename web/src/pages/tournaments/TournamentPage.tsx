import type { TournamentFacts as Facts } from '@ankerplatz/protocol';
import type { JSX } from 'preact';
import { tournamentsApi } from '../../net/api/tournaments.ts';
import { linkTo } from '../../net/site.ts';
import { Note } from '../../shell/Note.tsx';
import { addressOf } from '../../shell/routes.ts';
import { ShareLink } from '../../shell/ShareLink.tsx';
import { Shell } from '../../shell/Shell.tsx';
import { startOf } from '../../text/event-time.ts';
import { text } from '../../text/text.ts';
import { tournamentsText } from '../../text/tournaments.ts';
import { MyPairing } from './MyPairing.tsx';
import { Organise } from './Organise.tsx';
import { Rounds } from './Rounds.tsx';
import { SignUp } from './SignUp.tsx';
import { Standings } from './Standings.tsx';
import { playedName, stateName } from './tournament-labels.ts';
import { useTournament } from './use-tournament.ts';

/** A tournament: my table first, then how all stand, who sits with whom, and what one may do about it. */
export function TournamentPage({ id }: { readonly id: string }): JSX.Element {
  const { page, problem, read } = useTournament(id);
  if (problem.value !== null) return <Note sentence={problem.value} />;
  const facts = page.value;
  if (!facts)
    return (
      <Shell title={tournamentsText.value.title} width="narrow">
        <p role="status">{text.value.home.loading}</p>
      </Shell>
    );
  const hasBegun = facts.played.length > 0;
  return (
    <Shell title={facts.name} width="narrow">
      <article class="tournaments">
        <Head facts={facts} />
        <MyPairing facts={facts} />
        <SignUp facts={facts} onDone={read} />
        {hasBegun && <Standings facts={facts} />}
        {hasBegun && <Rounds facts={facts} onDone={read} />}
        {facts.mayOrganise && <Organise facts={facts} onDone={read} />}
        {facts.status !== 'cancelled' && <Share facts={facts} />}
        <Lots facts={facts} />
      </article>
    </Shell>
  );
}

function Head({ facts }: { readonly facts: Facts }): JSX.Element {
  const words = tournamentsText.value;
  const { name, organiser, status, startsAt, played, lastRound } = facts;
  return (
    <header>
      <p>
        <a href={addressOf({ page: 'tournaments', id: null, part: null })}>{words.title}</a>
      </p>
      <h1>
        <bdi>{name}</bdi>
      </h1>
      <p>{playedName(facts)}</p>
      <p class="tournaments-note">{words.organiser(organiser.name)}</p>
      {facts.duplicate && <p class="tournaments-note">{words.duplicateHint}</p>}
      <div role="status">
        <p class="tournaments-state">
          {[stateName(facts), ...(played.length > 0 ? [words.round(played.length, lastRound)] : [])].join(' · ')}
        </p>
        {status === 'open' && <p>{startsAt === null ? words.byHand : words.startsAt(startOf(startsAt))}</p>}
      </div>
    </header>
  );
}

function Share({ facts: { id, name, status } }: { readonly facts: Facts }): JSX.Element {
  const words = tournamentsText.value;
  const link = linkTo(addressOf({ page: 'tournaments', id, part: null }));
  return (
    <section aria-labelledby="tournaments-share">
      <h2 id="tournaments-share">{words.share}</h2>
      {status === 'open' && <p>{words.shareHint}</p>}
      <ShareLink link={link} label={words.share} shared={{ title: name }} code={status === 'open' ? 'shown' : 'none'} />
      <div class="tournaments-buttons">
        <a class="button" href={addressOf({ page: 'tournaments', id, part: 'screen' })}>
          {words.screen}
        </a>
        {status !== 'open' && (
          <>
            <a class="button button-quiet" href={tournamentsApi.standingsOf(id)} download>
              {words.csv}
            </a>
            <a class="button button-quiet" href={tournamentsApi.recordsOf(id)} download>
              {words.records}
            </a>
          </>
        )}
      </div>
    </section>
  );
}

/** The seed of all lots: sealed before, opened afterwards. */
function Lots({ facts: { commitment, seed } }: { readonly facts: Facts }): JSX.Element {
  const words = tournamentsText.value;
  return (
    <details>
      <summary>{words.fair}</summary>
      <p>{words.fairHint}</p>
      <dl class="tournaments-lots">
        <dt>{words.commitment}</dt>
        <dd>
          <code>{commitment}</code>
        </dd>
        {seed !== null && <dt>{words.seed}</dt>}
        {seed !== null && (
          <dd>
            <code>{seed}</code>
          </dd>
        )}
      </dl>
    </details>
  );
}

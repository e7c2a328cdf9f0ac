import type { TournamentFacts } from '@ankerplatz/protocol';
import type { JSX } from 'preact';
import { makeNumber } from '../../text/intl.ts';
import { tournamentsText } from '../../text/tournaments.ts';
import { DataGrid } from '../../ui/DataGrid.tsx';
import { nameAt } from './tournament-labels.ts';

/** Two digits are enough to tell thirds apart. */
const shown = (value: number): string => makeNumber(Math.round(value * 100) / 100);

/** The standings, with what decides among equals, and what that means. */
export function Standings({ facts }: { readonly facts: TournamentFacts }): JSX.Element {
  const words = tournamentsText.value;
  const { standings, entrants } = facts;
  const hasLeft = (place: number): boolean => entrants.find(each => each.place === place)?.hasLeft ?? false;
  const isMe = (place: number): boolean => entrants.find(each => each.place === place)?.isMe ?? false;
  return (
    <section aria-labelledby="tournaments-standings">
      <h2 id="tournaments-standings">{words.standings}</h2>
      <DataGrid
        label={words.standings}
        head={[words.name, words.place, words.score, words.opponents, words.direct, words.won, words.played]}
        rows={standings.map(({ place, rank, score, opponents, direct, won, played }) => [
          <span key="name" class={isMe(place) ? 'tournaments-me' : ''}>
            <bdi>{nameAt(entrants, place)}</bdi>
            {hasLeft(place) && <span class="tournaments-note"> ({words.left})</span>}
          </span>,
          ...[makeNumber(rank), shown(score), shown(opponents), shown(direct), makeNumber(won), makeNumber(played)],
        ])}
      />
      <details>
        <summary>{words.how}</summary>
        <ul>
          {(facts.duplicate ? [words.duplicateScore, ...words.hints.slice(1)] : words.hints).map(hint => (
            <li key={hint}>{hint}</li>
          ))}
        </ul>
      </details>
    </section>
  );
}

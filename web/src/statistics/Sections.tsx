import { isLevel, LEVELS } from '@ankerplatz/kit';
import type { Statistics } from '@ankerplatz/protocol';
import type { ComponentChildren, JSX } from 'preact';
import { addressOf } from '../shell/routes.ts';
import { statisticsText } from '../text/statistics.ts';
import { DataGrid } from '../ui/DataGrid.tsx';
import { MemberSign } from '../ui/MemberSign.tsx';
import {
  figureLabel,
  figuresOf,
  gameName,
  kindLabel,
  levelName,
  makeMean,
  makeShare,
  openingName,
  timeLabel,
} from './labels.ts';
import { MonthChart } from './MonthChart.tsx';
import { Share } from './Share.tsx';

interface Counted {
  readonly played: number;
  readonly won: number;
}

const cellsOf = ({ played, won }: Counted): ComponentChildren[] => [
  played,
  won,
  <Share key="share" part={won} of={played} say={makeShare(won, played)} />,
];

const headOf = (first: string): string[] => {
  const { played, won, share } = statisticsText.value;
  return [first, played, won, share];
};

/** A titled part of statistics. */
function Part({ title, hint, children }: { title: string; hint?: string; children: ComponentChildren }): JSX.Element {
  return (
    <div class="statistics-part">
      <h3>{title}</h3>
      {hint !== undefined && <p class="statistics-hint">{hint}</p>}
      {children}
    </div>
  );
}

function Results({ results }: Pick<Statistics, 'results'>): JSX.Element {
  const words = statisticsText.value;
  return (
    <Part title={words.results}>
      <DataGrid
        more={words.showAll}
        label={words.results}
        head={headOf(words.kind)}
        rows={results.map(result => [kindLabel(result), ...cellsOf(result)])}
      />
    </Part>
  );
}

/** How often each kind was played: a game has a line a seat. */
function Kinds({ results }: Pick<Statistics, 'results'>): JSX.Element {
  const words = statisticsText.value;
  return (
    <Part title={words.results}>
      <DataGrid
        more={words.showAll}
        label={words.results}
        head={[words.kind, words.played]}
        rows={results.map(result => [kindLabel(result), Math.round(result.played / result.players)])}
      />
    </Part>
  );
}

/** People first, then bots from the weakest on. */
const strength = (level: string | null): number => (isLevel(level) ? LEVELS.indexOf(level) : -1);

function Levels({ levels }: Pick<Statistics, 'levels'>): JSX.Element {
  const words = statisticsText.value;
  const sorted = [...levels].sort((a, b) => a.game.localeCompare(b.game) || strength(a.level) - strength(b.level));
  return (
    <Part title={words.levels}>
      <DataGrid
        more={words.showAll}
        label={words.levels}
        head={headOf(words.name)}
        rows={sorted.map(each => {
          const who = each.level === null ? words.people : levelName(each.level);
          return [`${gameName(each.game)}, ${who}`, ...cellsOf(each)];
        })}
      />
    </Part>
  );
}

function Others({ others }: Pick<Statistics, 'others'>): JSX.Element | null {
  const words = statisticsText.value;
  if (others.length === 0) return null;
  const isHiding = others.some(({ person, level }) => !person && level === null);
  return (
    <Part title={words.others} {...(isHiding && { hint: words.somebodyHint })}>
      <DataGrid
        more={words.showAll}
        label={words.others}
        head={headOf(words.name)}
        rows={others.map(other => [<Who key="who" other={other} />, ...cellsOf(other)])}
      />
    </Part>
  );
}

function Who({ other: { person, level, isPartner } }: { readonly other: Statistics['others'][number] }): JSX.Element {
  const words = statisticsText.value;
  return (
    <>
      {person ? (
        <a href={addressOf({ page: 'people', id: person.id })}>
          <bdi>{person.name}</bdi>
          <MemberSign of={person} />
        </a>
      ) : level === null ? (
        words.somebody
      ) : (
        levelName(level)
      )}
      {isPartner && ` (${words.partner})`}
    </>
  );
}

function Pace({ pace }: Pick<Statistics, 'pace'>): JSX.Element | null {
  const words = statisticsText.value;
  const told = pace.filter(({ seconds }) => seconds !== null);
  if (told.length === 0) return null;
  return (
    <Part title={words.pace} hint={words.paceHint}>
      <DataGrid
        more={words.showAll}
        label={words.pace}
        head={[words.kind, words.length, words.aTurn]}
        rows={told.map(each => [kindLabel(each), timeLabel(each.seconds), timeLabel(each.secondsATurn)])}
      />
    </Part>
  );
}

interface OfGameProps {
  readonly game: string;
  readonly statistics: Statistics;
}

/** Of all seats together just as many win in every month. */
function Months({ game, statistics, isClub }: OfGameProps & { readonly isClub: boolean }): JSX.Element | null {
  const words = statisticsText.value;
  const months = statistics.months.filter(each => each.game === game);
  const played = months.filter(({ figures }) => Object.keys(figures).length > 0);
  const { sources, more } = figuresOf(game);
  const names = sources.length > 0 ? sources : more.slice(0, 3);
  const seriesOf = (figure: (typeof names)[number]) => ({
    label: figureLabel(figure),
    values: played.map(({ figures }) => figures[figure] ?? 0),
  });
  return (
    <>
      {!isClub && (
        <MonthChart
          title={words.wonByMonth}
          months={months.map(({ month }) => month)}
          series={[{ label: words.share, values: months.map(each => each.won / each.played) }]}
          look="group"
          top={1}
          say={share => makeShare(share, 1)}
        />
      )}
      {played.length > 0 && (
        <MonthChart
          title={sources.length > 0 ? words.sources : words.figuresByMonth}
          {...(sources.length > 0 && { hint: words.sourcesHint })}
          months={played.map(({ month }) => month)}
          series={names.map(seriesOf)}
          look={sources.length > 0 ? 'stack' : 'group'}
          say={makeMean}
        />
      )}
    </>
  );
}

function Openings({ game, statistics }: OfGameProps): JSX.Element | null {
  const words = statisticsText.value;
  const openings = statistics.openings.filter(each => each.game === game);
  if (openings.length === 0) return null;
  return (
    <Part title={words.openings} {...(words.openingOf[game] !== undefined && { hint: words.openingOf[game] })}>
      <DataGrid
        more={words.showAll}
        label={`${words.openings}, ${gameName(game)}`}
        head={headOf(words.opening)}
        rows={openings.map(each => [openingName(each.opening), ...cellsOf(each)])}
      />
    </Part>
  );
}

/** Shown only where some games were won, and some were not. */
function Outcomes({ game, statistics }: OfGameProps): JSX.Element | null {
  const words = statisticsText.value;
  const of = (isWon: boolean) => statistics.outcomes.find(each => each.game === game && each.isWon === isWon);
  const [won, lost] = [of(true), of(false)];
  if (!won || !lost) return null;
  const { sources, more } = figuresOf(game);
  return (
    <Part title={words.outcomes} hint={words.outcomesHint}>
      <DataGrid
        more={words.showAll}
        label={`${words.outcomes}, ${gameName(game)}`}
        head={[words.figure, `${words.whenWon} (${won.played})`, `${words.whenNot} (${lost.played})`]}
        rows={[...more, ...sources].map(figure => [
          figureLabel(figure),
          makeMean(won.figures[figure] ?? 0),
          makeMean(lost.figures[figure] ?? 0),
        ])}
      />
    </Part>
  );
}

interface SectionsProps {
  readonly statistics: Statistics;
  /** Of the club: who plays; of a person: with whom. */
  readonly of: 'club' | 'person';
}

/** All statistics of games, with their charts. */
export function Sections({ statistics, of }: SectionsProps): JSX.Element {
  const games = [...new Set(statistics.results.map(({ game }) => game))].sort();
  return (
    <>
      {of === 'club' ? <Kinds results={statistics.results} /> : <Results results={statistics.results} />}
      {of === 'club' ? <Levels levels={statistics.levels} /> : <Others others={statistics.others} />}
      {games.map(game => (
        <div key={game} class="statistics-game">
          <h3 class="statistics-title">{gameName(game)}</h3>
          <Months game={game} statistics={statistics} isClub={of === 'club'} />
          <Openings game={game} statistics={statistics} />
          <Outcomes game={game} statistics={statistics} />
        </div>
      ))}
      <Pace pace={statistics.pace} />
    </>
  );
}

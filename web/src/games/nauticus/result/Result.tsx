import type { Seat } from '@ankerplatz/kit';
import { Fragment } from 'preact';
import type { ResultProps } from '../../../board/board.ts';
import { makeNumber } from '../../../text/intl.ts';
import { Pennants } from '../../../ui/motion/Pennants.tsx';
import { Rising } from '../../../ui/motion/Rising.tsx';
import { SeatSign } from '../../../ui/SeatSign.tsx';
import { eventsOf } from '../selectors.ts';
import type { ResultTexts } from '../text/result.ts';
import {
  courseOf,
  type Harvest,
  harvestOf,
  type SeatHarvest,
  SOURCES,
  type Source,
  totalsOf,
} from './score-sources.ts';
import './result.css';

/** Height of one bar's whole range in the units of the drawing. */
const HEIGHT = 160;
const BAR = 26;
const GAP = 10;
const FOOT = 30;
/** Milliseconds in which a seat is counted up; the style has them, too. */
const A_SEAT = 700;

interface Stack {
  readonly source: Source | 'start';
  readonly from: number;
  readonly points: number;
}

/** The parts of a bar after a round: everything gained until then; points lost by pass tiles are cut off at the top. */
const stacksOf = (start: number, gained: Harvest): Stack[] => {
  const stacks: Stack[] = [{ source: 'start', from: 0, points: Math.max(0, start) }];
  let top = Math.max(0, start);
  for (const source of SOURCES) {
    const points = gained[source];
    if (points <= 0) continue;
    stacks.push({ source, from: top, points });
    top += points;
  }
  return gained.passes < 0
    ? [...stacks, { source: 'passes', from: top + gained.passes, points: -gained.passes }]
    : stacks;
};

const plus = (a: Harvest, b: Harvest): Harvest =>
  Object.fromEntries(SOURCES.map(source => [source, a[source] + b[source]])) as unknown as Harvest;

/** Indexable by column: the rounds, then the end of the game. */
const columnsOf = (harvest: SeatHarvest): Stack[][] => {
  const columns: Stack[][] = [];
  let gained: Harvest = { ships: 0, goods: 0, crowns: 0, rewards: 0, bonuses: 0, rest: 0, passes: 0 };
  for (const round of harvest.rounds) {
    gained = plus(gained, round);
    columns.push(stacksOf(harvest.start, gained));
  }
  return [...columns, stacksOf(harvest.start, { ...gained, rest: harvest.rest })];
};

const highest = (columns: readonly Stack[][]): number =>
  Math.max(1, ...columns.flat().map(({ from, points }) => from + points));

const leftOf = (column: number): number => GAP + column * (BAR + GAP);

/** The sources in the order in which their parts are drawn: what is lost lies over what it is cut off from. */
const DRAWN: readonly Stack['source'][] = ['start', ...SOURCES.filter(source => source !== 'passes'), 'passes'];

/** The parts of one source in all columns: one drawing, since each costs a phone about the same. */
const shapeOf = (columns: readonly Stack[][], drawn: Stack['source'], scale: number): string =>
  columns
    .flatMap((stacks, column) =>
      stacks
        .filter(({ source, points }) => source === drawn && points > 0)
        .map(({ from, points }) => {
          const [top, height] = [HEIGHT - (from + points) * scale, points * scale];
          return `M${leftOf(column)} ${top}h${BAR}v${height}h${-BAR}z`;
        }),
    )
    .join('');

interface BarsProps {
  readonly harvest: SeatHarvest;
  readonly top: number;
  readonly texts: ResultTexts;
}

/** The bars of one seat: one after each round, one at the end. */
function Bars({ harvest, top, texts }: BarsProps) {
  const columns = columnsOf(harvest);
  const course = courseOf(harvest);
  const scale = HEIGHT / top;
  const width = leftOf(columns.length);
  const box = `0 -18 ${width} ${HEIGHT + FOOT + 18}`;
  return (
    <div class="result-bars">
      <svg class="result-columns is-staged" viewBox={box} aria-hidden="true">
        <line class="result-ground" x1="0" x2={width} y1={HEIGHT} y2={HEIGHT} />
        {DRAWN.map(source => (
          <path key={source} class={`result-part result-${source}`} d={shapeOf(columns, source, scale)} />
        ))}
      </svg>
      <svg class="result-sums is-staged" viewBox={box} aria-hidden="true">
        {columns.map((stacks, column) => (
          <Fragment key={column}>
            <text
              class="result-sum"
              x={leftOf(column) + BAR / 2}
              y={HEIGHT - 4 - scale * Math.max(...stacks.map(({ from, points }) => from + points))}
            >
              {course[column]}
            </text>
            <text class="result-foot" x={leftOf(column) + BAR / 2} y={HEIGHT + 16}>
              {column === columns.length - 1 ? texts.end : column + 1}
            </text>
          </Fragment>
        ))}
      </svg>
    </div>
  );
}

interface SeatResult {
  readonly seat: Seat;
  readonly rank: number;
  readonly name: string;
  readonly harvest: SeatHarvest;
}

const seatResults = ({ state, players }: ResultProps): SeatResult[] => {
  const harvests = harvestOf(state.seats.length, state.log.flatMap(eventsOf));
  const results = harvests.map((harvest, seat) => ({
    seat,
    harvest,
    rank: state.result?.ranks[seat] ?? 1,
    name: players.name(seat),
  }));
  return results.sort((a, b) => a.rank - b.rank || a.seat - b.seat);
};

const headingOf = ({ players, language }: ResultProps, winners: readonly Seat[], texts: ResultTexts): string => {
  const names = new Intl.ListFormat(language).format(players.together(winners));
  return texts.won(names, winners.length > 1, players.isYou(winners));
};

/** All figures of the picture in words. */
function Figures({ results, texts }: { readonly results: readonly SeatResult[]; readonly texts: ResultTexts }) {
  const totals = results.map(({ harvest }) => totalsOf(harvest));
  const rows = SOURCES.filter(source => totals.some(total => total[source] !== 0));
  return (
    // biome-ignore lint/a11y: what has the focus is scrolled by keys, and a form it is not.
    <div class="result-scroll" role="group" tabIndex={0} aria-label={texts.title}>
      <table class="result-figures">
        <caption class="visually-hidden">{texts.title}</caption>
        <thead>
          <tr>
            <td />
            {results.map(({ seat, name }) => (
              <th key={seat} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">
              <span class="result-key result-start" aria-hidden="true" />
              {texts.start}
            </th>
            {results.map(({ seat, harvest }) => (
              <td key={seat}>{harvest.start}</td>
            ))}
          </tr>
          {rows.map((source, place) => (
            <tr key={source} class="is-staged" style={{ '--row': place + 1 }}>
              <th scope="row">
                <span class={`result-key result-${source}`} aria-hidden="true" />
                {texts.sources[source]}
              </th>
              {results.map(({ seat }, place) => (
                <td key={seat}>{makeNumber(totals[place]![source])}</td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr class="is-staged" style={{ '--row': rows.length + 1 }}>
            <th scope="row">{texts.total}</th>
            {results.map(({ seat, harvest }) => (
              <td key={seat}>{harvest.total}</td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

/** Where every point came from: bars that grow round by round, and the same in figures. */
export function Result(props: ResultProps) {
  const texts = (props.texts as { readonly result: ResultTexts }).result;
  const results = seatResults(props);
  const top = highest(results.flatMap(({ harvest }) => columnsOf(harvest)));
  const winners = results.filter(({ rank }) => rank === 1).map(({ seat }) => seat);
  return (
    <section class="result" aria-label={texts.title} style={{ '--seats': results.length }}>
      <Pennants seats={winners} />
      <h2 class="result-won is-staged">{headingOf(props, winners, texts)}</h2>
      <div class="result-seats">
        {results.map(({ seat, rank, name, harvest }, place) => (
          <figure
            key={seat}
            class={rank === 1 ? 'result-seat is-first' : 'result-seat'}
            style={{ '--turn': results.length - 1 - place }}
          >
            <figcaption>
              <span class="result-rank">{rank}</span> <SeatSign seat={seat} size={22} />{' '}
              <span class="result-name">{name}</span>
              <b class="result-points is-staged">
                <Rising
                  to={harvest.total}
                  after={(results.length - 1 - place) * A_SEAT}
                  until={results.length * A_SEAT}
                  words={texts.points}
                />
              </b>
              {props.reasons[seat] && <span class="result-reason">{props.reasons[seat]}</span>}
            </figcaption>
            <Bars harvest={harvest} top={top} texts={texts} />
          </figure>
        ))}
      </div>
      <Figures results={results} texts={texts} />
    </section>
  );
}

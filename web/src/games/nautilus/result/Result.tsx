import type { Seat } from '@ankerplatz/kit';
import { COLOURS, SIDES } from '@ankerplatz/nautilus';
import type { JSX } from 'preact';
import type { ResultProps } from '../../../board/board.ts';
import { Pennants } from '../../../ui/motion/Pennants.tsx';
import { SeatSign } from '../../../ui/SeatSign.tsx';
import { moored } from '../distances.ts';
import { eventsOf, seenOf } from '../selectors.ts';
import { FIGURES, type Figure, type Figures, sideOf, tallyOf } from '../side-figures.ts';
import type { NautilusTexts } from '../text/texts.ts';
import './result.css';

interface Side {
  readonly seats: readonly Seat[];
  readonly names: string;
  readonly rank: number;
  readonly home: number;
  readonly all: number;
  readonly figures: Figures;
}

const sidesOf = ({ state, players, language }: ResultProps): readonly Side[] => {
  const view = seenOf(state.view);
  const list = new Intl.ListFormat(language);
  const figures = tallyOf(state.log.flatMap(eventsOf));
  return Array.from({ length: SIDES }, (_, side) => {
    const seats = state.seats.map(({ seat }) => seat).filter(seat => sideOf(seat) === side);
    const colours = COLOURS.filter((__, i) => sideOf(i) === side);
    return {
      seats,
      names: list.format(players.together(seats)),
      rank: state.result?.ranks[side] ?? 1,
      home: colours.reduce((sum, colour) => sum + moored(view, colour), 0),
      all: colours.reduce((sum, colour) => sum + view.sailors[colour].length, 0),
      figures: figures[side]!,
    };
  });
};

const headingOf = ({ texts, players }: ResultProps, sides: readonly Side[]): string => {
  const { result } = texts as NautilusTexts;
  const winner = sides.find(({ rank }) => rank === 1)!;
  return result.won(winner.names, winner.seats.length > 1, players.isYou(winner.seats));
};

/** A duel announces nothing. */
const figuresOf = ({ state }: ResultProps): readonly Figure[] =>
  FIGURES.filter(figure => figure !== 'starts' || state.seats.length > SIDES);

interface BarProps {
  readonly value: number;
  readonly most: number;
}

function Bar({ value, most }: BarProps): JSX.Element {
  return (
    <span class="tally-bar" aria-hidden="true">
      {value > 0 && <span class="is-staged" style={{ inlineSize: `${(100 * value) / most}%` }} />}
    </span>
  );
}

/** The result of a race without points: what happened to both sides, face to face. */
export function Result(props: ResultProps): JSX.Element {
  const { result: texts } = props.texts as NautilusTexts;
  const sides = sidesOf(props);
  const { round } = seenOf(props.state.view);
  return (
    <section class="result tally" aria-label={texts.title}>
      <Pennants seats={sides.find(({ rank }) => rank === 1)!.seats} />
      <h2 class="result-won is-staged">{headingOf(props, sides)}</h2>
      <table class="tally-figures">
        <caption>{texts.rounds(round)}</caption>
        <thead>
          <tr>
            <SideHead side={sides[0]!} texts={texts} />
            <td />
            <SideHead side={sides[1]!} texts={texts} />
          </tr>
        </thead>
        <tbody>
          {figuresOf(props).map((figure, place) => (
            <Row key={figure} figure={figure} place={place} sides={sides} texts={texts} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

type Texts = NautilusTexts['result'];

function SideHead({ side, texts }: { readonly side: Side; readonly texts: Texts }): JSX.Element {
  return (
    <th scope="col" class={side.rank === 1 ? 'tally-side is-first' : 'tally-side'}>
      <span class="tally-signs">
        {side.seats.map(seat => (
          <SeatSign key={seat} seat={seat} size={28} />
        ))}
      </span>
      <span class="tally-names">{side.names}</span>
      <span class="tally-home">{texts.sailors(side.home, side.all)}</span>
    </th>
  );
}

interface RowProps {
  readonly figure: Figure;
  readonly place: number;
  readonly sides: readonly Side[];
  readonly texts: Texts;
}

function Row({ figure, place, sides, texts }: RowProps): JSX.Element {
  const [one, two] = sides.map(({ figures }) => figures[figure]) as [number, number];
  const most = Math.max(one, two);
  return (
    <tr style={{ '--row': place }}>
      <td class="tally-one figures">
        <Bar value={one} most={most} /> {one}
      </td>
      <th scope="row" title={texts.about[figure]}>
        {texts.figures[figure]}
      </th>
      <td class="tally-two figures">
        <Bar value={two} most={most} /> {two}
      </td>
    </tr>
  );
}

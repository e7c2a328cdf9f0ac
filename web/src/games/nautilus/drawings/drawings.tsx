import type { Language } from '@ankerplatz/kit';
import { type BoardState, CARDS, type Card, type Piece, type Spot } from '@ankerplatz/nautilus';
import type { ComponentType, JSX } from 'preact';
import { loadTexts } from '../../../text/catalogue.ts';
import { drawnBy, type Example, type ExamplesIn } from '../../art/Examples.tsx';
import { CardFace } from '../art/cards.tsx';
import { Ground } from '../art/Ground.tsx';
import { PieceBody } from '../art/marbles.tsx';
import { piecesOn } from '../spots.ts';
import type { DrawingTexts } from '../text/drawings.en.ts';
import { type Chart, marbleSize, standOf } from '../zones/geometry.ts';
import './drawings.css';
import '../zones/ring.css';

const CHART: Chart = { ring: 64, mouths: [8, 24, 40, 56], bottom: 's', crew: 4 };

const AT_HOME = ['home', 'home', 'home', 'home'];
const EMPTY: BoardState = { sailors: { n: AT_HOME, e: AT_HOME, s: AT_HOME, w: AT_HOME }, moby: null };

/** Pieces on the ring, in caves and harbours; no others are drawn. */
type Pieces = Readonly<Partial<Record<Piece, Spot>>>;

/** The whole board, its north, or its north-east: a view box. */
const WHOLE = '-500 -500 1000 1000';
const NORTH = '-210 -505 420 320';
const NORTH_WIDE = '-280 -505 560 330';
const NORTH_EAST = '70 -465 420 340';

interface SceneProps {
  readonly pieces: readonly (readonly [piece: Piece, at: Spot])[];
  /** The board after the move. */
  readonly after?: readonly (readonly [piece: Piece, at: Spot])[];
  readonly box: string;
}

const shown = (look: string, pieces: SceneProps['pieces']): JSX.Element[] =>
  pieces.map(([piece, at]) => {
    const { x, y } = standOf(piece, at, CHART);
    return (
      <g key={piece + at} class={look} transform={`translate(${x} ${y}) scale(${marbleSize(CHART) / 12})`}>
        <PieceBody piece={piece} />
      </g>
    );
  });

/** A part of the board. */
function Scene({ pieces, after = [], box }: SceneProps): JSX.Element {
  const [, , width, height] = box.split(' ').map(Number);
  return (
    <svg class="art drawing-board" viewBox={box} style={{ aspectRatio: `${width} / ${height}` }} aria-hidden="true">
      <Ground chart={CHART} hasPlaces={false} />
      {shown('', pieces)}
      {shown('board-ghost', after)}
    </svg>
  );
}

const listed = (pieces: Pieces): SceneProps['pieces'] => Object.entries(pieces) as [Piece, Spot][];

const scene = (box: string, pieces: Pieces, after: SceneProps['after'] = []): JSX.Element => (
  <Scene box={box} pieces={listed(pieces)} after={after} />
);

const face = (card: Card): JSX.Element => (
  <span class="drawing-card">
    <CardFace card={card} />
  </span>
);

/** A drawn move: what is played, the pieces before it, and where it may lead. */
interface Walk {
  readonly card: Card;
  readonly pieces: Pieces;
  readonly after: readonly (readonly [piece: Piece, at: Spot])[];
}

/** Moves of North that are drawn. */
export const WALKS = {
  out: { card: '1', pieces: { n1: 'nhome', n2: 'nhome' }, after: [['n1', 't0']] },
  back: {
    card: '4',
    pieces: { n1: 't2' },
    after: [
      ['n1', 't62'],
      ['n1', 'nh1'],
    ],
  },
  split: {
    card: '5',
    pieces: { n1: 't5', n2: 't11' },
    after: [
      ['n1', 't8'],
      ['n2', 't13'],
    ],
  },
  passes: { card: '7', pieces: { n1: 't4', e1: 't6', w1: 't9' }, after: [['n1', 't11']] },
  lands: { card: '3', pieces: { n1: 't4', e1: 't7' }, after: [['n1', 't7']] },
  cave: { card: '3', pieces: { n1: 't6' }, after: [['n1', 'c0']] },
  inCave: { card: '3', pieces: { n1: 't6', e1: 'c0' }, after: [['n1', 'c0']] },
  past: { card: '9', pieces: { n1: 't60' }, after: [['n1', 't5']] },
  last: { card: '3', pieces: { n1: 't62', n2: 'nh1', n3: 'nh2', n4: 'nh3' }, after: [['n1', 'nh0']] },
  swapped: { card: '2', pieces: { n1: 't0' }, after: [['n1', 'nh1']] },
} as const satisfies Readonly<Record<string, Walk>>;

const walk = (box: string, name: keyof typeof WALKS, texts: DrawingTexts): Example => {
  const { pieces, after }: Walk = WALKS[name];
  return { picture: scene(box, pieces, after), caption: texts[name] };
};

const arrival = (texts: DrawingTexts): Example => ({
  picture: scene(NORTH, { n1: 't0' }, [['moby', 't63']]),
  caption: texts.arrives,
});

const wholeBoard = (caption: string): Example => ({
  picture: <Scene box={WHOLE} pieces={piecesOn(EMPTY)} />,
  caption,
});

/** The cards as they look, each in its own paragraph; what some of them do is drawn, too. */
const USES: Readonly<Partial<Record<Card, (texts: DrawingTexts) => Example>>> = {
  '1': texts => walk(NORTH, 'out', texts),
  '12': texts => walk(NORTH, 'out', texts),
  '4': texts => walk(NORTH, 'back', texts),
  '5': texts => walk(NORTH_EAST, 'split', texts),
  '7': texts => walk(NORTH_EAST, 'passes', texts),
  nautilus: texts => arrival(texts),
  compass: texts => ({
    picture: scene(NORTH_EAST, { n1: 't5', e2: 'c0' }, []),
    caption: texts.swap,
  }),
  moby: texts => ({
    picture: scene(NORTH_EAST, { moby: 't5', e1: 't11' }, [['moby', 't11']]),
    caption: texts.hunt,
  }),
};

const CARD_EXAMPLES: ExamplesIn<DrawingTexts> = Object.fromEntries(
  CARDS.map(card => [
    `#8.${card}`,
    (texts: DrawingTexts) => {
      const use = USES[card]?.(texts);
      return [{ picture: face(card), caption: '' }, ...(use ? [use] : [])];
    },
  ]),
);

/** The examples of each paragraph that has some, drawn with the pieces of the board. */
const EXAMPLES: ExamplesIn<DrawingTexts> = {
  '#short': texts => [wholeBoard(texts.board)],
  '#3': texts => [wholeBoard(texts.board)],
  '#5': texts => [{ picture: scene(NORTH, { n1: 'nh0', n2: 'nh1', n3: 'nh2', n4: 'nh3' }), caption: texts.arrived }],
  '#6': texts => [wholeBoard(texts.board)],
  '#7.4': texts => [
    { picture: scene(NORTH_EAST, { moby: 't5', e1: 't7' }, [['moby', 't9']]), caption: texts.dice },
    arrival(texts),
  ],
  ...CARD_EXAMPLES,
  '#9': texts => [{ picture: scene(NORTH, { n1: 't0' }), caption: texts.fresh }],
  '#9.1': texts => [{ picture: scene(NORTH_EAST, { n1: 't4', e1: 't7' }, [['n1', 't6']]), caption: texts.blocked }],
  '#9.2': texts => [walk(NORTH_EAST, 'lands', texts)],
  '#9.5': texts => [
    { picture: scene(NORTH_EAST, { n1: 't3', moby: 't5', e1: 't12' }), caption: texts.beforeRide },
    { picture: scene(NORTH_EAST, { n1: 't11', moby: 't12' }), caption: texts.afterRide },
  ],
  '#9.6': texts => [walk(NORTH_EAST, 'cave', texts)],
  '#9.7': texts => [{ picture: scene(NORTH, { n1: 'nh3', n2: 'nh1' }), caption: texts.harbour }],
  '#9.9': texts => [walk(NORTH_WIDE, 'past', texts)],
  '#9.10': texts => [walk(NORTH, 'last', texts)],
  '#9.11': texts => [walk(NORTH, 'swapped', texts)],
  '#10.2': texts => [walk(NORTH, 'back', texts)],
  '#10.3': texts => [walk(NORTH_EAST, 'inCave', texts)],
  '#10.4': texts => [
    { picture: scene(NORTH_EAST, { moby: 't5', e1: 'c0' }, [['moby', 't10']]), caption: texts.passesCave },
  ],
  '#10.5': texts => [arrival(texts)],
  '#10.6': texts => [
    { picture: scene(NORTH_EAST, { n1: 't3', moby: 't5' }), caption: texts.beforeRide },
    { picture: scene(NORTH_EAST, { n1: 't4', moby: 't5' }), caption: texts.alone },
  ],
  '#10.8': texts => [
    { picture: scene(NORTH, { n1: 'nhome', moby: 't0', e1: 't4' }), caption: texts.beforeOut },
    { picture: scene(NORTH, { n1: 't3', moby: 't4' }), caption: texts.afterOut },
  ],
  '#10.9': texts => [{ picture: scene(NORTH, { n1: 'nh3', n2: 'nh1' }), caption: texts.harbour }],
  '#11': texts => [wholeBoard(texts.duel)],
  '#12': texts => [{ picture: scene(NORTH, { n1: 'nh3', n2: 'nh2', n3: 'nh1' }), caption: texts.quick }],
};

const TEXT_FILES = import.meta.glob<Record<string, DrawingTexts>>('../text/drawings.??.ts');

/** By paragraph: its drawn examples. */
export const drawingsIn = async (language: Language): Promise<Readonly<Record<string, ComponentType>>> =>
  drawnBy(EXAMPLES, await loadTexts(TEXT_FILES, language));

import { type Language, TURN_ENDED } from '@ankerplatz/kit';
import { nauticus, tables } from '@ankerplatz/nauticus';
import { CATALOGUES } from '../text/catalogues.ts';
import type { Board, MakeBoard, Scene } from './board.ts';
import { apart, WIDTH, wrap } from './layout.ts';
import { choicesOf } from './nauticus/choices.ts';
import { dockLines } from './nauticus/dock.ts';
import { finaleLines } from './nauticus/finale.ts';
import type { Labels } from './nauticus/labels.ts';
import { playerLines, seatPaint } from './nauticus/players.ts';
import { ringLines } from './nauticus/ring.ts';
import { type Seen, seatOf, seenOf, type Turn } from './nauticus/seen.ts';

const labelsOf = async (language: Language): Promise<Labels> => {
  const { names } = await nauticus.words(language);
  const catalogue = CATALOGUES[language].nauticus;
  return { ...catalogue, tiles: names.tiles, offers: catalogue.offersOf(names) };
};

const headLine = (seen: Seen, { names, paint }: Scene, labels: Labels): string => {
  const left = labels.head(seen.round, tables.ROUNDS[seen.players.length]!, seen.phase, tables.PHASES);
  return apart(`  ${paint.bold(left)}`, labels.startPlayer(names[seen.start]!), WIDTH - 2);
};

const askedText = (turn: Turn | null, { asks }: Labels): string => {
  switch (turn?.asks) {
    case undefined:
      return asks.choose();
    case 'reward':
      return asks.reward(turn!.rewards!);
    case 'after-pass':
      return asks.afterPass();
    default:
      return asks[turn!.asks as 'bonus' | 'use' | 'free']();
  }
};

const kindName = (kind: string, { hulls, crests, tiles }: Labels): string =>
  ({ ...tiles, ...hulls, ...crests })[kind as keyof Labels['tiles']];

/** The running action and what there is for it. */
const turnText = (seen: Seen, labels: Labels): string => {
  const { turn, players } = seen;
  if (!turn) return '';
  const { workers, taler } = players[turn.seat]!;
  const name = labels.actions[turn.extra ?? turn.action].toUpperCase();
  return [
    turn.extra ? labels.about(labels.extraAction, name) : name,
    labels.workers(workers, turn.extra ? 0 : turn.blue),
    labels.taler(taler),
    ...(turn.bought.length > 0 ? [labels.bought(turn.bought.map(kind => kindName(kind, labels)).join(', '))] : []),
  ].join(' · ');
};

const askedLines = (seen: Seen, { names, paint }: Scene, labels: Labels): string[] => {
  const seat = seatOf(seen);
  const turn = turnText(seen, labels);
  return [
    ...(turn ? wrap(turn, WIDTH - 4, '  ').map(line => `  ${paint.bold(line)}`) : []),
    `  ${paint.bold(seatPaint(paint, seat)(names[seat]!))} ${askedText(seen.turn, labels)}`,
  ];
};

const docksOf = (scene: Scene, seats: readonly number[], labels: Labels): string[] =>
  seats.flatMap(seat => [
    `  ${scene.paint.bold(seatPaint(scene.paint, seat)(scene.names[seat]!))}`,
    ...dockLines(scene, seat, labels),
    '',
  ]);

const picture = (scene: Scene, labels: Labels): string[] => {
  const seen = seenOf(scene.view);
  return [
    headLine(seen, scene, labels),
    ...ringLines(seen, labels, scene.paint),
    ...playerLines(scene, labels),
    scene.paint.dim(`  ${labels.columnsNote}`),
    '',
    ...docksOf(scene, [...seen.players.keys()], labels),
  ];
};

/** The ring matters while an action is chosen; after that the running action, and what lies before the player. */
const decision = (scene: Scene, labels: Labels): string[] => {
  const seen = seenOf(scene.view);
  return [
    headLine(seen, scene, labels),
    ...(seen.turn ? [] : ringLines(seen, labels, scene.paint)),
    ...playerLines(scene, labels),
    ...(seen.turn ? [] : [scene.paint.dim(`  ${labels.columnsNote}`)]),
    '',
    ...dockLines(scene, seatOf(seen), labels),
    '',
    ...askedLines(seen, scene, labels),
  ];
};

export const nauticusBoard: MakeBoard = async (language): Promise<Board> => {
  const labels = await labelsOf(language);
  return {
    title: 'Nauticus',
    seatNames: labels.seatNames,
    nouns: [],
    isFinal: ({ type }) => type === TURN_ENDED,
    picture: scene => picture(scene, labels),
    decision: scene => decision(scene, labels),
    choices: view => choicesOf(view, labels),
    finale: (scene, outcome, figures) => finaleLines(scene, outcome, figures, labels),
  };
};

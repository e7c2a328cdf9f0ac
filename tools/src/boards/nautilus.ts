import { COLOURS, nautilus } from '@ankerplatz/nautilus';
import { CATALOGUES } from '../text/catalogues.ts';
import type { Board, MakeBoard, Scene } from './board.ts';
import { apart, WIDTH, wrap } from './layout.ts';
import { chartLines } from './nautilus/chart.ts';
import { choicesOf } from './nautilus/choices.ts';
import { finaleLines } from './nautilus/finale.ts';
import { cardText, discardLines, handLines } from './nautilus/hands.ts';
import { type Labels, labelsWith } from './nautilus/labels.ts';
import { colourPaint } from './nautilus/paints.ts';
import { sailorLines } from './nautilus/sailors.ts';
import { seatLines } from './nautilus/seats.ts';
import { coloursOf, otherOf, playedSeat, type Seen, seenOf, type Waits } from './nautilus/seen.ts';

const headLine = (seen: Seen, { names, paint }: Scene, labels: Labels): string => {
  const left = labels.head(labels.variants[seen.variant], seen.round);
  return apart(`  ${paint.bold(left)}`, labels.deal(names[seen.dealer]!, seen.deckSize), WIDTH - 2);
};

const lastLine = ({ last }: Seen, labels: Labels): string =>
  `  ${labels.about(labels.lastCard, last ? cardText(last, labels) : labels.none)}`;

const boardLines = (seen: Seen, scene: Scene, labels: Labels): string[] => [
  headLine(seen, scene, labels),
  ...chartLines(seen, labels, scene.paint),
  '',
  ...seatLines(scene, labels),
  ...(seen.announced ? [scene.paint.dim(`  ${labels.announcedNote}`)] : []),
];

const picture = (scene: Scene, labels: Labels): string[] => {
  const seen = seenOf(scene.view);
  return [
    ...boardLines(seen, scene, labels),
    '',
    ...sailorLines(scene, COLOURS, labels),
    '',
    ...discardLines(scene, labels),
    lastLine(seen, labels),
    ...handLines(scene, labels),
  ];
};

/** The question of a phase. `giver` is the seat whose card is given. */
const askedText = (waits: Waits, seen: Seen, giver: number, names: readonly string[], labels: Labels): string => {
  const { asks } = labels;
  const other = names[otherOf(seen, giver)]!;
  switch (waits.phase) {
    case 'exchange':
    case 'ask':
      return asks[waits.phase](other);
    case 'use':
      return asks.use(cardText(seen.last!, labels));
    case 'step':
      return asks.step(waits.left!);
    case 'return':
      return asks.return(other, cardText(waits.got!, labels));
    default:
      return asks[waits.phase]();
  }
};

/** The player whose card is laid in a trade: a commander lays for the commanded player first. */
const deciding = (seen: Seen): number => {
  const played = playedSeat(seen)!;
  const hasLaid = seen.waits?.phase === 'trade' && seen.known.laid.includes(played);
  return hasLaid ? seen.seat! : played;
};

const askedLines = (seen: Seen, { names, paint }: Scene, labels: Labels): string[] => {
  const seat = seen.seat!;
  const played = deciding(seen);
  const asked = askedText(seen.waits!, seen, played, names, labels);
  const text = played === seat ? asked : labels.commanded(asked, names[played]!);
  const name = names[seat]!;
  const painted = paint.bold(colourPaint(paint, coloursOf(seen, seat)[0]!)(name));
  return wrap(`${name} ${text}`, WIDTH - 4, '  ').map(
    (line, i) => `  ${i === 0 ? painted + line.slice(name.length) : line}`,
  );
};

const decision = (scene: Scene, labels: Labels): string[] => {
  const seen = seenOf(scene.view);
  return [
    ...boardLines(seen, scene, labels),
    '',
    ...sailorLines(scene, coloursOf(seen, deciding(seen)), labels),
    lastLine(seen, labels),
    ...handLines(scene, labels),
    '',
    ...askedLines(seen, scene, labels),
  ];
};

/** After these events a seat has learned something. */
const FINAL = ['passed', 'opened', 'stormed', 'boarded', 'asked', 'rolled', 'roundBegan', 'won'];

export const nautilusBoard: MakeBoard = async (language): Promise<Board> => {
  const labels = labelsWith(CATALOGUES[language].nautilus, await nautilus.words(language));
  return {
    title: 'Nautilùs',
    seatNames: COLOURS.map(colour => labels.quarters[colour]),
    nouns: Object.values(labels.words.names.nouns),
    isFinal: ({ type }) => FINAL.includes(type),
    picture: scene => picture(scene, labels),
    decision: scene => decision(scene, labels),
    choices: view => choicesOf(view, labels),
    finale: (scene, outcome, figures) => finaleLines(scene, outcome, figures, labels),
  };
};

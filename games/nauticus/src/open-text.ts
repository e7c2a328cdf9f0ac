/** The JSON of what all seats see, written at once: a view is made after every move, and to make objects for it first takes three times as long. */

import * as at from './memory/cells.ts';
import { type Cells, playerAt } from './memory/cells.ts';
import { ITEMS } from './memory/material.ts';
import type { NauticusOptions } from './options.ts';
import type { NauticusPosition } from './position.ts';
import { takenOf } from './rules/offers.ts';
import { goodAt, goodsOf, hullOf, mastAt, mastsOf, sailAt, sailsOf } from './rules/ships.ts';
import { SPACES } from './tables.ts';
import {
  ACTIONS,
  ASKS,
  CHOOSE,
  CRESTS,
  FIRST_GOOD,
  HULLS,
  NOTHING,
  type PaidAction,
  REWARD,
  REWARDS,
  TILES,
} from './types.ts';

const quoted = (words: readonly string[]): string[] => words.map(word => JSON.stringify(word));

const ACTION_TEXTS = quoted(ACTIONS);
const ASK_TEXTS = quoted(ASKS);
const CREST_TEXTS = quoted(CRESTS);
const REWARD_TEXTS = quoted(REWARDS);
const TILE_TEXTS = quoted(TILES);
const GOOD_TEXTS = TILE_TEXTS.slice(FIRST_GOOD);
/** Indexable by the bits of a ship that say what its hull is. */
const HULL_TEXTS = Array.from({ length: 1 << (HULLS.length + 1) }, (_, bits) => JSON.stringify(hullOf(bits)));

/** A list of so many, by the texts of their places. */
const listText = (length: number, textAt: (place: number) => string): string => {
  if (length === 0) return '[]';
  let text = `[${textAt(0)}`;
  for (let place = 1; place < length; place++) text += `,${textAt(place)}`;
  return `${text}]`;
};

/** Indexable by the bits of the spaces whose tile is turned over. */
const USED_TEXTS = Array.from({ length: 1 << SPACES }, (_, bits) =>
  listText(SPACES, space => String((bits & (1 << space)) !== 0)),
);

/** As many of each kind as its cell says. */
const copiesText = (cells: Cells, first: number, kinds: readonly string[]): string => {
  let text = '';
  for (let kind = 0; kind < kinds.length; kind++)
    for (let left = cells[first + kind]!; left > 0; left--) text += text === '' ? kinds[kind]! : `,${kinds[kind]!}`;
  return `[${text}]`;
};

const shipText = (word: number, order: number): string => {
  const masts = listText(mastsOf(word), slot => CREST_TEXTS[mastAt(order, slot)]!);
  const sails = listText(sailsOf(word), slot => CREST_TEXTS[sailAt(order, slot)]!);
  const goods = listText(goodsOf(word), slot => GOOD_TEXTS[goodAt(order, slot)]!);
  return `{"hull":${HULL_TEXTS[word & (HULL_TEXTS.length - 1)]!},"masts":${masts},"sails":${sails},"goods":${goods}}`;
};

const playerText = (cells: Cells, seat: number): string => {
  const player = playerAt(seat);
  const ships = listText(cells[player + at.SHIPS]!, ship => {
    const first = player + at.SHIP + 2 * ship;
    return shipText(cells[first]!, cells[first + 1]!);
  });
  const own = (offset: number): number => cells[player + offset]!;
  const storage = copiesText(cells, player + at.STORAGE, TILE_TEXTS);
  const delivered = copiesText(cells, player + at.DELIVERED, GOOD_TEXTS);
  return (
    `{"points":${own(at.POINTS)},"taler":${own(at.TALER)},"workers":${own(at.WORKERS)},"passes":${own(at.PASSES)}` +
    `,"extra":${own(at.HAS_EXTRA) === 1},"crownPoints":${own(at.CROWN_POINTS)}` +
    `,"storage":${storage},"delivered":${delivered},"ships":${ships}}`
  );
};

const takenText = (cells: Cells): string => {
  let text = '';
  for (let kind = 0; kind < REWARDS.length; kind++)
    if (takenOf(cells, kind)) text += `${text === '' ? '' : ','}${REWARD_TEXTS[kind]!}:${takenOf(cells, kind)}`;
  return `{${text}}`;
};

const boughtText = ({ cells, material, running }: NauticusPosition): string => {
  if (cells[at.BOUGHT] === 0) return '[]';
  let text = '';
  const items = material.layout.items[ACTIONS[running] as PaidAction];
  for (let item = 0; item < ITEMS; item++)
    if (cells[at.BOUGHT]! & (1 << item)) text += `${text === '' ? '' : ','}"${items[item]!}"`;
  return `[${text}]`;
};

const turnText = (position: NauticusPosition): string => {
  const { cells } = position;
  const asked = cells[at.ASKED]!;
  if (asked === CHOOSE || asked === NOTHING) return 'null';
  const rewards = asked === REWARD ? `,"rewards":${cells[at.REWARDS_LEFT]!},"taken":${takenText(cells)}` : '';
  const extra = ACTION_TEXTS[cells[at.EXTRA]!] ?? 'null';
  return (
    `{"seat":${cells[at.SEAT]!},"asks":${ASK_TEXTS[asked]!},"action":${ACTION_TEXTS[cells[at.ACTION]!]!}` +
    `,"blue":${cells[at.BLUE]!},"extra":${extra},"bought":${boughtText(position)}` +
    `,"passed":${cells[at.PASSED] === 1}${rewards}}`
  );
};

/** Written once for all positions of a table. */
const OPTIONS = new WeakMap<NauticusOptions, string>();

const optionsText = (options: NauticusOptions): string => {
  const known = OPTIONS.get(options);
  if (known !== undefined) return known;
  const text = JSON.stringify(options);
  OPTIONS.set(options, text);
  return text;
};

const progressText = (cells: Cells): string =>
  `"uses":${cells[at.USES]!},"last":${cells[at.LAST]!},"fifth":${cells[at.FIFTH]!},"extraCrowns":${cells[at.EXTRA_CROWNS]!}`;

export const makeOpenText = (position: NauticusPosition): string => {
  const { cells, setup, material } = position;
  const anchor = cells[at.ANCHOR]! < 0 ? 'null' : cells[at.ANCHOR]!;
  const tiles = listText(SPACES, space => ACTION_TEXTS[cells[at.TILE_AT + space]!]!);
  const players = listText(setup.seats, seat => playerText(cells, seat));
  const layout = material.isPrinted ? '' : `,"layout":${JSON.stringify(setup.options.layout)}`;
  return (
    `{"game":"nauticus","round":${cells[at.ROUND]!},"phase":${cells[at.PHASE]!},"start":${cells[at.START_SEAT]!}` +
    `,"wheel":${cells[at.WHEEL]!},"anchor":${anchor},"tiles":${tiles},"used":${USED_TEXTS[cells[at.USED]!]!}` +
    `,"players":${players},"over":${cells[at.ASKED] === NOTHING},"turn":${turnText(position)}${layout}` +
    `,"known":{${progressText(cells)},"options":${optionsText(setup.options)}}}`
  );
};

import { tables, types } from '@ankerplatz/nauticus';
import {
  DRAFT,
  described,
  exactly,
  flag,
  list,
  object,
  orNull,
  ref,
  type Schema,
  table,
  viewOf,
  whole,
  words,
} from './schema.ts';

const { ACTIONS, ASKS, BONUSES, CRESTS, GOODS, HULLS, PAID_ACTIONS, REWARDS, TILES } = types;
const { CROWN_LIMIT, MIDDLES, PASS_TILES, PHASES, ROUNDS, SPACES, STORAGE_FIELDS } = tables;

const MOST_PLAYERS = 4;
const MOST_ROUNDS = Math.max(...Object.values(ROUNDS));
const MOST_PARTS = 2 + MIDDLES;
/** Items of a blue tile, and so prices of a space. */
const ITEMS = 4;
/** The questions to the seat on turn in the middle of a turn. */
const TURN_ASKS = ASKS.filter(asks => asks !== 'choose' && asks !== 'nothing');

const $defs: Readonly<Record<string, Schema>> = {
  seat: whole(0, MOST_PLAYERS - 1),
  space: described('clockwise from the one at the top', whole(0, SPACES - 1)),
  action: words(ACTIONS),
  tile: words(TILES),
  good: words(GOODS),
  crest: words(CRESTS),
  ship: object({
    hull: described('from bow to stern', list(words(HULLS), 1, MOST_PARTS)),
    masts: list(ref('crest'), 0, MOST_PARTS),
    sails: list(ref('crest'), 0, MOST_PARTS),
    goods: list(ref('good'), 0, MOST_PARTS),
  }),
  player: object({
    points: described('on the track, without the final scoring', { type: 'integer' }),
    taler: whole(0),
    workers: whole(0),
    passes: described('pass tiles turned in this round', whole(0, PASS_TILES.length)),
    extra: described('whether the extra action is still to be had', flag),
    crownPoints: described('by the crowns action in this round', whole(0, CROWN_LIMIT)),
    storage: list(ref('tile'), 0, STORAGE_FIELDS),
    delivered: list(ref('good')),
    ships: described('in the order in which they were begun', list(ref('ship'))),
  }),
  turn: object(
    {
      seat: ref('seat'),
      asks: words(TURN_ASKS),
      action: described("the phase's action", ref('action')),
      blue: described('blue workers of the phase', whole(0, 3)),
      extra: described('the extra action that is running', orNull(ref('action'))),
      bought: described('kinds bought so far, each once', list(words([...HULLS, ...CRESTS, ...GOODS]), 0, ITEMS)),
      passed: flag,
    },
    {
      rewards: described('rewards still to take', whole(1)),
      taken: described('rewards taken for this ship', table(REWARDS, whole(1, 2))),
    },
  ),
  layout: object({
    bonuses: exactly(SPACES, words(BONUSES)),
    prices: exactly(SPACES, exactly(ITEMS, whole(0, 3))),
    wheel: exactly(SPACES, whole(0, 3)),
    items: object(
      Object.fromEntries(PAID_ACTIONS.map(action => [action, exactly(ITEMS, words(tables.LAYOUT.items[action]))])),
    ),
  }),
};

const known = object({
  uses: described('uses of the running action in this turn', whole(0)),
  last: described('1 if the extra action that is running ends the turn', whole(0, 1)),
  fifth: described('1 if the free fifth tile waits for the rewards, 2 if it was given', whole(0, 2)),
  extraCrowns: described('points scored by crowns as the extra action', whole(0)),
  options: object({ players: whole(2, MOST_PLAYERS), start: orNull(ref('seat')), layout: ref('layout') }),
});

/** All seats and spectators of Nauticus see the same, but for `seat` and `moves`. */
export const nauticusView: Schema = {
  $schema: DRAFT,
  $id: 'urn:ankerplatz:view:nauticus',
  title: 'A view of Nauticus',
  ...viewOf(
    'nauticus',
    {
      round: whole(1, MOST_ROUNDS),
      phase: whole(1, PHASES),
      start: described('the start player', ref('seat')),
      wheel: described("the space that the wheel's anchor points at", ref('space')),
      anchor: described('the space with the anchor tile', orNull(ref('space'))),
      tiles: described('the action on each space', { ...exactly(SPACES, ref('action')), uniqueItems: true }),
      used: described('the tiles turned over, by space', exactly(SPACES, flag)),
      players: described('by seat', list(ref('player'), 2, MOST_PLAYERS)),
      turn: described('how far the turn is; null while the start of a phase is to be chosen', orNull(ref('turn'))),
    },
    known,
    { layout: described('where it differs from the printed one', ref('layout')) },
  ),
  $defs,
};

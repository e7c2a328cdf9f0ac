import type { GameEvent, Players, Seat } from '@ankerplatz/kit';
import { type NauticusEvent, type Tile, tables } from '@ankerplatz/nauticus';
import type { BoardProps } from '../../../board/board.ts';
import type { Step } from '../../../board/draft.ts';
import { makeList } from '../../../text/phrases.ts';
import type { SoundName } from '../../../ui/motion/sound.ts';
import { decidingOf, eventOf, eventsOf, viewOf, wordsOf } from '../selectors.ts';
import type { DecidingTexts } from '../text/deciding.ts';

type Destination = Extract<NauticusEvent, { type: 'bought' }>['to'];

const where = (to: Destination, { chips }: DecidingTexts): string => {
  if (to === 'store') return chips.store;
  return to.isNew ? chips.fresh : chips.ship(to.ship);
};

/** The few words of a step. */
export const chip = (step: Step, board: BoardProps): string => {
  const { chips, actions } = decidingOf(board);
  const { tiles, rewards } = wordsOf(board).names;
  const [event] = eventsOf(step);
  switch (event?.type) {
    case 'chose':
      return chips.take(actions[event.action]);
    case 'bonusTile':
      return chips.to(tiles[event.tile], chips.store);
    case 'bought':
    case 'loaded':
      return chips.to(tiles[event.tile], where(event.to, decidingOf(board)));
    case 'freeTile':
      return chips.free(tiles[event.tile]);
    case 'rewarded':
      return event.goods.length > 0 ? event.goods.map(good => tiles[good]).join(' + ') : rewards[event.reward];
    case 'gotMoney':
      return chips.money;
    case 'delivered':
      return chips.deliver(event.ship);
    case 'scoredCrowns':
      return chips.crowns(event.points);
    case 'extraBegan':
      return chips.extra(actions[event.action]);
    case 'passed':
      return chips.pass;
    default:
      return chips.end;
  }
};

export const heading = (board: BoardProps): string => {
  const { round, phase, players } = viewOf(board.draft);
  return decidingOf(board).heading(round, tables.ROUNDS[players.length]!, phase, tables.PHASES);
};

/**
 * Events that only move pieces are not told: readers want what was done. The bonus is named with the choice that brings
 * it.
 */
const UNTOLD: ReadonlySet<NauticusEvent['type']> = new Set(['bonus', 'turnEnded', 'phaseEnded']);

export const isTold = (event: GameEvent): boolean => !UNTOLD.has(eventOf(event).type);

type Bought = Extract<NauticusEvent, { type: 'bought' }>;
type Loaded = Extract<NauticusEvent, { type: 'loaded' }>;

/** Purchases, or transports, of a seat one after another: told in one sentence. */
interface Several {
  readonly type: 'several';
  readonly seat: Seat;
  readonly parts: readonly [Bought, ...Bought[]] | readonly [Loaded, ...Loaded[]];
}
type ToldEvent = NauticusEvent | Several;

const severalOf = (a: ToldEvent, b: ToldEvent): Several | undefined => {
  if (b.type !== 'bought' && b.type !== 'loaded') return undefined;
  const parts = a.type === 'several' ? a.parts : [a];
  const isAlike = parts[0]!.type === b.type && parts[0]!.seat === b.seat;
  return isAlike ? ({ type: 'several', seat: b.seat, parts: [...parts, b] } as Several) : undefined;
};

/** Alike ones are counted: "2 × star mast". */
const countedTiles = (parts: readonly { readonly tile: Tile }[], names: Readonly<Record<Tile, string>>): string => {
  const counts = new Map<Tile, number>();
  for (const { tile } of parts) counts.set(tile, (counts.get(tile) ?? 0) + 1);
  return makeList([...counts].map(([tile, count]) => (count === 1 ? names[tile] : `${count} × ${names[tile]}`)));
};

/** "bow and stern (ship 2), star mast (storage)". */
const partsInWords = (parts: Several['parts'], board: BoardProps): string => {
  const texts = decidingOf(board);
  const byPlace = new Map<string, (Bought | Loaded)[]>();
  for (const part of parts) {
    const place = part.to === 'store' ? where('store', texts) : texts.chips.ship(part.to.ship);
    byPlace.set(place, [...(byPlace.get(place) ?? []), part]);
  }
  const { tiles } = wordsOf(board).names;
  return [...byPlace].map(([place, some]) => `${countedTiles(some, tiles)} (${place})`).join(', ');
};

/** The sentence of things that were done one after another. */
export const sentence = (event: GameEvent, board: BoardProps, players: Players): string | undefined => {
  const told = event as ToldEvent;
  if (told.type !== 'several') return undefined;
  const { log } = decidingOf(board);
  const what = partsInWords(told.parts, board);
  if (told.parts[0].type === 'loaded') return log.loaded(players, told.seat, what);
  return log.bought(
    players,
    told.seat,
    (told.parts as readonly Bought[]).reduce((sum, { price }) => sum + price, 0),
    what,
  );
};

const sumOf = (a: NauticusEvent, b: NauticusEvent): NauticusEvent | undefined => {
  if (a.type === 'gotMoney' && b.type === 'gotMoney' && a.seat === b.seat) return { ...a, taler: a.taler + b.taler };
  if (a.type === 'scoredCrowns' && b.type === 'scoredCrowns' && a.seat === b.seat && a.crowns === b.crowns)
    return { ...a, points: a.points + b.points };
  return undefined;
};

/** Uses of one action are told as one: what brings the same thing with its sum. */
export const merged = (event: GameEvent, next: GameEvent): GameEvent | undefined =>
  severalOf(event as ToldEvent, next as ToldEvent) ?? sumOf(eventOf(event), eventOf(next));

/** The player who last used an action may be the first to choose the next one. */
export const beginsTurn = (event: GameEvent): boolean => eventOf(event).type === 'chose';

export const isQuiet = (event: GameEvent): boolean => eventOf(event).type === 'passed';

/**
 * Events that matter to every seat, though another caused them: the action that is to be performed, and the ends of
 * rounds.
 */
export const concerns = (event: GameEvent, seat: Seat): 0 | 1 | 2 => {
  const happened = eventOf(event);
  switch (happened.type) {
    case 'roundEnded':
      return 2;
    case 'chose':
      return happened.seat === seat ? 0 : 2;
    case 'roundBegan':
    case 'gameEnded':
      return 1;
    default:
      return 0;
  }
};

const SOUNDS: Readonly<Partial<Record<NauticusEvent['type'], SoundName>>> = {
  bought: 'coin',
  gotMoney: 'coin',
  bonusTile: 'place',
  freeTile: 'place',
  loaded: 'place',
  delivered: 'place',
  shipFinished: 'ship',
  scoredCrowns: 'crowns',
  roundBegan: 'round',
};

export const sound = (event: GameEvent): SoundName | undefined => SOUNDS[eventOf(event).type];

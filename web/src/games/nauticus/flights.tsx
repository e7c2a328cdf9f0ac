import { type ByTag, byTag, type GameEvent, type Seat } from '@ankerplatz/kit';
import type { NauticusEvent, Tile, types } from '@ankerplatz/nauticus';
import { tables } from '@ankerplatz/nauticus';
import type { ComponentChild } from 'preact';
import type { Flight } from '../../ui/motion/travel.ts';
import { CrestSign } from './art/crests.tsx';
import { AnchorTile, Points, StartToken, Taler, Worker } from './art/signs.tsx';
import { TilePicture } from './art/TilePicture.tsx';
import { eventOf } from './selectors.ts';

type Destination = Extract<NauticusEvent, { type: 'bought' }>['to'];
type Places = readonly string[];

/** Where things are, by `data-place`: first the very place, then what stands for it while it is folded away. */
const RUNNING: Places = ['running', 'wheel', 'supply'];
const BONUS: Places = ['bonus', ...RUNNING];
const seatAt = (seat: Seat): Places => [`seat-${seat}`];
const storageAt = (seat: Seat): Places => [`storage-${seat}`, ...seatAt(seat)];
const shipAt = (seat: Seat, ship: number): Places => [`ship-${seat}-${ship}`, `dock-${seat}`, ...seatAt(seat)];
const ownAt = (what: string, seat: Seat): Places => [`${what}-${seat}`, ...seatAt(seat)];
const destination = (seat: Seat, to: Destination): Places => (to === 'store' ? storageAt(seat) : shipAt(seat, to.ship));

/** Several of a kind go together; more than a few look like no more. */
const FEW = 4;
const many = (count: number, sprite: () => ComponentChild, from: Places, to: Places): readonly Flight[] =>
  Array.from({ length: Math.min(FEW, count) }, (_, i) => ({ from, to, sprite: sprite(), joins: i > 0 }));

const workers = (count: number, from: Places, seat: Seat): readonly Flight[] =>
  many(count, () => <Worker />, from, ownAt('workers', seat));
const taler = (count: number, from: Places, seat: Seat): readonly Flight[] =>
  many(count, () => <Taler />, from, ownAt('taler', seat));
const points = (count: number, from: Places, seat: Seat): readonly Flight[] =>
  count > 0 ? [{ from, to: ownAt('points', seat), sprite: <Points figure={count} /> }] : [];
const tile = (kind: Tile, from: Places, to: Places): Flight => ({ from, to, sprite: <TilePicture tile={kind} /> });

/** Flights of a reward to a seat. */
const REWARDED: Readonly<Record<types.Reward, (seat: Seat, goods: readonly types.Good[]) => readonly Flight[]>> = {
  'mast:crown': seat => [tile('mast:crown', ['reward-mast:crown', ...RUNNING], storageAt(seat))],
  'sail:crown': seat => [tile('sail:crown', ['reward-sail:crown', ...RUNNING], storageAt(seat))],
  points: seat => points(tables.REWARD_POINTS, ['reward-points', ...RUNNING], seat),
  taler: seat => taler(tables.REWARD_TALER, ['reward-taler', ...RUNNING], seat),
  workers: seat => workers(tables.REWARD_WORKERS, ['reward-workers', ...RUNNING], seat),
  goods: (seat, goods) => goods.map(good => tile(good, ['reward-goods', ...RUNNING], storageAt(seat))),
};

const NOTHING = (): readonly Flight[] => [];

const FLIGHTS: ByTag<NauticusEvent, 'type', readonly Flight[]> = {
  chose: NOTHING,
  bonus: ({ seat, workers: w, points: p, taler: t }) => [
    ...workers(w, BONUS, seat),
    ...points(p, BONUS, seat),
    ...taler(t, BONUS, seat),
  ],
  bonusTile: ({ seat, tile: kind }) => [tile(kind, BONUS, storageAt(seat))],
  bonusForfeited: NOTHING,
  bought: ({ seat, tile: kind, to }) => [tile(kind, [`item-${kind}`, ...RUNNING], destination(seat, to))],
  freeTile: ({ seat, tile: kind }) => [tile(kind, [`item-${kind}`, ...RUNNING], storageAt(seat))],
  freeForfeited: NOTHING,
  loaded: ({ seat, tile: kind, to }) => [tile(kind, storageAt(seat), destination(seat, to))],
  shipFinished: NOTHING,
  rewarded: ({ seat, reward, goods }) => REWARDED[reward](seat, goods),
  gotMoney: ({ seat, taler: t }) => taler(t, RUNNING, seat),
  delivered: ({ seat, ship, goods }) =>
    goods.map((good, i) => ({ ...tile(good, shipAt(seat, ship), ownAt('delivered', seat)), joins: i > 0 })),
  scoredCrowns: ({ seat, crowns, points: p }) => [
    ...many(crowns, () => <CrestSign crest="crown" />, RUNNING, ownAt('points', seat)),
    ...points(p, RUNNING, seat),
  ],
  extraBegan: ({ seat, workers: w }) => workers(w, ownAt('extra', seat), seat),
  passed: ({ seat, turned }) =>
    turned ? [{ from: RUNNING, to: ownAt('passes', seat), sprite: <CrestSign crest="crown" /> }] : [],
  turnEnded: NOTHING,
  phaseEnded: ({ action, anchored, start }) => [
    ...(anchored ? [{ from: ['wheel'], to: [`tile-${action}`], sprite: <AnchorTile /> }] : []),
    { from: [`tile-${action}`, 'wheel'], to: seatAt(start), sprite: <StartToken /> },
  ],
  roundEnded: ({ lost }) =>
    lost.flatMap((number, seat) =>
      number > 0
        ? [
            {
              from: ownAt('passes', seat),
              to: ownAt('points', seat),
              sprite: <span class="pass-face">−{number}</span>,
              joins: seat > 0,
            },
          ]
        : [],
    ),
  /** The wheel turns and the tiles turn back by themselves. */
  roundBegan: NOTHING,
  gameEnded: NOTHING,
};

/** The pieces that travel with an event. */
export const flights = (event: GameEvent): readonly Flight[] => byTag(FLIGHTS, 'type', eventOf(event));

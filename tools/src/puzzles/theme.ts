import type { GameEvent } from '@ankerplatz/kit';
import type { Theme } from '@ankerplatz/kit/puzzle';
import type { NauticusEvent } from '@ankerplatz/nauticus';
import { COLOURS, isHarbour, type NautilusEvent, SPECIALS } from '@ankerplatz/nautilus';

/** A theme, and whether the events of a seat's turn show it. */
type Sign<E extends GameEvent> = readonly [Theme, (events: readonly E[], seat: number) => boolean];

const has = <E extends GameEvent>(events: readonly E[], ...types: readonly E['type'][]): boolean =>
  events.some(({ type }) => types.includes(type));

const NAUTICUS: readonly Sign<NauticusEvent>[] = [
  ['delivery', events => has(events, 'delivered')],
  ['extra', events => has(events, 'extraBegan')],
  ['finish', events => has(events, 'shipFinished')],
  ['crowns', events => has(events, 'scoredCrowns')],
  ['money', events => has(events, 'gotMoney')],
  ['pass', events => has(events, 'passed')],
  ['build', () => true],
];

/** Whether a sailor is of a seat's partner. */
const isPartners = (sailor: string, seat: number): boolean => sailor[0] === COLOURS[(seat + 2) % COLOURS.length]![0];

const NAUTILUS: readonly Sign<NautilusEvent>[] = [
  ['whale', events => has(events, 'whaleArrived', 'whaleMoved', 'rode')],
  ['special', events => events.some(event => event.type === 'played' && SPECIALS.some(card => card === event.card))],
  ['skip', events => has(events, 'skipped')],
  ['capture', events => has(events, 'captured')],
  ['berth', events => events.some(event => event.type === 'moved' && isHarbour(event.to))],
  ['split', events => events.filter(({ type }) => type === 'moved').length > 1],
  ['swap', events => has(events, 'swapped')],
  ['partner', (events, seat) => events.some(event => event.type === 'moved' && isPartners(event.sailor, seat))],
  ['out', events => has(events, 'broughtOut')],
  ['advance', () => true],
];

const SIGNS: Readonly<Record<string, readonly Sign<GameEvent>[]>> = {
  nauticus: NAUTICUS as unknown as readonly Sign<GameEvent>[],
  nautilus: NAUTILUS as unknown as readonly Sign<GameEvent>[],
};

/** The subject of a turn. */
export const themeOf = (game: string, events: readonly GameEvent[], seat: number): Theme =>
  SIGNS[game]!.find(([, isShown]) => isShown(events, seat))![0];

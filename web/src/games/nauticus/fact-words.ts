/** Facts of a glance in words, for the list of actions and for speech. */
import {
  type ActionFacts,
  type ActionLimits,
  type Finish,
  isClosedShip,
  missingOf,
  type ShipState,
  tables,
  type types,
} from '@ankerplatz/nauticus';
import { makePair, makeRow } from '../../text/phrases.ts';
import type { DecidingTexts } from './text/deciding.ts';

type Texts = Pick<DecidingTexts, 'table' | 'ship' | 'list'>;

const finishText = ({ ship, size }: Finish, texts: Texts): string => texts.table.finishes(texts.ship(ship), size);

/** Ships that can be finished, in short: the first with its word, further ones by their numbers. */
export const finishedText = (finishes: readonly Finish[], { chips }: Pick<DecidingTexts, 'chips'>): string =>
  finishes
    .map(({ ship }, place) => {
      if (ship === 'new') return chips.fresh;
      return place > 0 ? ship : chips.ship(ship);
    })
    .join(', ');

const crownsText = ({ workers, crowns, points }: NonNullable<ActionLimits['crowns']>, { table }: Texts): string =>
  table.crowns(workers, crowns, points, workers * crowns > points);

/** The offers of an action in words: uses, ships it finishes, goods it delivers, points. */
export const reachTexts = (
  action: ActionFacts['action'],
  reach: ActionLimits,
  blue: number,
  texts: Texts,
): string[] => {
  const { table } = texts;
  switch (action) {
    case 'money':
      return [reach.uses > 0 ? table.money(reach.uses, reach.uses * tables.MONEY_TALER) : table.noUse];
    case 'crowns':
      return [reach.crowns ? crownsText(reach.crowns, texts) : table.noCrowns];
    case 'deliver':
      return [
        reach.goods > 0
          ? table.delivers(reach.goods, reach.deliveries.length === 1 ? reach.deliveries[0]!.points : 0)
          : table.nothingToDeliver,
      ];
    default:
      return [
        reach.uses > 0 ? table.uses(reach.uses, Math.min(blue, reach.uses)) : table.noUse,
        ...reach.finishes.map(finish => finishText(finish, texts)),
      ];
  }
};

/** The uses that another seat could make of an action. */
export const otherTexts = (name: string, reach: ActionLimits, texts: Texts): string =>
  [
    texts.table.otherUses(name, reach.uses),
    ...reach.finishes.map(({ ship }) => texts.table.otherFinishes(texts.ship(ship))),
    ...(reach.goods > 0 ? [texts.table.otherDelivers(reach.goods)] : []),
  ].join(', ');

/** Whether a seat could finish or deliver a ship. */
export const isStrong = ({ finishes, goods }: ActionLimits): boolean => finishes.length > 0 || goods > 0;

const missingText = (ship: ShipState, texts: DecidingTexts): string => {
  const missing = missingOf(ship);
  if (!missing) return '';
  const crest = missing.crest && texts.crests[missing.crest];
  const parts = [
    ...missing.hull.map(part => texts.hulls[part]),
    ...(missing.masts > 0 ? [texts.missing.masts(missing.masts, crest)] : []),
    ...(missing.sails > 0 ? [texts.missing.sails(missing.sails, crest)] : []),
  ];
  return texts.missing.missing(texts.list(parts));
};

/** Equal crests in a row are counted together: the order stays that in which they were placed. */
const crested = (crests: readonly types.Crest[], say: (n: number, crest: string) => string, texts: DecidingTexts) => {
  const runs: { readonly crest: types.Crest; length: number }[] = [];
  for (const crest of crests) {
    const last = runs.at(-1);
    if (last?.crest === crest) last.length++;
    else runs.push({ crest, length: 1 });
  }
  return runs.map(({ crest, length }) => say(length, texts.crests[crest]));
};

/** “ship 2: bow, middle, open; 2 whale masts; 1 whale sail; fish”. */
export const shipText = (ship: ShipState, number: number, texts: DecidingTexts): string => {
  const { parts: words } = texts;
  const hull = ship.hull.map(part => texts.hulls[part]).join(', ');
  const parts = [
    words.hull(hull, !isClosedShip(ship)),
    ...crested(ship.masts, words.masts, texts),
    ...crested(ship.sails, words.sails, texts),
    ...(ship.goods.length > 0 ? [ship.goods.map(good => texts.goods[good]).join(', ')] : []),
    ...(missingOf(ship) ? [] : [words.finished(tables.SHIP_POINTS[ship.hull.length]!)]),
  ];
  return `${makePair(texts.shipName(number), makeRow(parts))}.`;
};

/** A whole ship, with what it lacks. */
export const wholeShipText = (ship: ShipState, number: number, texts: DecidingTexts): string =>
  [shipText(ship, number, texts), missingText(ship, texts)].filter(Boolean).join(' ');

/** An unfinished ship with what it would bring and lacks; a finished one with its load. */
export const shipNews = (ship: ShipState, number: number, texts: DecidingTexts): string => {
  const missing = missingOf(ship);
  if (!missing) return shipText(ship, number, texts);
  const { brings } = texts.missing;
  return makePair(
    texts.shipName(number),
    `${brings(missing.points, missing.size, missing.largest)} ${missingText(ship, texts)}`,
  );
};

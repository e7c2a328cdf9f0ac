import type { Deal } from '@ankerplatz/protocol';
import { isBoardGameId, scoringOf } from '@ankerplatz/registry/lazy';
import { settings } from '../../settings/settings.ts';
import { kindName } from '../../setup/names.ts';
import { gameName, levelName } from '../../statistics/labels.ts';
import { dealsText } from '../../text/deals.ts';
import { makeNumber } from '../../text/intl.ts';

/** The date of a deal of a day; days are those of UTC. */
const dayOf = ({ beginsAt }: Deal): string =>
  new Intl.DateTimeFormat(settings.value.language, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(beginsAt));

/** `Nauticus, 3 May 2026`, or the name that the club gave. */
export const titleOf = (deal: Deal): string => deal.name ?? dealsText.value.ofDay(gameName(deal.game), dayOf(deal));

/** `Nauticus, 2 players, Captain` */
export const kindOf = (deal: Deal): string => {
  const { game, players, variant, level } = deal;
  const kind = isBoardGameId(game) ? kindName(game, { ...(players && { players }), ...(variant && { variant }) }) : '';
  const said = dealsText.value.against(kind, levelName(level));
  return deal.name === null ? said : `${gameName(game)}, ${said}`;
};

const isRace = (game: string): boolean => isBoardGameId(game) && scoringOf(game) === 'race';

/** The worth of an attempt, in the words of its game. */
export const worthOf = (game: string, worth: number): string => {
  const words = dealsText.value;
  if (!isRace(game)) return words.points(worth);
  if (worth === 0) return words.level;
  return worth > 0 ? words.lead(worth) : words.behind(-worth);
};

/** The same where there is little room. */
export const shortWorth = (game: string, worth: number): string =>
  isRace(game) && worth > 0 ? `+${makeNumber(worth)}` : makeNumber(worth);

import type { FairPlayText } from '../fair-play-text.ts';

const one = (value: number): string => value.toLocaleString('en', { maximumFractionDigits: 1 });
const percent = (share: number): string => share.toLocaleString('en', { style: 'percent' });
const games = (count: number): string => (count === 1 ? '1 game' : `${count} games`);

export const fairPlay: FairPlayText = {
  title: 'Fair play',
  hint: 'Partners who win too often, games that were thrown or left, turns like those of a strong bot: figures for you to judge.',
  show: 'Show the figures',
  back: 'Back to administration',
  about: (days, count, reviewed) =>
    `Rated games of the last ${days} days: ${count}, of which ${reviewed} have been reviewed.`,
  nothingAutomatic:
    'Chance alone brings somebody onto this page now and then, so look at the games before you judge. Nothing happens by itself.',
  none: 'Nothing unusual.',
  partners: 'Partners who win too often',
  partnersHint: 'Two who won more games together than their ratings let one expect.',
  and: 'and',
  opponents: 'One-sided pairs',
  opponentsHint: 'The first beat the second more often than their ratings let one expect: games may have been thrown.',
  beat: 'against',
  leavers: 'Games left',
  leaversHint: 'Who gives up, runs out of time or leaves the seat to others more often than people do here.',
  agreements: 'Turns like those of a strong bot',
  agreementsHint:
    'In reviewed games, who played the turns of the reviewing bot more often than people of about the same rating.',
  won: (played, won, expected) => `${one(won)} of ${games(played)} won, ${one(expected)} expected.`,
  left: (played, left, expected) => `${left} of ${games(played)} left, ${one(expected)} expected.`,
  gained: times => (times === 1 ? 'One of them was won by' : `${times} of them were won by`),
  agreed: (share, usual) => `${percent(share)} of turns the same, ${percent(usual)} is usual.`,
  surprise: deviations => `${one(deviations)} standard deviations off.`,
  sameAddress: 'Both came from the same address lately, as people of one household or club do.',
  classes: { two: 'two players', more: 'three or four players', quick: 'Quick', duel: 'Duel', team: 'Team' },
  paces: { live: 'live', slow: 'over days' },
  games: 'Games with their reviews:',
  lookInto: 'Review the last ten games',
  lookedInto: count =>
    count === 0
      ? 'There is no rated game left to review.'
      : `The server now reviews ${games(count)}, one after the other, when it has nothing else to do.`,
};

import { SeededChance } from '@ankerplatz/kit';
import { type NauticusPosition, type NauticusView, nauticus } from '@ankerplatz/nauticus';

export { buttonOf, click, draw, toggle } from '../../testing/page.ts';

const PLAYER = {
  points: 10,
  taler: 15,
  workers: 4,
  passes: 0,
  extra: true,
  crownPoints: 0,
  storage: [],
  delivered: [],
  ships: [],
};

const BOARD = {
  game: 'nauticus',
  round: 2,
  phase: 3,
  start: 0,
  wheel: 3,
  anchor: 2,
  tiles: ['hulls', 'transport', 'sails', 'money', 'goods', 'crowns', 'masts', 'deliver'],
  used: [false, false, true, true, false, false, false, false],
};

/** A position in the middle of a game; each player is given by what is not as at the start. */
export const positionOf = (...players: readonly object[]): NauticusPosition => {
  const json = { ...BOARD, players: players.map(player => ({ ...PLAYER, ...player })) };
  const parsed = nauticus.parsePosition(json, SeededChance.from('zones'));
  if (!parsed.ok) throw new Error(parsed.error);
  return parsed.value;
};

export const viewAt = (position: NauticusPosition, seat = 0): NauticusView =>
  nauticus.view(position, seat) as unknown as NauticusView;

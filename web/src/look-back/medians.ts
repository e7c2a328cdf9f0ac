/** Figures of Nauticus that are points. */
export type PointSource =
  | 'shipPoints'
  | 'crownPoints'
  | 'goodsPoints'
  | 'bonusPoints'
  | 'rewardPoints'
  | 'passPoints'
  | 'restPoints';

export const MEDIAN_GAMES = 20;

/** By the number of players: medians over all seats of games of captains alone. */
export const MEDIANS: Readonly<Record<number, Readonly<Record<PointSource, number>> | undefined>> = {};

import { think } from '@ankerplatz/bots';
import { SeededChance, type View } from '@ankerplatz/kit';
import { GAMES } from '@ankerplatz/registry';
import { measure, type Task } from './measure.ts';
import { iteratePeer } from './peer/bot.ts';
import type { OperationRow, Ratio } from './report.ts';
import { viewsOf } from './rules.ts';

const LEVEL = 'captain';
/** Of one turn: so few that they are always spent. */
const PLAYOUTS = 1000;
const VIEWS = 16;
const OWN = `nauticus ${LEVEL}: playouts`;
const PEER = 'boardgame.io MCTSBot: iterations';

/** How often a captain asks whether to stop, which it does after every playout. */
const askedFor = (view: View, playouts: number): number => {
  let asked = 0;
  const isStopped = (): boolean => {
    asked++;
    return false;
  };
  think('nauticus', LEVEL, view, { seed: 'bench', playouts, isStopped });
  return asked;
};

/** Whether a captain would think longer if it might: then the budget is spent to the end. */
const isHard = (view: View): boolean => askedFor(view, 2 * PLAYOUTS) > askedFor(view, PLAYOUTS);

const captain = (): Task => {
  const views = viewsOf(GAMES.nauticus, SeededChance.from('captain'), VIEWS, isHard);
  let turn = 0;
  return {
    name: OWN,
    run: () => {
      think('nauticus', LEVEL, views[turn++ % VIEWS]!, { seed: 'bench', playouts: PLAYOUTS });
      return PLAYOUTS;
    },
  };
};

/** How fast a captain thinks, beside boardgame.io's bot in a game of the size of Nauticus. */
export const measureBots = (seconds: number, asked: (name: string) => boolean): OperationRow[] => {
  const tasks = [...(asked(OWN) ? [captain()] : []), ...(asked(PEER) ? [{ name: PEER, run: iteratePeer }] : [])];
  return [...measure(tasks, seconds)].map(([name, { perSecond, spread }]) => ({ name, perSecond, spread }));
};

/** A playout judges one position of a search over whole turns, an iteration plays 50 random moves. */
export const botRatiosOf = (rows: readonly OperationRow[]): Ratio[] => {
  const rate = (name: string): number | undefined => rows.find(row => row.name === name)?.perSecond;
  const own = rate(OWN);
  const peer = rate(PEER);
  if (own === undefined || peer === undefined) return [];
  return [{ name: `${OWN} / ${PEER}`, value: own / peer, aim: '≥ 200' }];
};

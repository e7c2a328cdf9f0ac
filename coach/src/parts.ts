import type { BotGameId } from '@ankerplatz/bots/lazy';
import { type Group, loadNauticusValue, loadNautilusValue, type Source } from '@ankerplatz/bots/values';
import type { NauticusPosition } from '@ankerplatz/nauticus';
import { type NautilusPosition, PHASE } from '@ankerplatz/nautilus';
import type { Comparison } from './advice.ts';
import type { PlayedLine } from './played-line.ts';

/** In the order of the values' parts. */
const SOURCES: readonly Source[] = ['track', 'ships', 'crowns', 'goods', 'rewards', 'passes', 'rest'];
const GROUPS: readonly Group[] = ['way', 'berths', 'whale', 'course', 'hand'];

/** Parts of a point in which the value of Nauticus counts, and the grains of odds that are worth a word in Nautilùs. */
const POINT = 64;
const GRAINS = 16;

type Part = Comparison['part'];

/**
 * The part that speaks most for one turn before another, by the learned value of where they lead; null: none does much,
 * or it cannot judge that.
 */
type Parts = (best: PlayedLine, other: PlayedLine) => Promise<Part>;

const most = <T extends string>(names: readonly T[], gains: readonly number[]): readonly [name: T, by: number] => {
  const place = gains.indexOf(Math.max(...gains));
  return [names[place]!, gains[place]!];
};

const nauticusPart: Parts = async (best, other) => {
  const value = await loadNauticusValue();
  const { round } = best.before;
  const partsOf = ({ after, seat }: PlayedLine): readonly number[] => {
    value.judge(after as NauticusPosition, seat, round);
    return [...value.parts];
  };
  const [own, rival] = [partsOf(best), partsOf(other)];
  const [name, by] = most(
    SOURCES,
    own.map((part, place) => (part - rival[place]!) / POINT),
  );
  return by >= 1 ? { name, by: Math.round(by) } : null;
};

const isSettled = ({ after, isVeiled }: PlayedLine): boolean => {
  const { phase, isOver } = after as NautilusPosition;
  return !isVeiled && !isOver && (phase === PHASE.play || phase === PHASE.skipped);
};

const nautilusPart: Parts = async (best, other) => {
  if (!isSettled(best) || !isSettled(other)) return null;
  const value = await loadNautilusValue((best.before as NautilusPosition).material.variant);
  const { round } = best.before;
  const partsOf = ({ after, seat }: PlayedLine): readonly number[] => {
    value.judge(after as NautilusPosition, seat, after.round !== round);
    return [...value.parts];
  };
  const [own, rival] = [partsOf(best), partsOf(other)];
  const [name, by] = most(
    GROUPS,
    own.map((part, place) => part - rival[place]!),
  );
  return by >= GRAINS ? { name, by: null } : null;
};

const PARTS: Readonly<Record<BotGameId, Parts>> = { nauticus: nauticusPart, nautilus: nautilusPart };

export const partBetween = (game: BotGameId, best: PlayedLine, other: PlayedLine): Promise<Part> =>
  PARTS[game](best, other);

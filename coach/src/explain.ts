import type { BotGameId } from '@ankerplatz/bots/lazy';
import { type Position, rulesOf, SeededChance, type View } from '@ankerplatz/kit';
import { decodeMove, parseMove as parseNauticusMove } from '@ankerplatz/nauticus';
import { type NautilusPosition, parseMove as parseNautilusMove } from '@ankerplatz/nautilus';
import { loadGameAt } from '@ankerplatz/registry/lazy';
import type { Claim, Comparison } from './advice.ts';
import { nauticusClaims } from './nauticus/claims.ts';
import { nautilusClaims } from './nautilus/claims.ts';
import { partBetween } from './parts.ts';
import { type PlayedLine, playLine } from './played-line.ts';

const CLAIMS: Readonly<Record<BotGameId, (line: PlayedLine) => readonly Claim[]>> = {
  nauticus: line => nauticusClaims(line as Parameters<typeof nauticusClaims>[0]),
  nautilus: line => nautilusClaims(line as Parameters<typeof nautilusClaims>[0]),
};

/** The claims of a turn, the most telling first. */
export const claimsOf = (id: BotGameId, line: PlayedLine): readonly Claim[] => CLAIMS[id](line);

/** The claims of one turn that do not hold of another. */
export const lacksOf = (id: BotGameId, best: PlayedLine, other: PlayedLine): readonly Claim[] => {
  const own = claimsOf(id, other).map(claim => JSON.stringify(claim));
  return claimsOf(id, best).filter(claim => !own.includes(JSON.stringify(claim)));
};

/** The action or card that a move takes or plays; null: it does neither. */
const OPENINGS: Readonly<Record<BotGameId, (move: string, before: Position) => string | null>> = {
  nauticus: text => {
    const code = parseNauticusMove(text);
    const move = code === undefined ? null : decodeMove(code);
    return move?.type === 'take' ? move.action : null;
  },
  nautilus: (text, before) => {
    const move = parseNautilusMove(text, (before as NautilusPosition).material);
    return move?.type === 'play' ? move.card : null;
  },
};

const openingOf = (id: BotGameId, { moves: [first], before }: PlayedLine): string | null =>
  first === undefined ? null : OPENINGS[id](first, before);

export const comparisonOf = async (
  id: BotGameId,
  best: PlayedLine,
  other: PlayedLine,
  ahead: number,
): Promise<Comparison> => {
  const opening = openingOf(id, other);
  return {
    other: opening === openingOf(id, best) ? null : opening,
    ahead,
    part: await partBetween(id, best, other),
  };
};

/** Why one turn is better than another. */
export interface Explanation {
  /** Claims of the better turn, the most telling first; at least one. */
  readonly claims: readonly Claim[];
  /** Claims of the better turn that do not hold of the other. */
  readonly lacks: readonly Claim[];
  readonly comparison: Comparison;
}

/** For the seat of a view, which must decide between two whole turns. */
export const explain = async (
  id: BotGameId,
  view: View,
  best: readonly string[],
  other: readonly string[],
  ahead: number,
): Promise<Explanation> => {
  const game = await loadGameAt(id, rulesOf(view));
  const position = game.sample(view, SeededChance.from('coach'));
  const [line, played] = [best, other].map(moves => playLine(game, position, view.seat!, moves));
  return {
    claims: claimsOf(id, line!),
    lacks: lacksOf(id, line!, played!),
    comparison: await comparisonOf(id, line!, played!, ahead),
  };
};

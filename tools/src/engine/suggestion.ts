import { thinkWith } from '@ankerplatz/bots';
import { ok } from '@ankerplatz/kit';
import { ranksOf } from '../ranks.ts';
import type { EngineTable } from './engine-table.ts';
import { type Answered, bad } from './problem.ts';
import type { Question } from './requests.ts';

type Wish = Extract<Question, { readonly do: 'suggest' }>;

/** The same view gives the same advice, unless the time cuts it short. */
const SEED = 'suggest';

const deadline = (ms: number): (() => boolean) => {
  const end = performance.now() + ms;
  return () => performance.now() >= end;
};

/** A bot's choice for a seat that must decide, from that seat's view alone. */
export const suggestion = ({ seat, level = 'mate', ms, lines }: Wish, { game, position }: EngineTable): Answered => {
  const rank = ranksOf(game)?.[level];
  if (!rank) return bad(`there is no ${level} for version ${game.version} of ${game.id}`);
  const thinking = { seed: SEED, ...(ms !== undefined && { isStopped: deadline(ms) }) };
  const found = thinkWith(rank, game.view(position, seat), thinking);
  const move = found[0]!.moves[0]!;
  if (lines === undefined) return ok({ move });
  return ok({ move, lines: found.slice(0, lines).map(({ moves, value }) => ({ moves, value })) });
};

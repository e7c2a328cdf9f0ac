import {
  type ByTag,
  byTag,
  err,
  type JsonObject,
  legalMoves,
  ok,
  perft,
  type Refusal,
  refusalText,
  type Seat,
  TooManyNodes,
} from '@ankerplatz/kit';
import { en } from '@ankerplatz/kit/text/en';
import type { EngineTable } from './engine-table.ts';
import { type Answered, bad } from './problem.ts';
import type { Question } from './requests.ts';
import { suggestion } from './suggestion.ts';

export const MOST_NODES = 1e8;

const noSuchSeat = (table: EngineTable, seat: Seat | null): string | undefined =>
  seat === null || (seat >= 0 && seat < table.seats)
    ? undefined
    : `there is no seat ${seat}: the seats of this game are 0 to ${table.seats - 1}`;

/** Refusals are told in English. */
const refused = async (table: EngineTable, refusal: Refusal): Promise<Answered> => {
  const message = refusalText(refusal, await table.game.words('en'), en);
  const { code } = refusal;
  return err(code === 'illegal-move' ? { code, rule: refusal.reason.rule, message } : { code, message });
};

const countNodes = (table: EngineTable, depth: number): Answered => {
  try {
    return ok({ nodes: perft(table.position, depth, MOST_NODES) });
  } catch (error) {
    if (error instanceof TooManyNodes) return bad(`more than ${MOST_NODES} nodes at depth ${depth}`);
    throw error;
  }
};

const ANSWERS: ByTag<Question, 'do', Answered | Promise<Answered>, [EngineTable]> = {
  moves: (_, { game, position }) =>
    ok({ moves: Object.fromEntries(position.deciders().map(seat => [seat, legalMoves(game, position, seat)])) }),

  play: ({ seat, move }, table) => {
    const problem = noSuchSeat(table, seat);
    if (problem !== undefined) return bad(problem);
    const refusal = table.play(seat, move);
    return refusal ? refused(table, refusal) : ok({});
  },

  state: (_, { game, position }) => ok({ state: game.state(position) }),

  view: ({ seat }, table) => {
    const problem = noSuchSeat(table, seat);
    if (problem !== undefined) return bad(problem);
    const { moves, known, ...view } = table.game.view(table.position, seat);
    return ok({ view });
  },

  result: (_, { position }) => {
    const outcome = position.outcome();
    return ok(outcome ? { over: true, ranks: outcome.ranks, scores: outcome.scores } : { over: false });
  },

  perft: ({ depth }, table) => countNodes(table, depth),

  suggest: (question, table) => {
    const { seat } = question;
    const problem = noSuchSeat(table, seat);
    if (problem !== undefined) return bad(problem);
    const deciders = table.position.deciders();
    if (!deciders.includes(seat)) return refused(table, { code: 'not-your-turn', seat, deciders });
    return suggestion(question, table);
  },

  record: (_, table) => ok({ record: table.record() as unknown as JsonObject }),
};

/** The answer to a question about the game at this table. */
export const answerTo = (question: Question, table: EngineTable): Answered | Promise<Answered> =>
  byTag<Question, 'do', Answered | Promise<Answered>, [EngineTable]>(ANSWERS, 'do', question, table);
